-- Rebuilds the quota state of the SKUs that have none. The state of other SKUs is not changed,
-- because calls are being made with it. The costs of many scopes come in several calls, so that no
-- call takes long: no permit is granted before the last one.
--
-- KEYS[1]  the lock for rebuilding
-- KEYS[2]  and following: hashes of the SKUs, then hashes with the costs of some scopes
-- ARGV[1]  JSON: `holder` of the lock; `epoch`; `states` [[field, value, ...]] and
--          `scopes` [[field, value, ...]], in the order of the keys; `isLast` call
-- Returns  1 if the caller still held the lock, else 0
local request = cjson.decode(ARGV[1])
if redis.call('GET', KEYS[1]) ~= request.holder then return 0 end
local lost = {}
for i, fields in ipairs(request.states) do
  if redis.call('HEXISTS', KEYS[1 + i], 'epoch') == 0 then lost[KEYS[1 + i]] = fields end
end
-- The costs were lost only if the states of all SKUs were lost.
local all = true
for i = 1, #request.states do all = all and lost[KEYS[1 + i]] ~= nil end
if all then
  for i, fields in ipairs(request.scopes) do
    redis.call('HSET', KEYS[1 + #request.states + i], unpack(fields))
  end
end
if not request.isLast then return 1 end
for key, fields in pairs(lost) do
  redis.call('HSET', key, 'epoch', request.epoch, unpack(fields))
end
redis.call('DEL', KEYS[1])
return 1
