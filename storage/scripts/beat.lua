-- Note in a shard that Salle is running, and move its timers by the time since that was noted last,
-- if that is too long ago (or ahead: the clock was put back). Answers what is noted then.
-- KEYS: the shard's beat; the sorted sets of its timers
-- ARGV: the time now; the beat that the caller read before he looked at the clock ('' if there was
--       none); from how many seconds on it is too long

local beat = redis.call('GET', KEYS[1]) or ''

-- Somebody else was quicker; or this very call was held up, and done again before it came.
if beat ~= ARGV[2] then
  return beat
end

local passed = beat == '' and 0 or ARGV[1] - beat

if math.abs(passed) > tonumber(ARGV[3]) then
  for i = 2, #KEYS do
    for _, member in ipairs(redis.call('ZRANGE', KEYS[i], 0, -1)) do
      redis.call('ZINCRBY', KEYS[i], passed, member)
    end
  end
end

redis.call('SET', KEYS[1], ARGV[1])
return ARGV[1]
