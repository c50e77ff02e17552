-- Lease something to owners, or renew their leases, as long as there is room for them.
-- KEYS: the owners by until when it is theirs (a sorted set; times are milliseconds since 1970)
-- ARGV: for how many milliseconds; how many owners it may have at a time; the owners
-- Answers how many of them have not got it.

local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local missed = 0

redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)

for i = 3, #ARGV do
  if redis.call('ZSCORE', KEYS[1], ARGV[i]) or redis.call('ZCARD', KEYS[1]) < tonumber(ARGV[2]) then
    redis.call('ZADD', KEYS[1], now + ARGV[1], ARGV[i])
  else
    missed = missed + 1
  end
end

local last = redis.call('ZRANGE', KEYS[1], -1, -1, 'WITHSCORES')[2]

if last then
  redis.call('PEXPIREAT', KEYS[1], string.format('%.0f', last))
end

return missed
