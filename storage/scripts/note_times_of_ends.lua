-- Turn a shard's set of tables that are over into a sorted set of them by their end, which was not
-- noted: it is taken to be now.
-- KEYS: the set; the sorted set
-- ARGV: the time

for _, name in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  redis.call('ZADD', KEYS[2], 'NX', ARGV[1], name)
end
redis.call('DEL', KEYS[1])

return 1
