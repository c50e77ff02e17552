-- Put the rows of a table's log in the place of those that were read, if it still has these, and
-- remove what hangs on the table of somebody who deletes themselves. Answers 1; or 0 if nothing was
-- done. What a key has left to live stays.
-- KEYS: the table's log, its message references, who has been reached there, what was said there,
--       who follows it
-- ARGV: the SHA-1 of the rows that were read, one after the other; how many addresses follow, those;
--       then the new rows, or none if the log stays

local log, refs, reached, talk, followers = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local stored = redis.call('LRANGE', log, 0, -1)

if redis.sha1hex(table.concat(stored)) ~= ARGV[1] then
  return 0
end

local count = tonumber(ARGV[2])

for i = 3 + count, #ARGV do
  redis.call('RPUSH', log, ARGV[i])
end

if #ARGV > 2 + count then
  redis.call('LTRIM', log, #stored, -1)
end

-- What is noted of somebody stands under the address, or under the address and what it is.
local function is_of(name, address)
  local ending = string.sub(name, #address + 1)
  return string.sub(name, 1, #address) == address and (ending == '' or string.sub(ending, 1, 1) == '-')
end

for i = 3, 2 + count do
  local address = ARGV[i]

  for _, name in ipairs(redis.call('HKEYS', refs)) do
    if is_of(name, address) then
      redis.call('HDEL', refs, name)
    end
  end

  redis.call('HDEL', reached, address, 'missed:' .. address)
  redis.call('HDEL', followers, address)

  for _, line in ipairs(redis.call('LRANGE', talk, 0, -1)) do
    if cjson.decode(line).who == address then
      redis.call('LREM', talk, 1, line)
    end
  end
end

return 1
