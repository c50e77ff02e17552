-- Claim what other workers took from the streams named by KEYS and left unfinished.
-- ARGV: the group, the worker who claims, how long it must have lain (ms), how many at most
-- Answers {number of the stream in KEYS, id, text, times delivered} for each. XAUTOCLAIM would
-- be shorter, but doesn't tell how often an entry has been delivered.

local claimed = {}

for number, key in ipairs(KEYS) do
  local room = tonumber(ARGV[4]) - #claimed
  if room <= 0 then
    break
  end
  if redis.call('EXISTS', key) == 1 then
    local idle = redis.call('XPENDING', key, ARGV[1], 'IDLE', ARGV[3], '-', '+', room)
    for _, pending in ipairs(idle) do
      local got = redis.call('XCLAIM', key, ARGV[1], ARGV[2], ARGV[3], pending[1])
      if got[1] then
        claimed[#claimed + 1] = { number, got[1][1], got[1][2][2], pending[4] + 1 }
      end
    end
  end
end

return claimed
