-- Join two people by a code that one of them was given: all identities of both are one person's.
-- Answers 1; or, if nothing was done, 0: there is no such code any more; 2: the code is the person's
-- own; 3: both have an identity on the same chat platform.
-- KEYS: the hash of people by addresses, the code, the list of what is to be done after linking
-- ARGV: the address of who says the code; the platform that may have several identities of one person;
--       whether the settings of who gave the code hold where both have chosen: 1, or 0

local people, code = KEYS[1], KEYS[2]
local mine, several = ARGV[1], ARGV[2]
local theirs = redis.call('GET', code)

if not theirs then
  return 0
end

local function identities_of(address)
  local known = redis.call('HGET', people, address)
  return known and cjson.decode(known) or { address }
end

local joined, on = {}, {}

for _, address in ipairs(identities_of(theirs)) do
  if address == mine then
    return 2
  end

  joined[#joined + 1] = address
  on[string.match(address, '^[^:]*')] = true
end

for _, address in ipairs(identities_of(mine)) do
  local platform = string.match(address, '^[^:]*')

  if on[platform] and platform ~= several then
    return 3
  end

  joined[#joined + 1] = address
end

for _, address in ipairs(joined) do
  redis.call('HSET', people, address, cjson.encode(joined))
end

local first, second = mine, theirs

if ARGV[3] == '1' then
  first, second = theirs, mine
end

redis.call('RPUSH', KEYS[3], cjson.encode({ groups = { joined }, settings = { first, second } }))
redis.call('DEL', code)

return 1
