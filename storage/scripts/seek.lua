-- Put somebody on the list of those who look for a match, in the place of what they wanted before.
-- Answers 1; 0 if the same ask has paired them already.
-- KEYS: of the game: the hash of seekers by their addresses, the sorted set of these by terms and
--       ratings, the sorted set of these by until when they look, the hash of whom each was paired
--       with last
-- ARGV: the address; the seeker; where they stand by terms and rating; until when they look; the ask

local last = string.match(redis.call('HGET', KEYS[4], ARGV[1]) or '', '^%S+')

if ARGV[5] ~= '' and last == ARGV[5] then
  return 0
end

redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[1])
redis.call('ZADD', KEYS[3], ARGV[4], ARGV[1])

return 1
