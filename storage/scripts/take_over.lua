-- Give what dead workers had taken from a stream to another worker, and delete the dead ones.
-- KEYS: the stream
-- ARGV: its group, the heir, then for each dead worker its name and when it was found dead
-- Answers the entries; and the names of those who have read the stream since, and keep theirs.

local stream, group, heir = KEYS[1], ARGV[1], ARGV[2]
local PAGE = 1000 -- Lua passes no more than some thousand arguments

local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)

if redis.call('EXISTS', stream) == 0 or #redis.call('XINFO', 'GROUPS', stream) == 0 then
  return { {}, {} } -- nobody has taken anything
end

local consumers = redis.call('XINFO', 'CONSUMERS', stream, group)

local read_at = {}

for _, consumer in ipairs(consumers) do
  local facts = {}
  for i = 1, #consumer, 2 do
    facts[consumer[i]] = consumer[i + 1]
  end
  read_at[facts.name] = now - facts.idle
end

local function claim(name, entries)
  local from = '-'
  repeat
    local pending = redis.call('XPENDING', stream, group, from, '+', PAGE, name)
    local command = { 'XCLAIM', stream, group, heir, 0 }
    for _, row in ipairs(pending) do
      local id = row[1]
      command[#command + 1] = id
      entries[#entries + 1] = redis.call('XRANGE', stream, id, id)[1]
      from = '(' .. id
    end
    if #pending > 0 then
      -- JUSTID: otherwise a Redis before 7 leaves what the stream has lost with the dead.
      command[#command + 1] = 'JUSTID'
      redis.call(unpack(command))
    end
  until #pending < PAGE
end

local entries, alive = {}, {}

for i = 3, #ARGV, 2 do
  local name, found = ARGV[i], tonumber(ARGV[i + 1])
  if read_at[name] and name ~= heir then
    if read_at[name] > found then
      alive[#alive + 1] = name
    else
      claim(name, entries)
      if #redis.call('XPENDING', stream, group, '-', '+', 1, name) == 0 then
        redis.call('XGROUP', 'DELCONSUMER', stream, group, name) -- and what it still has
      end
    end
  end
end

return { entries, alive }
