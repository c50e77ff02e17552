-- Those who have a seeker's terms, a rating that the seeker would play, and would play the seeker's:
-- on either side of the seeker's own rating. Answers the seekers; of each that was paired before,
-- the address and with whom; the same of the seeker; and how many were looked at.
-- KEYS: of the game: the hash of seekers by their addresses, the sorted set of these by terms and
--       ratings, the hash of whom each was paired with last
-- ARGV: the address of the seeker; the rating; where they stand; the lowest and the highest place
--       that fits; how many on either side are left out; how many are looked at there, and how
--       many at most are answered

local me, rating, place = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
local lowest, highest, most = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[8])
local found, rows, looked = {}, {}, 0

-- Ratings are rounded where people read them.
local function would_play(one)
  local is_too_low = one.lowest and rating < one.lowest - 0.5
  return not is_too_low and not (one.highest and rating > one.highest + 0.5)
end

local function look(command, from, to)
  local addresses = redis.call(command, KEYS[2], from, to, 'LIMIT', ARGV[6], ARGV[7])
  local left = most
  looked = looked + #addresses
  if #addresses == 0 then
    return
  end
  for i, row in ipairs(redis.call('HMGET', KEYS[1], unpack(addresses))) do
    if left > 0 and row and addresses[i] ~= me then
      local is_read, one = pcall(cjson.decode, row)
      if is_read and type(one) == 'table' and would_play(one) then
        left = left - 1
        table.insert(found, addresses[i])
        table.insert(rows, row)
      end
    end
  end
end

-- Places as they were given: Lua would round them in writing.
if place >= lowest then
  look('ZREVRANGEBYSCORE', place < highest and ARGV[3] or ARGV[5], ARGV[4])
end

if place < highest then
  look('ZRANGEBYSCORE', place >= lowest and '(' .. ARGV[3] or ARGV[4], ARGV[5])
end

local own, last = redis.call('HGET', KEYS[3], me) or '', {}

if #found > 0 then
  for i, names in ipairs(redis.call('HMGET', KEYS[3], unpack(found))) do
    if names then
      table.insert(last, found[i])
      table.insert(last, names)
    end
  end
end

return {rows, last, own, looked}
