-- Opens the books of the SKUs that have none. Nothing of an open one is touched: calls are being made under it.
--
-- KEYS[1]  the lock of whoever opens
-- KEYS[2]  and on: hashes of the SKUs, then hashes of what each scope spent
-- ARGV[1]  JSON: `holder` of the lock; `epoch`; `states` [[field, value, ...]] and `scopes` [[field, value, ...]], in the order of the keys
-- Returns  1 where the lock was still held
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
-- What was spent is lost with all of the books, or not at all.
if all then
  for i, fields in ipairs(request.scopes) do redis.call('HSET', KEYS[1 + #request.states + i], unpack(fields)) end
end
redis.call('DEL', KEYS[1])
return 1
