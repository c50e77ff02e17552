-- The players of a leaderboard who have played at a place, the best first, and their standings, in
-- turn.
-- KEYS: of a game: the leaderboard, the players of the place, the hash of standings

local found = {}
local players = redis.call('ZINTER', 2, KEYS[1], KEYS[2], 'WEIGHTS', 1, 0)

for i = #players, 1, -1 do
  found[#found + 1] = players[i]
  found[#found + 1] = redis.call('HGET', KEYS[3], players[i])
end

return found
