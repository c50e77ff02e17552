-- Remember the last message to a recipient, and who has been reached by it; answers what was
-- remembered before, '' if nothing was. Of a table that has come to its end, only for a while: its
-- last messages are told after its end, and some tables had none before.
-- KEYS: the table's message references, its log; its shard's tables that are over, by their end; who has
--       been reached at the table
-- ARGV: the table, milliseconds to keep it, the recipient ('' if there is none), the reference ('' to
--       forget it), whether a message stays that shows a later version ('1', else ''); then
--       addresses, and for each the version of a decision and when its player got notice of it

local refs, log, ended, reached = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local table_name, kept_after_end, to, reference = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
local before = to ~= '' and redis.call('HGET', refs, to) or ''

local function shown(text)
  return tonumber(string.match(text, '^%d+') or -1)
end

if to ~= '' and reference == '' then
  redis.call('HDEL', refs, to)
elseif to ~= '' and before ~= reference and not (ARGV[5] == '1' and shown(before) > shown(reference)) then
  redis.call('HSET', refs, to, reference)
end

for i = 6, #ARGV, 2 do
  local known = redis.call('HGET', reached, ARGV[i])
  local version = tonumber(string.match(ARGV[i + 1], '^%d+'))
  if not known or version > tonumber(string.match(known, '^%d+')) then
    redis.call('HSET', reached, ARGV[i], ARGV[i + 1])
  end
end

local has_ended = redis.call('PTTL', log) ~= -1 or redis.call('ZSCORE', ended, table_name)

if has_ended then
  for _, kept in ipairs({ refs, reached }) do
    if redis.call('PTTL', kept) == -1 then
      redis.call('PEXPIRE', kept, kept_after_end)
    end
  end
end

return before
