-- Move all moments of the tables in the sorted set KEYS[1] later by ARGV[1] seconds.

for _, name in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  local rows = rows_of(KEYS[1], name)
  local moments = read_moments(rows) or {}
  for i, moment in ipairs(moments) do
    local at = tonumber(moment)
    moments[i] = at and string.format('%.3f', at + ARGV[1]) or ''
  end
  if moments[1] then
    write_moments(rows, KEYS[1], name, moments)
  end
end

return 1
