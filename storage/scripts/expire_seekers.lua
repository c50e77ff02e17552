-- Take those off the list of seekers who wanted to look until now. Answers how many these were.
-- KEYS: of the game: the hash of seekers by their addresses, the sorted set of these by terms and
--       ratings, the sorted set of these by until when they look
-- ARGV: the time in seconds since the epoch; how many at most

local gone = redis.call('ZRANGEBYSCORE', KEYS[3], '-inf', ARGV[1], 'LIMIT', 0, ARGV[2])

if #gone > 0 then
  redis.call('HDEL', KEYS[1], unpack(gone))
  redis.call('ZREM', KEYS[2], unpack(gone))
  redis.call('ZREM', KEYS[3], unpack(gone))
end

return #gone
