-- What other scripts begin with: when a table must be looked at. Its first row says it, as
-- `<deadline>|<reminder>|<answer>`, in seconds since the epoch, each empty if there is none; and
-- its name is in the sorted set of its shard, with the soonest of them.

-- nil if they can't be read
local function read_moments(rows)
  local row = redis.pcall('LINDEX', rows, 0) -- not a string: no table, or something else
  local moments = { string.match(type(row) == 'string' and row or '', '^([%d.]*)|([%d.]*)|([%d.]*)$') }
  for _, moment in ipairs(moments) do
    if moment ~= '' and not tonumber(moment) then
      return nil
    end
  end
  return moments[1] and moments
end

local function write_moments(rows, due, name, moments)
  local soonest
  for _, moment in ipairs(moments) do
    local at = tonumber(moment)
    if at and not (soonest and soonest <= at) then
      soonest = at
    end
  end
  redis.call('LSET', rows, 0, table.concat(moments, '|'))
  if soonest then
    redis.call('ZADD', due, soonest, name)
  else
    redis.call('ZREM', due, name)
  end
end

-- The rows of a table that is named in a sorted set: both share a slot.
local function rows_of(due, name)
  return 'table:' .. string.match(due, '{.*}') .. ':' .. name
end

-- Whether the table has so many rows, and the first of its record begins so.
local function is_as_seen(rows, count, beginning)
  local trunk = redis.call('LINDEX', rows, 1) or ''
  return redis.call('LLEN', rows) == count and trunk:sub(1, #beginning) == beginning
end

