-- Add to a table's log, move its timer and add to the outbox: all of it, or nothing.
-- KEYS: the table's rows, its shard's deadlines, reminders and moments of answering, the table's
--       standing answers, its shard's outbox
-- ARGV: how many rows the writer saw and how the first began, the table's name, deadline, reminder
--       and moment of answering ('' for none), '1' to remove the standing answers, '1' if rows
--       follow that take the place of all others, how many rows follow, the rows, the notices
-- Answers 1, or 0 if somebody else was first.

local seen, first = tonumber(ARGV[1]), redis.call('LINDEX', KEYS[1], 0) or ''

if redis.call('LLEN', KEYS[1]) ~= seen or first:sub(1, #ARGV[2]) ~= ARGV[2] then
  return 0
end

local name, rows = ARGV[3], tonumber(ARGV[9])

-- New rows first: they are what a full server refuses, and then nothing must have changed.
for i = 10, 9 + rows do
  redis.call('RPUSH', KEYS[1], ARGV[i])
end

if ARGV[8] == '1' then
  redis.call('LTRIM', KEYS[1], seen, -1)
end

for key, at in pairs({ [KEYS[2]] = ARGV[4], [KEYS[3]] = ARGV[5], [KEYS[4]] = ARGV[6] }) do
  if at == '' then
    redis.call('ZREM', key, name)
  else
    redis.call('ZADD', key, at, name)
  end
end

if ARGV[7] == '1' then
  redis.call('DEL', KEYS[5])
end

for i = 10 + rows, #ARGV do
  redis.call('XADD', KEYS[6], '*', 'n', ARGV[i])
end

return 1
