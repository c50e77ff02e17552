-- Note in the sorted set KEYS[1] that the names ARGV[3], ... are present for ARGV[1] milliseconds.
-- Of more than ARGV[2] names those stay whose time is over last.

local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)

redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)

for i = 3, #ARGV do
  redis.call('ZADD', KEYS[1], now + ARGV[1], ARGV[i])
end

redis.call('ZREMRANGEBYRANK', KEYS[1], 0, -ARGV[2] - 1)

local last = redis.call('ZRANGE', KEYS[1], -1, -1, 'WITHSCORES')[2]
redis.call('PEXPIREAT', KEYS[1], string.format('%.0f', last))
