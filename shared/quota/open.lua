-- Rebuilds the quota state of the SKUs that have none. The state of other SKUs is not changed,
-- because calls are being made with it.
--
-- KEYS[1]  the lock for rebuilding
-- KEYS[2]  and following: hashes of the SKUs, then hashes with the costs of each scope
-- ARGV[1]  JSON: `holder` of the lock; `epoch`; `states` [[field, value, ...]] and
--          `scopes` [[field, value, ...]], in the order of the keys
-- Returns  1 if the caller still held the lock, else 0
local request = cjson.decode(ARGV[1])
if redis.call('GET', KEYS[1]) ~= request.holder then return 0 end
local all = true
for i, fields in ipairs(request.states) do
  if redis.call('HEXISTS', KEYS[1 + i], 'epoch') == 1 then
    all = false
  else
    redis.call('HSET', KEYS[1 + i], 'epoch', request.epoch, unpack(fields))
  end
end
-- The costs were lost only if the states of all SKUs were lost.
if all then
  for i, fields in ipairs(request.scopes) do
    redis.call('HSET', KEYS[1 + #request.states + i], unpack(fields))
  end
end
redis.call('DEL', KEYS[1])
return 1
