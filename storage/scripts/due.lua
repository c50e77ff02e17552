-- What has come due in the sorted sets named by KEYS, the longest overdue first.
-- ARGV: now, how many at most, which moment (1 deadline, 2 reminder, 3 answer), '1' to take it away

local now, kind, due = tonumber(ARGV[1]), tonumber(ARGV[3]), {}

for _, key in ipairs(KEYS) do
  local found = redis.call('ZRANGEBYSCORE', key, '-inf', now, 'WITHSCORES')
  for i = 1, #found, 2 do
    local name = found[i]
    local moments = read_moments(rows_of(key, name))
    -- A table that can't be read is overdue: somebody should look at it.
    local at = tonumber(moments and moments[kind] or kind == 1 and found[i + 1] or nil)
    if at and at <= now then
      due[#due + 1] = { key = key, name = name, at = at, moments = moments }
    end
  end
end

table.sort(due, function(a, b)
  return a.at < b.at or (a.at == b.at and a.name < b.name)
end)

local names = {}

for i = 1, math.min(#due, tonumber(ARGV[2])) do
  local each = due[i]
  names[i] = each.name
  if ARGV[4] == '1' then
    each.moments[kind] = ''
    write_moments(rows_of(each.key, each.name), each.key, each.name, each.moments)
  end
end

return names
