-- Remember the last message to a recipient. Of a table that has come to its end, only for a while:
-- its last messages are told after its end, and some tables had none before.
-- KEYS: the table's message references, its log; its shard's set of tables that are over
-- ARGV: the table, the recipient, the reference ('' to forget it), milliseconds to keep it

local refs, log, over = KEYS[1], KEYS[2], KEYS[3]
local table_name, to, reference, kept_after_end = ARGV[1], ARGV[2], ARGV[3], ARGV[4]

if reference == '' then
  redis.call('HDEL', refs, to)
else
  redis.call('HSET', refs, to, reference)
end

local has_ended = redis.call('PTTL', log) ~= -1 or redis.call('SISMEMBER', over, table_name) == 1

if has_ended and redis.call('PTTL', refs) == -1 then
  redis.call('PEXPIRE', refs, kept_after_end)
end

return 1
