-- A leaderboard: its first players, those around one of them, and of each what their standing is.
-- Who wasn't rated for long is taken off first; the next match puts them there again.
-- Answers how many there are; two lists: of the first, and of those around the reader; each holds
-- player, rank a week ago or -1, standing, in turn; and the rank, from 0, of the first of those
-- around.
-- KEYS: of a game: the leaderboard, when its players were rated last, the one of a week ago, the
--       hash of standings
-- ARGV: the time before which one must not have been rated last; the reader's address; how many of
--       the first, and how many before and behind the reader

local leaderboard, rated, week_ago, standings = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local reader, most, around = ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])

for _, player in ipairs(redis.call('ZRANGEBYSCORE', rated, '-inf', '(' .. ARGV[1])) do
  redis.call('ZREM', leaderboard, player)
  redis.call('ZREM', rated, player)
end

local function rows(first, last)
  local found = {}

  for _, player in ipairs(redis.call('ZRANGE', leaderboard, first, last, 'REV')) do
    found[#found + 1] = player
    found[#found + 1] = redis.call('ZREVRANK', week_ago, player) or -1
    found[#found + 1] = redis.call('HGET', standings, player)
  end

  return found
end

local rank = redis.call('ZREVRANK', leaderboard, reader)
local from = rank and math.max(0, rank - around) or 0

return {
  redis.call('ZCARD', leaderboard),
  rows(0, most - 1),
  rank and rows(from, rank + around) or {},
  from,
}
