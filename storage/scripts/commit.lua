-- Append to a table's log, move its timer and add to the outbox: all of it, or nothing.
-- KEYS: the table's rows, its shard's deadlines, reminders and moments of answering, the table's
--       standing answers, its shard's outbox
-- ARGV: the number of rows that the writer saw, the table's name, deadline, reminder and moment of
--       answering ('' for none), '1' to remove the standing answers, how many rows follow, the
--       rows, the notices
-- Answers 1, or 0 if somebody else was first.

if redis.call('LLEN', KEYS[1]) ~= tonumber(ARGV[1]) then
  return 0
end

local name, rows = ARGV[2], tonumber(ARGV[7])

for i = 8, 7 + rows do
  redis.call('RPUSH', KEYS[1], ARGV[i])
end

for key, at in pairs({ [KEYS[2]] = ARGV[3], [KEYS[3]] = ARGV[4], [KEYS[4]] = ARGV[5] }) do
  if at == '' then
    redis.call('ZREM', key, name)
  else
    redis.call('ZADD', key, at, name)
  end
end

if ARGV[6] == '1' then
  redis.call('DEL', KEYS[5])
end

for i = 8 + rows, #ARGV do
  redis.call('XADD', KEYS[6], '*', 'n', ARGV[i])
end

return 1
