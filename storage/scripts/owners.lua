-- The owners in the sorted set KEYS[1] whose time, in milliseconds since 1970, isn't over.

local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)

return redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. string.format('%.0f', now), '+inf')
