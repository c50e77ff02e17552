-- Change a table's standing answers and the moment of the next: all of it, or nothing.
-- KEYS: the table's rows, what is due in its shard, its standing answers
-- ARGV: how many rows the writer saw and how the record's first began, the table's name, the moment
--       ('' for none), then each answer's name and value ('' removes it)
-- Answers 1, or 0 if somebody acted meanwhile.

local moments = read_moments(KEYS[1])

if not moments or not is_as_seen(KEYS[1], tonumber(ARGV[1]), ARGV[2]) then
  return 0
end

moments[3] = ARGV[4]
write_moments(KEYS[1], KEYS[2], ARGV[3], moments)

for i = 5, #ARGV, 2 do
  if ARGV[i + 1] == '' then
    redis.call('HDEL', KEYS[3], ARGV[i])
  else
    redis.call('HSET', KEYS[3], ARGV[i], ARGV[i + 1])
  end
end

return 1
