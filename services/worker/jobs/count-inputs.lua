-- Counts one more input in each session. The first input sets when the count expires.
-- KEYS  counts of sessions (one hash slot); ARGV[1]  seconds until they expire
-- Returns the new counts.
local counts = {}
for i, key in ipairs(KEYS) do
  counts[i] = redis.call('INCR', key)
  if counts[i] == 1 then redis.call('EXPIRE', key, ARGV[1]) end
end
return counts
