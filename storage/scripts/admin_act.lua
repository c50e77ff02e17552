-- Add an entry to the log of a place, and do what it tells, in one step. Entries that are too old go.
-- Answers 1; or 0 if it is there already, and then nothing was done.
-- KEYS: the log (a list), the hash of the banned, the hash of pairs who play friendly matches
-- ARGV: the entry's id, the entry as JSON, the moment before which entries go; the number of the
--       key to change or 0, HSET or HDEL, the field, its value

local log = KEYS[1]

for _, row in ipairs(redis.call('LRANGE', log, -50, -1)) do
  if cjson.decode(row).id == ARGV[1] then
    return 0
  end
end

redis.call('RPUSH', log, ARGV[2])

local first = redis.call('LINDEX', log, 0)

while first and cjson.decode(first).at < tonumber(ARGV[3]) do
  redis.call('LPOP', log)
  first = redis.call('LINDEX', log, 0)
end

if ARGV[5] == 'HSET' then
  redis.call('HSET', KEYS[tonumber(ARGV[4])], ARGV[6], ARGV[7])
elseif ARGV[5] == 'HDEL' then
  redis.call('HDEL', KEYS[tonumber(ARGV[4])], ARGV[6])
end

return 1
