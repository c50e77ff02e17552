-- Forget what a player's results in a game have come to. That stands among the results, so that all
-- can be reckoned anew. Answers the number of that entry; -1 if there is nothing to forget.
-- KEYS: of the game: the hash of results by their numbers, the hash of standings by players, the
--       leaderboard, when its players were rated last, the leaderboard of a week ago; the sorted
--       set of the numbers of the player's results
-- ARGV: the player's address, the entry

local player = ARGV[1]

if redis.call('HDEL', KEYS[2], player) == 0 then
  return -1
end

for i = 3, 5 do
  redis.call('ZREM', KEYS[i], player)
end

redis.call('DEL', KEYS[6])

local number = redis.call('HLEN', KEYS[1])
redis.call('HSET', KEYS[1], number, ARGV[2])

return number
