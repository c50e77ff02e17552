-- Add notices to a queue of workers.
-- KEYS: the queue (a stream)
-- ARGV: a JSON array of notices, each an array of names and values in turn

for _, notice in ipairs(cjson.decode(ARGV[1])) do
  redis.call('XADD', KEYS[1], '*', unpack(notice))
end

redis.pcall('PUBLISH', 'salle:woken', KEYS[1])

return 1
