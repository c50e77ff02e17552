-- Pair two who look for a match, if each still wants what the writer saw. Answers 1; 0 if not.
-- KEYS: of the game: the hash of seekers by their addresses, the sorted set of these by terms and
--       ratings, the sorted set of these by until when they look, the hash of pairs by their ids,
--       the hash of whom each was paired with last: the ask by which they were, and the others
-- ARGV: a JSON object, which holds
--       id and row: the pair; remembered: how many of those paired with last are kept;
--       seekers: of each of the two an address, what they wanted (row), what they want from now on
--       (after; "" if that was all), the address of the other (rival), and the ask by which they look

local seekers, by_terms, by_until, paired, last = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local change = cjson.decode(ARGV[1])

for _, one in ipairs(change.seekers) do
  if redis.call('HGET', seekers, one.address) ~= one.row then
    return 0
  end
end

for _, one in ipairs(change.seekers) do
  if one.after == '' then
    redis.call('HDEL', seekers, one.address)
    redis.call('ZREM', by_terms, one.address)
    redis.call('ZREM', by_until, one.address)
  else
    redis.call('HSET', seekers, one.address, one.after)
  end
  local names = {}
  for name in string.gmatch(redis.call('HGET', last, one.address) or '', '%S+') do
    table.insert(names, name)
  end
  table.remove(names, 1)
  table.insert(names, one.rival)
  while #names > change.remembered do
    table.remove(names, 1)
  end
  redis.call('HSET', last, one.address, one.ask .. ' ' .. table.concat(names, ' '))
end

redis.call('HSET', paired, change.id, change.row)

return 1
