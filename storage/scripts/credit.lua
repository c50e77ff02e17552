-- Note in shards that Salle is running. If too long has passed in one since that was noted last (or
-- less than nothing: the clock was put back), that is an outage. Answers what is noted in each then.
-- The shards' keys are made here, as in storage/keys.py, for naming them in each call costs more than
-- reading them; in a cluster a call is for one shard.
-- KEYS: when it was noted last, of the first shard
-- ARGV: the time now; how many seconds are not yet too long; how many outages are kept; then of each
--       shard its number, and what the caller read there before it looked at the clock, '' if nothing

local now, shut, kept_outages = ARGV[1], tonumber(ARGV[2]), ARGV[3]

local function move(shard, name, passed)
  local sorted_set = name .. ':{' .. shard .. '}'
  for _, member in ipairs(redis.call('ZRANGE', sorted_set, 0, -1)) do
    redis.call('ZINCRBY', sorted_set, passed, member)
  end
end

local function note(shard, seen)
  local credited = 'credited:{' .. shard .. '}'
  local noted = redis.call('GET', credited) or ''

  -- Another was quicker; or this very call was held up, and done again before it came.
  if noted ~= seen then
    return noted
  end

  local passed = noted == '' and 0 or now - noted

  if math.abs(passed) > shut then
    local outages = 'outages:{' .. shard .. '}'
    redis.call('RPUSH', outages, noted .. ' ' .. now)
    redis.call('LTRIM', outages, -kept_outages, -1)
    move(shard, 'automatic_answers', passed) -- they are few, and would else all come at once

    -- What comes too early costs a look; what came too late would be missed.
    if passed < 0 then
      move(shard, 'reminders', passed)
      move(shard, 'deadlines', passed)
    end
  end

  redis.call('SET', credited, now)
  return now
end

local noted = {}

for i = 4, #ARGV, 2 do
  noted[#noted + 1] = note(ARGV[i], ARGV[i + 1])
end

return noted
