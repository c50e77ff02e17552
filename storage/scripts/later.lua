-- Move every score in the sorted sets named by KEYS later by ARGV[1] seconds.

for _, key in ipairs(KEYS) do
  for _, name in ipairs(redis.call('ZRANGE', key, 0, -1)) do
    redis.call('ZINCRBY', key, ARGV[1], name)
  end
end

return 1
