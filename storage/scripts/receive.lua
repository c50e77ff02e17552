-- Keep updates that have come for the first time until they are handled, and lease them to whoever
-- brings them; of one without a body, remember that it has come. Answers the numbers of those that
-- are new.
-- KEYS: the inbox (a hash: bodies by numbers), its leases (a sorted set of numbers, by when they
--       run out), then the bitmaps of numbers that have been seen
-- ARGV: for how many milliseconds they are leased, and for how many the numbers are remembered;
--       then of each update: which of the bitmaps is its number's, its bit there, its number, and
--       its body

local inbox, leases = KEYS[1], KEYS[2]
local time = redis.call('TIME')
local lease_end = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[1]
local new = {}

for i = 3, #ARGV, 4 do
  local seen = KEYS[2 + ARGV[i]]
  if redis.call('GETBIT', seen, ARGV[i + 1]) == 0 then
    if ARGV[i + 3] ~= '' then
      -- First: it is what a full server refuses, and then nothing must have changed.
      redis.call('HSET', inbox, ARGV[i + 2], ARGV[i + 3])
      redis.call('ZADD', leases, lease_end, ARGV[i + 2])
    end
    redis.call('SETBIT', seen, ARGV[i + 1], 1)
    redis.call('PEXPIRE', seen, ARGV[2])
    new[#new + 1] = ARGV[i + 2]
  end
end

return new
