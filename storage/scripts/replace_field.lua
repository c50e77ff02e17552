-- Put something in the place of what a field of a hash holds, if that is what the writer saw.
-- KEYS: the hash; ARGV: the field; what it held; what it is to hold. Answers 1; or 0 if nothing was
-- done.

if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then
  return 0
end

redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])

return 1
