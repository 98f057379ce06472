-- Closes a SKU after the provider's own word. A longer closure that holds already stays; a denied key stays denied.
--
-- KEYS[1]  hash of the SKU
-- ARGV[1]  how long, microseconds
-- ARGV[2]  why: rate, day or denied
-- ARGV[3]  for how long after it calls come gently, microseconds
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000000 + tonumber(time[2])
local kept = redis.call('HMGET', KEYS[1], 'closed', 'reason', 'gentle')
local till = now + tonumber(ARGV[1])
if kept[2] == 'denied' and ARGV[2] ~= 'denied' then return 0 end
if tonumber(kept[1] or 0) > till and ARGV[2] ~= 'denied' then return 0 end
redis.call('HSET', KEYS[1], 'closed', string.format('%.0f', till), 'reason', ARGV[2], 'gentle', string.format('%.0f', math.max(tonumber(kept[3] or 0), till + tonumber(ARGV[3]))))
return 1
