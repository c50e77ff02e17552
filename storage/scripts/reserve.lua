-- Reserve room for one more in several token buckets, in all or in none.
-- A bucket's key holds the moment at which nothing counts any more that was reserved so far. Each one
-- puts it off by the same time, and it never lies further ahead than the most that may be done at
-- once (the generic cell rate algorithm), but for what is reserved ahead. All times are milliseconds.
-- KEYS: the overall bucket, then the narrower ones
-- ARGV: the time now, '' for the server's; how far ahead the caller waits for room in the overall
--       bucket, and how far ahead anybody may; then of each bucket how many at once, and the time by
--       which each puts it off
-- Answers 'made', and in how many milliseconds it may be done; else in how many to ask again: 'full'
-- if a narrower bucket has no room by then, 'later' if the overall one has none so soon.

local now = tonumber(ARGV[1])

if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + time[2] / 1000
end

local full_at, slots, full = {}, {}, 0

for i, key in ipairs(KEYS) do
  local most, every = tonumber(ARGV[2 * i + 2]), tonumber(ARGV[2 * i + 3])
  -- Of a clock that was put back no more is left than if the most had been reserved just now.
  full_at[i] = math.min(tonumber(redis.call('GET', key) or 0) or 0, now + every * most + ARGV[3])
  slots[i] = math.max(now, full_at[i] - every * (most - 1))
  -- Room that there will be at the time of the overall one is enough.
  if slots[i] > slots[1] then
    full = math.max(full, slots[i] - now)
  end
end

if full > 0 then
  return { 'full', math.ceil(full) }
end

local wait = slots[1] - now

if wait > tonumber(ARGV[2]) then
  return { 'later', math.ceil(wait) }
end

for i, key in ipairs(KEYS) do
  full_at[i] = math.max(full_at[i], slots[1]) + ARGV[2 * i + 3]
  redis.call('SET', key, string.format('%.3f', full_at[i]), 'PX', math.ceil(full_at[i] - now))
end

return { 'made', math.ceil(wait) }
