-- What has come due in the sorted sets named by KEYS, the longest overdue first.
-- ARGV: now, how many at most, '1' to take them off the lists as well

local due = {}

for _, key in ipairs(KEYS) do
  local found = redis.call('ZRANGEBYSCORE', key, '-inf', ARGV[1], 'WITHSCORES', 'LIMIT', 0, ARGV[2])
  for i = 1, #found, 2 do
    due[#due + 1] = { key = key, name = found[i], at = tonumber(found[i + 1]) }
  end
end

table.sort(due, function(a, b)
  return a.at < b.at or (a.at == b.at and a.name < b.name)
end)

local names = {}

for i = 1, math.min(#due, tonumber(ARGV[2])) do
  names[i] = due[i].name
  if ARGV[3] == '1' then
    redis.call('ZREM', due[i].key, due[i].name)
  end
end

return names
