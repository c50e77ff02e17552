-- Part one identity from the others of a person. Answers the others; none if it has none.
-- KEYS: the hash of people by addresses, the list of what is to be done after parting
-- ARGV: the address

local known = redis.call('HGET', KEYS[1], ARGV[1])

if not known then
  return {}
end

local others = {}

for _, address in ipairs(cjson.decode(known)) do
  if address ~= ARGV[1] then
    others[#others + 1] = address
  end
end

redis.call('HDEL', KEYS[1], ARGV[1])

for _, address in ipairs(others) do
  if #others > 1 then
    redis.call('HSET', KEYS[1], address, cjson.encode(others))
  else
    redis.call('HDEL', KEYS[1], address)
  end
end

redis.call('RPUSH', KEYS[2], cjson.encode({ groups = { { ARGV[1] }, others } }))

return others
