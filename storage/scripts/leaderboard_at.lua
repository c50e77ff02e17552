-- A leaderboard of those who have finished a match at a place: its first players, those around one
-- of them, and of each what their standing is. Answers as leaderboard.lua does.
-- KEYS: of a game: the leaderboard, when its players were rated last, the players of the place, the
--       hash of standings, the leaderboard of a week ago
-- ARGV: the time before which one must not have been rated last; the reader's address; how many of
--       the first, and how many before and behind the reader

local since, reader = tonumber(ARGV[1]), ARGV[2]
local most, around = tonumber(ARGV[3]), tonumber(ARGV[4])
local worst_first = redis.call('ZINTER', 2, KEYS[1], KEYS[3], 'WEIGHTS', 1, 0)
local players, rank = {}, false

for i = #worst_first, 1, -1 do
  local player = worst_first[i]

  if tonumber(redis.call('ZSCORE', KEYS[2], player)) >= since then
    players[#players + 1] = player
    rank = player == reader and #players - 1 or rank
  end
end

local week_ago, ranks_then = redis.call('ZINTER', 2, KEYS[5], KEYS[3], 'WEIGHTS', 1, 0), {}

for i, player in ipairs(week_ago) do
  ranks_then[player] = #week_ago - i
end

local function rows(first, last)
  local found = {}

  for i = first + 1, math.min(last + 1, #players) do
    found[#found + 1] = players[i]
    found[#found + 1] = ranks_then[players[i]] or -1
    found[#found + 1] = redis.call('HGET', KEYS[4], players[i])
  end

  return found
end

local from = rank and math.max(0, rank - around) or 0

return { #players, rows(0, most - 1), rank and rows(from, rank + around) or {}, from }
