-- Discards the quota state where Redis has lost a part of it: after a crash, Redis may come back
-- with older data. The number of permits only grows, so fewer than a worker has read before, of the
-- same state, are permits that were lost. So is a state without an id, once a worker has read one.
--
-- Also discards it where it counts a later day: Redis' clock was ahead. Counters of a later day are
-- not reset (`acquire.lua`), so all days until that one would share its quota.
--
-- KEYS[1]  hash with the costs of the service: `permits` (how many were granted), `id` (of the
--          state that they are counted in), and `day` and `month`
-- KEYS[2]  and following: hashes of the SKUs
-- ARGV[1]  the id that the caller has read last, or ''
-- ARGV[2]  how many permits had been granted then
-- ARGV[3]  an id for a new state
-- ARGV[4]  the last day that may be counted
-- ARGV[5]  Redis' time by the caller's clock, in milliseconds. More than a second off, it says
--          nothing about days: Redis' clock may have jumped
-- Returns  the id and the permits now; 1 if the state was discarded because a part was lost, 2 if
--          because of its day, else 0
local kept = redis.call('HMGET', KEYS[1], 'id', 'permits', 'day')
local id, permits = kept[1], tonumber(kept[2] or 0)
local isOlder = ARGV[1] ~= '' and (not id or (id == ARGV[1] and permits < tonumber(ARGV[2])))
local time = redis.call('TIME')
local isClockKnown = math.abs(tonumber(time[1]) * 1000 + time[2] / 1000 - ARGV[5]) <= 1000
local isAhead = isClockKnown and string.match(kept[3] or '', '^%S*') > ARGV[4]
if isOlder or isAhead then
  for i = 2, #KEYS do redis.call('HDEL', KEYS[i], 'epoch') end
end
-- So that only one worker discards it. All costs are rebuilt with the state.
if isAhead then redis.call('HDEL', KEYS[1], 'day', 'month') end
-- With a new id, what others have read of the old state does not discard the one that is rebuilt.
if isOlder or not id then
  id = ARGV[3]
  redis.call('HSET', KEYS[1], 'id', id)
end
return { id, permits, isOlder and 1 or isAhead and 2 or 0 }
