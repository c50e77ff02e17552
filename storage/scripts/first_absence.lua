-- Whether a loss on time is the first within its absence. Answers 1 or 0; asked again about the same
-- table, the same.
-- KEYS: the hash of the player's last absence that had a loss on time
-- ARGV: since when the player is away; the table that was lost

local since = tonumber(redis.call('HGET', KEYS[1], 'since') or -1)

if tonumber(ARGV[1]) == since then
  return redis.call('HGET', KEYS[1], 'table') == ARGV[2] and 1 or 0
end

if tonumber(ARGV[1]) > since then
  redis.call('HSET', KEYS[1], 'since', ARGV[1], 'table', ARGV[2])
end

return 1
