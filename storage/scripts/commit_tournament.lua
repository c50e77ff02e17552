-- Change a tournament in one step, if nobody has acted since the writer looked: add to its log, set
-- its timer, add to the outbox. Answers 1; or 0 if somebody has acted, and then nothing was done.
-- KEYS: its log; its shard's timers (a sorted set of tournaments by when to look at them next) and
--       outbox (a stream); its noted messages; the matches whose tables were opened; its shard's
--       tournaments that are over (a sorted set, by when they ended)
-- ARGV: a JSON object, then rows for the log. The object holds
--       tournament: its id; expected: how many entries the writer saw, -1 if there was none;
--       head: the SHA-1 of the head's row that the writer saw, or "" for any: it changes when
--       somebody is taken out of all entries;
--       look_at: when to look at it next, or null;
--       ended: when it ended, or null; kept_after_end: for how many milliseconds to keep what may
--       go then;
--       notices: entries for the outbox, each an array of names and values in turn

local log, timers, outbox, messages, opened = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local all_ended = KEYS[6]
local change = cjson.decode(ARGV[1])

if redis.call('LLEN', log) - 1 ~= change.expected then
  return 0
end

if change.head ~= '' and redis.sha1hex(redis.call('LINDEX', log, 0)) ~= change.head then
  return 0
end

for i = 2, #ARGV do
  redis.call('RPUSH', log, ARGV[i])
end

if change.look_at == cjson.null then
  redis.call('ZREM', timers, change.tournament)
else
  redis.call('ZADD', timers, change.look_at, change.tournament)
end

if change.expected == -1 then
  redis.call('DEL', messages, opened)
end

if change.ended ~= cjson.null then
  redis.call('ZADD', all_ended, change.ended, change.tournament)
  redis.call('PEXPIRE', messages, change.kept_after_end)
  redis.call('PEXPIRE', opened, change.kept_after_end)
end

for _, notice in ipairs(change.notices) do
  redis.call('XADD', outbox, '*', unpack(notice))
end

if #change.notices > 0 then
  redis.pcall('PUBLISH', 'salle:woken', outbox)
end

return 1
