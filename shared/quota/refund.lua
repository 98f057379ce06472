-- Refunds charges of permits: for calls that were not made, or that were cheaper.
--
-- KEYS[1]  the worker's recorder: "day|client|billing SKU" to "calls price entries"
-- KEYS[2]  and following: hash with the costs of each scope: `day` and `month` ("period calls
--          price"). Then the hash of each SKU, of which `day` and `month` ("period calls") are the
--          quota that is used. That of a second or a minute is not refunded: its time is over
-- ARGV[1]  JSON: [[field of the recorder, day, index of a scope, index of another, index of the
--          SKU, calls, price]]. Indexes count from KEYS[2] on. Calls and prices are 0 or negative
local recorder = KEYS[1]

local function add(key, name, period, calls, price)
  local text = redis.call('HGET', key, name) or ''
  local kept, keptCalls, keptPrice = string.match(text, '^(%S+) (-?%d+) ?(-?%d*)$')
  if kept ~= period then return end
  text = string.format('%s %d', period, keptCalls + calls)
  if keptPrice ~= '' then text = string.format('%s %d', text, keptPrice + price) end
  redis.call('HSET', key, name, text)
end

for _, refund in ipairs(cjson.decode(ARGV[1])) do
  local field, day, one, other, sku, calls, price = unpack(refund)
  for _, counted in ipairs({ one, other, calls < 0 and sku or nil }) do
    add(KEYS[1 + counted], 'day', day, calls, price)
    add(KEYS[1 + counted], 'month', string.sub(day, 1, 7), calls, price)
  end
  local text = redis.call('HGET', recorder, field) or '0 0 0'
  local keptCalls, keptPrice, count = string.match(text, '^(-?%d+) (-?%d+) (%d+)$')
  text = string.format('%d %d %d', keptCalls + calls, keptPrice + price, count + 1)
  redis.call('HSET', recorder, field, text)
end
