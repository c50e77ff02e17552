-- Lease updates that nobody handles: their leases have run out. Answers numbers and bodies in turn.
-- KEYS: the inbox (a hash: bodies by numbers), its leases (a sorted set of numbers, by when they
--       run out), and whose they are (a hash: owners by numbers)
-- ARGV: who takes them up; for how many milliseconds; how many are wanted; then the numbers of those
--       that the caller is handling, which stay its own for as long

local inbox, leases, owners = KEYS[1], KEYS[2], KEYS[3]
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local lease_end = now + ARGV[2]
local taken = {}

for i = 4, #ARGV do
  redis.call('ZADD', leases, 'XX', lease_end, ARGV[i])
end

for _, number in ipairs(redis.call('ZRANGEBYSCORE', leases, '-inf', now, 'LIMIT', 0, ARGV[3])) do
  local body = redis.call('HGET', inbox, number)
  if body then
    redis.call('ZADD', leases, lease_end, number)
    redis.call('HSET', owners, number, ARGV[1])
    taken[#taken + 1] = number
    taken[#taken + 1] = body
  else
    redis.call('ZREM', leases, number)
    redis.call('HDEL', owners, number)
  end
end

return taken
