-- Move the entry ARGV[2] from the outbox KEYS[1] to the stream KEYS[2], if the group ARGV[1] still
-- has it to do. Answers 1; or 0 if nothing was done.

if redis.call('XACK', KEYS[1], ARGV[1], ARGV[2]) == 0 then
  return 0
end

local entry = redis.call('XRANGE', KEYS[1], ARGV[2], ARGV[2])[1]

if entry then
  redis.call('XADD', KEYS[2], '*', unpack(entry[2]))
  redis.call('XDEL', KEYS[1], ARGV[2])
end

return 1
