-- Add a line to what is said at a table, and to the outbox, if nobody has said anything since the
-- writer looked. Answers 1; or 0 if nothing was done.
-- KEYS: what is said at the table, its log; its shard's tables that are over, by their end, and outbox
-- ARGV: the table, the number of the last line that the writer saw (0: none), how many lines to
--       keep, milliseconds to keep them at a table that has come to its end, the line as JSON; then
--       notices, each a JSON array of names and values in turn

local talk, log, ended, outbox = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local table_name, after, most, kept_after_end = ARGV[1], ARGV[2], ARGV[3], ARGV[4]

local last = redis.call('LINDEX', talk, -1)

if (last and cjson.decode(last).number or 0) ~= tonumber(after) then
  return 0
end

redis.call('RPUSH', talk, ARGV[5])
redis.call('LTRIM', talk, -most, -1)

if redis.call('ZSCORE', ended, table_name) or redis.call('PTTL', log) ~= -1 then
  redis.call('PEXPIRE', talk, kept_after_end)
end

for i = 6, #ARGV do
  redis.call('XADD', outbox, '*', unpack(cjson.decode(ARGV[i])))
end

if #ARGV > 5 then
  redis.pcall('PUBLISH', 'salle:woken', outbox)
end

return 1
