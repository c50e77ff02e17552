-- Keep the analysis of a match that is over, unless its table is gone; it waits no longer. Answers 1.
-- KEYS: the analysis, its shard's matches to analyse, the table's log
-- ARGV: the table; the analysis

redis.call('ZREM', KEYS[2], ARGV[1])
if redis.call('EXISTS', KEYS[3]) == 1 then
  redis.call('HDEL', KEYS[1], 'done', 'of', 'failed')
  redis.call('HSET', KEYS[1], 'found', ARGV[2])
else
  redis.call('DEL', KEYS[1])
end

return 1
