-- Take a lease, or renew one's own.
-- KEYS[1]: the lease; ARGV: who wants it, and for how many milliseconds
-- Answers 1 if it is his now, 0 if it is another's.

local holder = redis.call('GET', KEYS[1])

if holder and holder ~= ARGV[1] then
  return 0
end

redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])

return 1
