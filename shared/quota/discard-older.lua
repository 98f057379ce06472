-- Discards the quota state where Redis has lost a part of it: after a crash, Redis may come back
-- with older data. The number of permits only grows, so fewer than a worker has read before, of the
-- same state, are permits that were lost. So is a state without an id, once a worker has read one.
--
-- KEYS[1]  hash with the costs of the service: `permits` (how many were granted) and `id` (of the
--          state that they are counted in)
-- KEYS[2]  and following: hashes of the SKUs
-- ARGV[1]  the id that the caller has read last, or ''
-- ARGV[2]  how many permits had been granted then
-- ARGV[3]  an id for a new state
-- Returns  the id and the permits now; 1 if the state was discarded, else 0
local kept = redis.call('HMGET', KEYS[1], 'id', 'permits')
local id, permits = kept[1], tonumber(kept[2] or 0)
local isOlder = ARGV[1] ~= '' and (not id or (id == ARGV[1] and permits < tonumber(ARGV[2])))
if isOlder then
  for i = 2, #KEYS do redis.call('HDEL', KEYS[i], 'epoch') end
end
-- With a new id, what others have read of the old state does not discard the one that is rebuilt.
if isOlder or not id then
  id = ARGV[3]
  redis.call('HSET', KEYS[1], 'id', id)
end
return { id, permits, isOlder and 1 or 0 }
