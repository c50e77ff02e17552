-- Move up to ARGV[1] entries from the stream KEYS[2] to the end of the outbox KEYS[1], the oldest
-- first. Answers how many are left.

for _, entry in ipairs(redis.call('XRANGE', KEYS[2], '-', '+', 'COUNT', ARGV[1])) do
  redis.call('XADD', KEYS[1], '*', unpack(entry[2]))
  redis.call('XDEL', KEYS[2], entry[1])
end

redis.pcall('PUBLISH', 'salle:woken', KEYS[1])

local left = redis.call('XLEN', KEYS[2])

if left == 0 then
  redis.call('DEL', KEYS[2])
end

return left
