-- Keep updates that have come for the first time until they are handled, and lease them to the
-- process that brings them; of one without a body, remember that it has come. Answers the numbers of
-- those that are new.
-- KEYS: the inbox (a hash: bodies by numbers), its leases (a sorted set of numbers, by when they
--       run out), whose they are (a hash: owners by numbers), then the bitmaps of numbers that have
--       been seen
-- ARGV: whose they are; for how many milliseconds they are leased, and for how many the numbers are
--       remembered; then of each update: which of the bitmaps is its number's, its bit there, its
--       number, and its body

local inbox, leases, owners = KEYS[1], KEYS[2], KEYS[3]
local time = redis.call('TIME')
local lease_end = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[2]
local new = {}

for i = 4, #ARGV, 4 do
  local seen = KEYS[3 + ARGV[i]]
  if redis.call('GETBIT', seen, ARGV[i + 1]) == 0 then
    if ARGV[i + 3] ~= '' then
      -- First: it is what a full server refuses, and then nothing must have changed.
      redis.call('HSET', inbox, ARGV[i + 2], ARGV[i + 3])
      redis.call('HSET', owners, ARGV[i + 2], ARGV[1])
      redis.call('ZADD', leases, lease_end, ARGV[i + 2])
    end
    redis.call('SETBIT', seen, ARGV[i + 1], 1)
    redis.call('PEXPIRE', seen, ARGV[3])
    new[#new + 1] = ARGV[i + 2]
  end
end

return new
