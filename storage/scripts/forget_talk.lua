-- Remove what somebody has said at a table.
-- KEYS: what is said at the table
-- ARGV: the person's address

for _, line in ipairs(redis.call('LRANGE', KEYS[1], 0, -1)) do
  if cjson.decode(line).who == ARGV[1] then
    redis.call('LREM', KEYS[1], 1, line)
  end
end

return 1
