-- Change a table in one step, if nobody has acted since the writer looked: add to its log, set its
-- timers, change its preset answers, add to the outbox and to the computer's turns. Answers 1; or,
-- if nothing was done, 0: somebody has acted; 2: rows can't be appended to a log of an older form.
-- KEYS: the table's log, its preset answers; its shard's deadlines, reminders, automatic answers
--       (sorted sets of tables by their time) and outbox (a stream); the table's message
--       references; its shard's tables that are over (as deadlines); those set aside (as
--       deadlines); who has been reached at the table; what has been said there; its shard's
--       computer turns (a stream); its shard's results that stand in no standings yet (by the end
--       of their matches); who follows the match; its shard's matches to analyse (as deadlines);
--       the table's analysis
-- ARGV: a JSON object, then rows for the log. The object holds
--       table: its name; expected: how many entries the writer saw, -1 if there was no table;
--       head_begins: how the first row of a log begins in today's form;
--       replace: whether the rows take the place of all others, or are appended;
--       timers: for deadline, reminder and answer a time, null to remove it, or nothing to keep it;
--       seen: the preset answers that the writer saw, or null if they don't matter;
--       preset_answers: what to change, '' to remove an answer; or null to remove all;
--       ending: 'over' or 'closed' if this is the last change, else ''; ended_at: when that was;
--       result: what the match leaves, or '';
--       kept_after_end: for how many milliseconds to keep what may go then;
--       notices: entries for the outbox, each an array of names and values in turn;
--       computer_turns: the same for the computer's turns;
--       followed: the same, to be told to each who follows the match: to all, if this ends it;
--       reached: by address, the version of a decision and when its player got notice of it;
--       is_reached_anew: whether that replaces the same version.

local log, preset_answers, outbox = KEYS[1], KEYS[2], KEYS[6]
local message_refs, ended, set_aside, reached, talk = KEYS[7], KEYS[8], KEYS[9], KEYS[10], KEYS[11]
local computer_turns, unreckoned, followers = KEYS[12], KEYS[13], KEYS[14]
local to_analyse, analysis = KEYS[15], KEYS[16]
local sorted_sets = { deadline = KEYS[3], reminder = KEYS[4], answer = KEYS[5] }
local change = cjson.decode(ARGV[1])

-- As `version` in storage/codec.py: a snapshot says how many entries it stands for.
local function version()
  local snapshot = redis.call('LINDEX', log, 1)
  local entries = snapshot and string.match(snapshot, '^snapshot of (%d+) entries')
  return redis.call('LLEN', log) - 1 + (entries and entries - 1 or 0)
end

local function answers_are_as_seen()
  local stored, found = redis.call('HGETALL', preset_answers), 0
  for i = 1, #stored, 2 do
    if change.seen[stored[i]] ~= stored[i + 1] then
      return false
    end
    found = found + 1
  end
  for _ in pairs(change.seen) do
    found = found - 1
  end
  return found == 0
end

if version() ~= change.expected then
  return 0
end

if change.seen ~= cjson.null and not answers_are_as_seen() then
  return 0
end

if #ARGV > 1 and not change.replace then
  local head = redis.call('LINDEX', log, 0)

  if string.sub(head, 1, #change.head_begins) ~= change.head_begins then
    return 2
  end
end

-- New rows first: they are what a full server refuses, and then nothing must have changed.
local rows_before = redis.call('LLEN', log)

for i = 2, #ARGV do
  redis.call('RPUSH', log, ARGV[i])
end

if change.replace then
  redis.call('LTRIM', log, rows_before, -1)
end

for name, at in pairs(change.timers) do
  if at == cjson.null then
    redis.call('ZREM', sorted_sets[name], change.table)
  else
    redis.call('ZADD', sorted_sets[name], at, change.table)
  end
end

if change.timers.deadline then
  redis.call('ZREM', set_aside, change.table)
end

if change.preset_answers == cjson.null then
  redis.call('DEL', preset_answers)
else
  for window, answer in pairs(change.preset_answers) do
    if answer == '' then
      redis.call('HDEL', preset_answers, window)
    else
      redis.call('HSET', preset_answers, window, answer)
    end
  end
end

if change.expected == -1 then
  redis.call('DEL', message_refs, reached, talk, followers, analysis) -- of an earlier table that had this name
end

for address, notice in pairs(change.reached) do
  local version = tonumber(string.match(notice, '^%d+'))
  local known = redis.call('HGET', reached, address)
  local noted = known and tonumber(string.match(known, '^%d+')) or -1
  if version > noted or version == noted and change.is_reached_anew then
    redis.call('HSET', reached, address, notice)
  end
end

if change.ending ~= '' then
  redis.call('PEXPIRE', message_refs, change.kept_after_end)
  redis.call('PEXPIRE', reached, change.kept_after_end)
  redis.call('PEXPIRE', talk, change.kept_after_end)
end

if change.ending == 'over' then
  redis.call('ZADD', ended, change.ended_at, change.table)
  redis.call('ZADD', to_analyse, change.ended_at, change.table)
elseif change.ending == 'closed' then
  redis.call('PEXPIRE', log, change.kept_after_end)
end

if change.result ~= '' then
  redis.call('ZADD', unreckoned, change.ended_at, change.result)
end

local function add(stream, notices)
  for _, notice in ipairs(notices) do
    redis.call('XADD', stream, '*', unpack(notice))
  end

  if #notices > 0 then
    redis.pcall('PUBLISH', 'salle:woken', stream)
  end
end

add(computer_turns, change.computer_turns)
add(outbox, change.notices)

for _, notice in ipairs(change.followed) do
  local told, following = {}, redis.call('HGETALL', followers)
  for i = 1, #following, 2 do
    if change.ending == 'over' or following[i + 1] == 'moves' then
      local copy = { unpack(notice) }
      for j = 1, #copy, 2 do
        copy[j + 1] = copy[j] == 'to' and following[i] or copy[j + 1]
      end
      told[#told + 1] = copy
    end
  end
  add(outbox, told)
end

if change.ending ~= '' then
  redis.call('DEL', followers)
end

return 1
