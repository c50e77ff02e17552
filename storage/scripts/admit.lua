-- Count one more of something, unless there have been too many lately.
-- Answers 0; or, if nothing was counted, the milliseconds until one more may be.
-- The key holds the moment at which all is forgotten that was counted so far. Each one puts it off by
-- the same time, and it never lies further ahead than `most` of them (the generic cell rate algorithm).
-- KEYS: what is counted
-- ARGV: the time now, the time by which each puts it off, both in milliseconds; how many at once

local now, every, most = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local furthest = now + every * most
local kept = tonumber(redis.call('GET', KEYS[1]) or now) or now
-- Of a clock that was put back no more is left than if the most had been counted just now.
local free_at = math.min(math.max(kept, now), furthest) + every

if free_at > furthest then
  return free_at - furthest
end

redis.call('SET', KEYS[1], string.format('%.0f', free_at), 'PX', free_at - now)
return 0
