-- Counts one more input in each session, and notes its day. The first input sets when both expire.
-- KEYS  counts of sessions, then the lists of their days (one hash slot)
-- ARGV[1]  seconds until they expire; ARGV[2] and following: the day of each input
-- Returns the new counts. That of a spent session stays below 0, and its days are not noted.
local counts = {}
local sessions = #KEYS / 2
for i = 1, sessions do
  local count, days = KEYS[i], KEYS[sessions + i]
  counts[i] = redis.call('INCR', count)
  if counts[i] == 1 then redis.call('EXPIRE', count, ARGV[1]) end
  if counts[i] > 0 and redis.call('RPUSH', days, ARGV[1 + i]) == 1 then
    redis.call('EXPIRE', days, ARGV[1])
  end
end
return counts
