-- Refunds charges of permits: for calls that were not made, or that were cheaper.
--
-- KEYS[1]  the worker's recorder: "day|client|billing SKU" to "calls price entries"
-- KEYS[2]  and following: hash with the costs of each scope: `day` and `month` ("period calls
--          price")
-- ARGV[1]  JSON: [[field of the recorder, day, index of a scope, index of another, calls, price]].
--          Calls and prices are 0 or negative
local recorder = KEYS[1]

local function add(key, name, period, calls, price)
  local text = redis.call('HGET', key, name) or ''
  local kept, keptCalls, keptPrice = string.match(text, '^(%S+) (-?%d+) (-?%d+)$')
  if kept == period then
    text = string.format('%s %d %d', period, keptCalls + calls, keptPrice + price)
    redis.call('HSET', key, name, text)
  end
end

for _, refund in ipairs(cjson.decode(ARGV[1])) do
  local field, day, one, other, calls, price = unpack(refund)
  for _, scope in ipairs({ one, other }) do
    add(KEYS[1 + scope], 'day', day, calls, price)
    add(KEYS[1 + scope], 'month', string.sub(day, 1, 7), calls, price)
  end
  local text = redis.call('HGET', recorder, field) or '0 0 0'
  local keptCalls, keptPrice, count = string.match(text, '^(-?%d+) (-?%d+) (%d+)$')
  text = string.format('%d %d %d', keptCalls + calls, keptPrice + price, count + 1)
  redis.call('HSET', recorder, field, text)
end
