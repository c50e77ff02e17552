-- Have somebody follow a match. Answers 1; or, if nothing was done, 0: it is over, or so many follow
-- it already.
-- KEYS: who follows the match (a hash), its shard's tables that are over (a sorted set)
-- ARGV: the table; who; what they are to be told; how many may follow it

if redis.call('ZSCORE', KEYS[2], ARGV[1]) then
  return 0
end

local is_new = redis.call('HEXISTS', KEYS[1], ARGV[2]) == 0

if is_new and redis.call('HLEN', KEYS[1]) >= tonumber(ARGV[4]) then
  return 0
end

redis.call('HSET', KEYS[1], ARGV[2], ARGV[3])

return 1
