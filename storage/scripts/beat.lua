-- Note in the sorted set KEYS[1] that the worker ARGV[1] lives.
-- Answers the time now; 'new', 'lapsed' or 'in time': whether the worker was noted before, and in
-- the last ARGV[2] milliseconds; the other workers that were not; and how many are noted in all. Times
-- are milliseconds since 1970; a worker that has retired is noted with 0.

local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local latest = now - ARGV[2]

local noted = tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or nil)
local state = not noted and 'new' or noted <= latest and 'lapsed' or 'in time'

redis.call('ZADD', KEYS[1], now, ARGV[1])

-- What kept this worker away (an outage, a machine asleep) may have kept the others away as well:
-- they get the same time again.
if state == 'lapsed' then
  for _, name in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '(0', latest)) do
    redis.call('ZADD', KEYS[1], now, name)
  end
end

local dead = {}

for _, name in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', latest)) do
  if name ~= ARGV[1] then
    dead[#dead + 1] = name
  end
end

return { now, state, dead, redis.call('ZCARD', KEYS[1]) }
