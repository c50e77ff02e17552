-- Take somebody off the list of those who look for a match. Answers whether they were on it.
-- KEYS: of the game: the hash of seekers by their addresses, the sorted set of these by terms and
--       ratings, the sorted set of these by until when they look
-- ARGV: the address

redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('ZREM', KEYS[3], ARGV[1])

return redis.call('HDEL', KEYS[1], ARGV[1])
