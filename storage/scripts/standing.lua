-- Change a table's standing answers and the moment of the next: all of it, or nothing.
-- KEYS: the table's rows, its standing answers, its shard's moments of answering
-- ARGV: how many rows the writer saw and how the first began, the table's name, the moment ('' for
--       none), then each answer's name and value ('' removes it)
-- Answers 1, or 0 if somebody acted meanwhile.

local seen, first = tonumber(ARGV[1]), redis.call('LINDEX', KEYS[1], 0) or ''

if redis.call('LLEN', KEYS[1]) ~= seen or first:sub(1, #ARGV[2]) ~= ARGV[2] then
  return 0
end

if ARGV[4] == '' then
  redis.call('ZREM', KEYS[3], ARGV[3])
else
  redis.call('ZADD', KEYS[3], ARGV[4], ARGV[3])
end

for i = 5, #ARGV, 2 do
  if ARGV[i + 1] == '' then
    redis.call('HDEL', KEYS[2], ARGV[i])
  else
    redis.call('HSET', KEYS[2], ARGV[i], ARGV[i + 1])
  end
end

return 1
