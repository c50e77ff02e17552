-- Have the results of several addresses count as one player's, or by themselves again. Answers 1; or 0
-- if nothing was done: a result has come since the writer looked.
-- KEYS: of the game: the hash of results by their numbers, the hash of standings by players, the
--       leaderboard, when its players were rated last, the leaderboard of a week ago, the hash of
--       holders by addresses; then of each address the sorted set of the numbers of its results
-- ARGV: a JSON object, which holds
--       row: the entry; expected: how many results the writer saw;
--       people: of each address the one under which its results stand, the numbers and the standing
--       that stand under itself, or "", when it was rated last, and its rating, or ""

local results, standings, leaderboard, rated, holders = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[6]
local change = cjson.decode(ARGV[1])

if redis.call('HLEN', results) ~= change.expected then
  return 0
end

redis.call('HSET', results, change.expected, change.row)

for i, person in ipairs(change.people) do
  local own = KEYS[6 + i]
  redis.call('HSET', holders, person.address, person.holder)
  redis.call('DEL', own)

  for _, number in ipairs(person.numbers) do
    redis.call('ZADD', own, number, number)
  end

  if person.standing == '' then
    redis.call('HDEL', standings, person.address)
    redis.call('ZREM', KEYS[5], person.address)
  else
    redis.call('HSET', standings, person.address, person.standing)
  end

  if person.rating == '' then
    redis.call('ZREM', leaderboard, person.address)
    redis.call('ZREM', rated, person.address)
  else
    redis.call('ZADD', leaderboard, person.rating, person.address)
    redis.call('ZADD', rated, person.rated_at, person.address)
  end
end

return 1
