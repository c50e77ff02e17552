-- Take a passkey away; the last one only if that is meant.
-- KEYS: somebody's passkeys (a hash); ARGV: which; '1' if it may be the last.
-- Answers 1, also if it isn't there; or 0 if nothing was done.

if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 0 then
  return 1
end

if ARGV[2] ~= '1' and redis.call('HLEN', KEYS[1]) == 1 then
  return 0
end

redis.call('HDEL', KEYS[1], ARGV[1])

return 1
