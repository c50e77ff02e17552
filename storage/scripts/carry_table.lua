-- Put the rows of a table's log in the place of those that were read, if it still has these.
-- KEYS: the log; ARGV: the SHA-1 of the rows that were read, one after the other; then the new ones.
-- Answers 1; or 0 if nothing was done. What the key has left to live stays.

local stored = redis.call('LRANGE', KEYS[1], 0, -1)

if redis.sha1hex(table.concat(stored)) ~= ARGV[1] then
  return 0
end

for i = 2, #ARGV do
  redis.call('RPUSH', KEYS[1], ARGV[i])
end

redis.call('LTRIM', KEYS[1], #stored, -1)

return 1
