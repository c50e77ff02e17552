-- Those who have a seeker's terms and a rating that the seeker would play, on either side of the
-- seeker's own. Answers the seekers; of each that was paired before, the address and with whom; and
-- the same of the seeker.
-- KEYS: of the game: the hash of seekers by their addresses, the sorted set of these by terms and
--       ratings, the hash of whom each was paired with last
-- ARGV: the address of the seeker; where they stand; the lowest and the highest place that fits;
--       how many on either side are left out; how many are wanted there

local me, place = ARGV[1], tonumber(ARGV[2])
local lowest, highest = tonumber(ARGV[3]), tonumber(ARGV[4])
local found = {}

local function look(command, from, to)
  local addresses = redis.call(command, KEYS[2], from, to, 'LIMIT', ARGV[5], ARGV[6])
  for _, address in ipairs(addresses) do
    if address ~= me then
      table.insert(found, address)
    end
  end
end

-- Exactly the numbers that were given: Lua would round them in writing.
if place >= lowest then
  local top = place < highest and ARGV[2] or ARGV[4]
  look('ZREVRANGEBYSCORE', top, ARGV[3])
end

if place < highest then
  local bottom = place >= lowest and '(' .. ARGV[2] or ARGV[3]
  look('ZRANGEBYSCORE', bottom, ARGV[4])
end

local own = redis.call('HGET', KEYS[3], me) or ''

if #found == 0 then
  return {{}, {}, own}
end

local rows, last = {}, {}
local names = redis.call('HMGET', KEYS[3], unpack(found))

for i, row in ipairs(redis.call('HMGET', KEYS[1], unpack(found))) do
  if row then
    table.insert(rows, row)
  end
  if names[i] then
    table.insert(last, found[i])
    table.insert(last, names[i])
  end
end

return {rows, last, own}
