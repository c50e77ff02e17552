-- Read what players' results in a game have come to. Answers how many results there are; the address
-- under which each of the players stands; and the standing there, or nil.
-- KEYS: of the game: the hash of results, the hash of standings, the hash of holders by addresses
-- ARGV: the players' addresses

local holders, standings = {}, {}

for i, player in ipairs(ARGV) do
  holders[i] = redis.call('HGET', KEYS[3], player) or player
  standings[i] = redis.call('HGET', KEYS[2], holders[i])
end

return { redis.call('HLEN', KEYS[1]), holders, standings }
