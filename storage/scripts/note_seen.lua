-- Note in somebody's profile on which day they said something last, if they have a profile.
-- KEYS: their profile; ARGV: the name of that field, the day, the name of a field that goes

if redis.call('EXISTS', KEYS[1]) == 0 then
  return 0
end

redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('HDEL', KEYS[1], ARGV[3])

return 1
