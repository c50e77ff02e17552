-- Take one result of a game out, and put the standings there that were reckoned without it, if nothing
-- was reckoned since. Answers 1; or, if nothing was done, 0: something was; 2: it was taken out before.
-- KEYS: of the game: the hash of results by their numbers, the hash of standings by players, the
--       leaderboard, when its players were rated last, the leaderboard of a week ago, the hash of
--       those taken out by tables; then of each player of the result the sorted set of the numbers
--       of their results
-- ARGV: a JSON object, which holds
--       table: the name of the result's table; number: the result's; expected: how many results
--       the writer saw; row: the entry that says so; players: of each whose standing changes an
--       address, a standing, when they were rated last, and their rating, or "" if they stand on
--       no leaderboard; gone: the addresses of those of whom no standing is left

local results, standings, leaderboard, rated, voided = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[6]
local change = cjson.decode(ARGV[1])

if redis.call('HEXISTS', voided, change.table) == 1 then
  return 2
end

local number = redis.call('HLEN', results)

if number ~= change.expected then
  return 0
end

redis.call('HSET', results, number, change.row)
redis.call('HSET', voided, change.table, number)

for i = 7, #KEYS do
  redis.call('ZREM', KEYS[i], change.number)
end

for _, player in ipairs(change.players) do
  redis.call('HSET', standings, player.address, player.standing)

  if player.rating == '' then
    redis.call('ZREM', leaderboard, player.address)
    redis.call('ZREM', rated, player.address)
  else
    redis.call('ZADD', leaderboard, player.rating, player.address)
    redis.call('ZADD', rated, player.rated_at, player.address)
  end
end

for _, player in ipairs(change.gone) do
  redis.call('HDEL', standings, player)
  redis.call('ZREM', leaderboard, player)
  redis.call('ZREM', rated, player)
end

return 1
