-- Add a reminder's notices to the outbox and list the next one, if it is still due.
-- Answers 1; or 0 if it is not there (any more), or has got a later time.
-- KEYS: the shard's reminders (a sorted set of tables by their time) and outbox (a stream)
-- ARGV: the table's name; the time now; a JSON array of notices, each an array of
--       names and values in turn; the time of the next reminder, ''
--       if there is none

local reminders, outbox = KEYS[1], KEYS[2]
local at = tonumber(redis.call('ZSCORE', reminders, ARGV[1]) or nil)

if not at or at > tonumber(ARGV[2]) then
  return 0
end

for _, notice in ipairs(cjson.decode(ARGV[3])) do
  redis.call('XADD', outbox, '*', unpack(notice))
end

redis.pcall('PUBLISH', 'salle:woken', outbox)

if ARGV[4] == '' then
  redis.call('ZREM', reminders, ARGV[1])
else
  redis.call('ZADD', reminders, ARGV[4], ARGV[1])
end

return 1
