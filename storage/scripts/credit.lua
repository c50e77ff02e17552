-- Note in a shard that Salle is running, and move its timers by the time since that was noted last,
-- if that is too long (or negative: the clock was put back). Answers what is noted then.
-- KEYS: up to when the shard's tables have got their time back; the sorted sets of its timers
-- ARGV: the time now; what the caller read under the first key before he looked at the clock, '' if
--       nothing; how many seconds are not yet too long

local noted = redis.call('GET', KEYS[1]) or ''

-- Somebody else was quicker; or this very call was held up, and done again before it came.
if noted ~= ARGV[2] then
  return noted
end

local passed = noted == '' and 0 or ARGV[1] - noted

if math.abs(passed) > tonumber(ARGV[3]) then
  for i = 2, #KEYS do
    for _, member in ipairs(redis.call('ZRANGE', KEYS[i], 0, -1)) do
      redis.call('ZINCRBY', KEYS[i], passed, member)
    end
  end
end

redis.call('SET', KEYS[1], ARGV[1])
return ARGV[1]
