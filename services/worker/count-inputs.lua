-- Counts an input in each session: the first one sets how long the count is remembered.
-- KEYS  counts of sessions (one hash slot); ARGV[1]  seconds
-- Returns  the new counts
local counts = {}
for i, key in ipairs(KEYS) do
  counts[i] = redis.call('INCR', key)
  if counts[i] == 1 then redis.call('EXPIRE', key, ARGV[1]) end
end
return counts
