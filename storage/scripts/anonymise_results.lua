-- Take somebody who deletes themselves out of the results of a game; what their results have come to
-- stays under another address, on no leaderboard. Answers 1; or 0 if nothing was done: what was read
-- has changed.
-- KEYS: of the game: the hash of results by their numbers, the hash of standings by players, the
--       leaderboard, when its players were rated last, the leaderboard of a week ago; the sorted
--       set of the numbers of the player's results; the hash of all numbers by tables, the hash of
--       holders by addresses, the hash of results taken out by tables
-- ARGV: the player's address, what takes its place, how many results the writer saw; then of each
--       that names the player its number, the SHA-1 of its row, the new row, and the name of its
--       table before and after, '' if it is of none

local results, standings, numbers, tables, holders = KEYS[1], KEYS[2], KEYS[6], KEYS[7], KEYS[8]
local voided = KEYS[9]
local player, former = ARGV[1], ARGV[2]

if redis.call('HLEN', results) ~= tonumber(ARGV[3]) then
  return 0
end

for i = 4, #ARGV, 5 do
  local row = redis.call('HGET', results, ARGV[i])

  if not row or redis.sha1hex(row) ~= ARGV[i + 1] then
    return 0
  end
end

for i = 4, #ARGV, 5 do
  redis.call('HSET', results, ARGV[i], ARGV[i + 2])

  if ARGV[i + 3] ~= '' then
    local taken_out = redis.call('HGET', voided, ARGV[i + 3])
    redis.call('HDEL', tables, ARGV[i + 3])
    redis.call('HSET', tables, ARGV[i + 4], ARGV[i])

    if taken_out then
      redis.call('HDEL', voided, ARGV[i + 3])
      redis.call('HSET', voided, ARGV[i + 4], taken_out)
    end
  end
end

local standing = redis.call('HGET', standings, player)

if standing then
  redis.call('HSET', standings, former, standing)
  redis.call('HDEL', standings, player)
end

for i = 3, 5 do
  redis.call('ZREM', KEYS[i], player)
end

redis.call('DEL', numbers)

local known = redis.call('HGETALL', holders)

for i = 1, #known, 2 do
  local address = known[i] == player and former or known[i]
  local holder = known[i + 1] == player and former or known[i + 1]

  if address ~= known[i] then
    redis.call('HDEL', holders, known[i])
  end

  if address ~= known[i] or holder ~= known[i + 1] then
    redis.call('HSET', holders, address, holder)
  end
end

return 1
