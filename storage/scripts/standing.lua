-- Change a table's standing answers and the moment of the next: all of it, or nothing.
-- KEYS: the table's rows, its standing answers, its shard's moments of answering
-- ARGV: the number of rows that the writer saw, the table's name, the moment ('' for none), then
--       each answer's name and value ('' removes it)
-- Answers 1, or 0 if somebody acted meanwhile.

if redis.call('LLEN', KEYS[1]) ~= tonumber(ARGV[1]) then
  return 0
end

if ARGV[3] == '' then
  redis.call('ZREM', KEYS[3], ARGV[2])
else
  redis.call('ZADD', KEYS[3], ARGV[3], ARGV[2])
end

for i = 4, #ARGV, 2 do
  if ARGV[i + 1] == '' then
    redis.call('HDEL', KEYS[2], ARGV[i])
  else
    redis.call('HSET', KEYS[2], ARGV[i], ARGV[i + 1])
  end
end

return 1
