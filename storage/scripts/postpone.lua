-- Make every time in the sorted sets named by KEYS later by ARGV[1] seconds.

for _, key in ipairs(KEYS) do
  for _, member in ipairs(redis.call('ZRANGE', key, 0, -1)) do
    redis.call('ZINCRBY', key, ARGV[1], member)
  end
end

return 1
