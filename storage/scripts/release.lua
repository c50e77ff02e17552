-- Give a lease up, if it is one's own.
-- KEYS[1]: the lease; ARGV[1]: who gives it up

if redis.call('GET', KEYS[1]) == ARGV[1] then
  redis.call('DEL', KEYS[1])
end
