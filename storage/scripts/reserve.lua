-- Reserve room for one request in several rates, in all or in none.
-- KEYS: the overall rate, then the narrower ones: lists of when requests are, in milliseconds since
--       1970, the latest first
-- ARGV: how far ahead the request may be in the overall rate, and how far ahead any may be; then of
--       each rate its count, and its window in milliseconds
-- Answers 'made', and in how many milliseconds the request may be sent; else in how many to ask
-- again: 'full' if a narrower rate has no room now, 'later' if the overall one has none so soon.

local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local slots = {}

for i, key in ipairs(KEYS) do
  local count, window = tonumber(ARGV[2 * i + 1]), tonumber(ARGV[2 * i + 2])
  local latest = tonumber(redis.call('LINDEX', key, 0) or 0)
  if latest > now + ARGV[2] then -- the clock was put back
    redis.call('DEL', key)
    latest = 0
  end
  local oldest = redis.call('LINDEX', key, count - 1)
  -- Not before the latest: the lists stay in order.
  slots[i] = math.max(now, latest, oldest and oldest + window or 0)
  if i == 1 and slots[i] > now then
    -- Whoever has to wait is sent at an even pace: requests that leave late must not meet many that
    -- leave in time.
    slots[i] = math.max(slots[i], latest + math.floor(window / count))
  end
end

local slot, full = slots[1], 0

for i = 2, #KEYS do
  -- Room that there will be at the request's time is enough.
  if slots[i] > slot then
    full = math.max(full, slots[i] - now)
  end
end

if full > 0 then
  return { 'full', full }
end

if slot > now + ARGV[1] then
  return { 'later', slot - now }
end

for i, key in ipairs(KEYS) do
  redis.call('LPUSH', key, string.format('%.0f', slot))
  redis.call('LTRIM', key, 0, ARGV[2 * i + 1] - 1)
  redis.call('PEXPIREAT', key, string.format('%.0f', slot + ARGV[2 * i + 2]))
end

return { 'made', slot - now }
