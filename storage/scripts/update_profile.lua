-- Change a profile, if it has the form that the writer takes it for, or isn't there.
-- KEYS: its hash; ARGV: that form, '' if it names none; the form that it has then; then names and
-- values in turn, '' to remove one.
-- Answers 1; or 0 if nothing was done.

local key = KEYS[1]

if redis.call('EXISTS', key) == 1 and (redis.call('HGET', key, 'form') or '') ~= ARGV[1] then
  return 0
end

for i = 3, #ARGV, 2 do
  if ARGV[i + 1] == '' then
    redis.call('HDEL', key, ARGV[i])
  else
    redis.call('HSET', key, ARGV[i], ARGV[i + 1])
  end
end

if redis.call('EXISTS', key) == 1 then
  redis.call('HSET', key, 'form', ARGV[2])
end

if redis.call('HLEN', key) == 1 then
  redis.call('DEL', key)
end

return 1
