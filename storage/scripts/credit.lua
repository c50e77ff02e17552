-- Note in a shard that Salle is running. If too long has passed since that was noted last (or less
-- than nothing: the clock was put back), that is an outage. Answers what is noted then.
-- KEYS: when it was noted last; the outages; the shard's automatic answers, reminders, deadlines
-- ARGV: the time now; what the caller read under the first key before he looked at the clock, '' if
--       nothing; how many seconds are not yet too long; how many outages are kept

local noted = redis.call('GET', KEYS[1]) or ''

-- Somebody else was quicker; or this very call was held up, and done again before it came.
if noted ~= ARGV[2] then
  return noted
end

local passed = noted == '' and 0 or ARGV[1] - noted

local function move(sorted_set)
  for _, member in ipairs(redis.call('ZRANGE', sorted_set, 0, -1)) do
    redis.call('ZINCRBY', sorted_set, passed, member)
  end
end

if math.abs(passed) > tonumber(ARGV[3]) then
  redis.call('RPUSH', KEYS[2], noted .. ' ' .. ARGV[1])
  redis.call('LTRIM', KEYS[2], -ARGV[4], -1)
  move(KEYS[3]) -- they are few, and would else all come at once

  -- What comes too early costs a look; what came too late would be missed.
  if passed < 0 then
    move(KEYS[4])
    move(KEYS[5])
  end
end

redis.call('SET', KEYS[1], ARGV[1])
return ARGV[1]
