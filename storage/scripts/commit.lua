-- Append to a table's log, move its timer and add to the outbox: all of it, or nothing.
-- KEYS: the table's rows, its shard's deadlines, reminders and outbox
-- ARGV: the number of rows that the writer saw, the table's name, deadline ('' for none),
--       reminder ('' for none), how many rows follow, the rows, the notices
-- Answers 1, or 0 if somebody else was first.

if redis.call('LLEN', KEYS[1]) ~= tonumber(ARGV[1]) then
  return 0
end

local name, rows = ARGV[2], tonumber(ARGV[5])

for i = 6, 5 + rows do
  redis.call('RPUSH', KEYS[1], ARGV[i])
end

for key, at in pairs({ [KEYS[2]] = ARGV[3], [KEYS[3]] = ARGV[4] }) do
  if at == '' then
    redis.call('ZREM', key, name)
  else
    redis.call('ZADD', key, at, name)
  end
end

for i = 6 + rows, #ARGV do
  redis.call('XADD', KEYS[4], '*', 'n', ARGV[i])
end

return 1
