-- Take the worker ARGV[1] off the sorted set KEYS[1], if it was not noted there after ARGV[2].

local noted = redis.call('ZSCORE', KEYS[1], ARGV[1])

if noted and tonumber(noted) <= tonumber(ARGV[2]) then
  return redis.call('ZREM', KEYS[1], ARGV[1])
end

return 0
