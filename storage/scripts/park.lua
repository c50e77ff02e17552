-- Move the entry ARGV[2] from the outbox KEYS[1], where the group ARGV[1] has it to do, to the end
-- of the stream KEYS[2]. Nothing is done if it isn't there any more.

local entry = redis.call('XRANGE', KEYS[1], ARGV[2], ARGV[2])[1]

if entry then
  redis.call('XADD', KEYS[2], '*', unpack(entry[2])) -- first: a full server refuses it
  redis.call('XDEL', KEYS[1], ARGV[2])
  redis.call('XACK', KEYS[1], ARGV[1], ARGV[2])
end

return 1
