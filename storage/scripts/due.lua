-- What is due in the sorted sets of all shards, of tables by their time. Answers, of each shard that
-- has any, its number and its first tables, names and times in turn. Not for a cluster: the keys,
-- 64 of a kind, are made here, for naming them in each call costs more than reading them.
-- ARGV: the sorted sets' name, with %d in the place of the shard; how many shards there are; the
--       time now; how many of each shard are wanted

local due = {}

for shard = 0, ARGV[2] - 1 do
  local sorted_set = string.format(ARGV[1], shard)
  local found =
    redis.call('ZRANGEBYSCORE', sorted_set, '-inf', ARGV[3], 'WITHSCORES', 'LIMIT', 0, ARGV[4])
  if #found > 0 then
    due[#due + 1] = { shard, found }
  end
end

return due
