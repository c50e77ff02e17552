-- Put one result into the standings of its game, if it is not there yet and nobody else has put one
-- there since the writer looked. Answers 1; or, if nothing was done, 0: somebody has; 2: this one is
-- there already.
-- KEYS: of the game: the hash of results by their numbers, the hash of standings by players, the
--       leaderboard (a sorted set of players by their ratings), when each of these was rated last (a
--       sorted set), the leaderboard of a week ago, the week of that, the hash of the results' numbers
--       by tables; then of each player the sorted set of the numbers of their results; then the sets
--       of the players of places
-- ARGV: a JSON object, which holds
--       table: the name of the result's table; expected: how many results the writer saw;
--       row: the result; week: which week it is;
--       players: of each player an address, a standing, when they were rated last, and their
--       rating, or "" if they stand on no leaderboard

local results, standings, leaderboard, rated = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local week_ago, week, numbers = KEYS[5], KEYS[6], KEYS[7]
local change = cjson.decode(ARGV[1])
local players = change.players

if redis.call('HEXISTS', numbers, change.table) == 1 then
  return 2
end

local number = redis.call('HLEN', results)

if number ~= change.expected then
  return 0
end

if redis.call('GET', week) ~= change.week then
  redis.call('DEL', week_ago)
  redis.call('ZUNIONSTORE', week_ago, 1, leaderboard)
  redis.call('SET', week, change.week)
end

redis.call('HSET', results, number, change.row)
redis.call('HSET', numbers, change.table, number)

for i, player in ipairs(players) do
  redis.call('HSET', standings, player.address, player.standing)
  redis.call('ZADD', KEYS[7 + i], number, number)

  if player.rating == '' then
    redis.call('ZREM', leaderboard, player.address)
    redis.call('ZREM', rated, player.address)
  else
    redis.call('ZADD', leaderboard, player.rating, player.address)
    redis.call('ZADD', rated, player.rated_at, player.address)
  end

  for place = 8 + #players, #KEYS do
    redis.call('SADD', KEYS[place], player.address)
  end
end

return 1
