-- Note in the sorted set KEYS[1] that the worker ARGV[1] lives.
-- Answers the time now; 1 if the worker was not noted in the last ARGV[2] milliseconds, or 0; and
-- the other workers that were not. Times are milliseconds since 1970.

local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local latest = now - ARGV[2]

local noted = redis.call('ZSCORE', KEYS[1], ARGV[1])
local lapsed = (not noted or tonumber(noted) <= latest) and 1 or 0

redis.call('ZADD', KEYS[1], now, ARGV[1])

local dead = {}

for _, name in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', latest)) do
  if name ~= ARGV[1] then
    dead[#dead + 1] = name
  end
end

return { now, lapsed, dead }
