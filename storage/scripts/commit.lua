-- Add to a table's log, move its moments and add to the outbox: all of it, or nothing.
-- KEYS: the table's rows, what is due in its shard, its standing answers, its shard's outbox
-- ARGV: how many rows the writer saw and how the record's first began, the table's name, deadline,
--       reminder and moment of answering ('' for none), '1' to remove the standing answers, '1' if
--       rows follow that take the place of all others, how many rows follow, the rows, the notices
-- Answers 1, or 0 if somebody else was first.

local seen, is_whole, rows = tonumber(ARGV[1]), ARGV[8] == '1', tonumber(ARGV[9])

if not is_as_seen(KEYS[1], seen, ARGV[2]) then
  return 0
end

-- New rows first: they are what a full server refuses, and then nothing must have changed.
if is_whole then
  redis.call('RPUSH', KEYS[1], '||')
end

for i = 10, 9 + rows do
  redis.call('RPUSH', KEYS[1], ARGV[i])
end

if is_whole then
  redis.call('LTRIM', KEYS[1], seen, -1)
end

write_moments(KEYS[1], KEYS[2], ARGV[3], { ARGV[4], ARGV[5], ARGV[6] })

if ARGV[7] == '1' then
  redis.call('DEL', KEYS[3])
end

for i = 10 + rows, #ARGV do
  redis.call('XADD', KEYS[4], '*', 'n', ARGV[i])
end

return 1
