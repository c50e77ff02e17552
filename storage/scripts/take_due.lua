-- Take the table ARGV[1] off the sorted set KEYS[1], if its time is not after ARGV[2].
-- Answers 1; or 0 if it is not there (any more), or has got a later time.

local at = tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or nil)

if at and at <= tonumber(ARGV[2]) then
  return redis.call('ZREM', KEYS[1], ARGV[1])
end

return 0
