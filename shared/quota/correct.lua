-- Corrects what permits were charged: calls that were not made, or that turned out cheaper.
--
-- KEYS[1]  the worker's recorder: "day|client|billed as" to "calls price entries"
-- KEYS[2]  and on: hash of what each scope spent: `day` and `month` ("period calls price")
-- ARGV[1]  JSON: [[field of the recorder, day, index of a scope, index of another, calls, price]]
local recorder = KEYS[1]

local function add(key, name, period, calls, price)
  local kept, keptCalls, keptPrice = string.match(redis.call('HGET', key, name) or '', '^(%S+) (-?%d+) (-?%d+)$')
  if kept == period then
    redis.call('HSET', key, name, string.format('%s %d %d', period, keptCalls + calls, keptPrice + price))
  end
end

for _, correction in ipairs(cjson.decode(ARGV[1])) do
  local field, day, one, other, calls, price = unpack(correction)
  for _, scope in ipairs({ one, other }) do
    add(KEYS[1 + scope], 'day', day, calls, price)
    add(KEYS[1 + scope], 'month', string.sub(day, 1, 7), calls, price)
  end
  local keptCalls, keptPrice, count = string.match(redis.call('HGET', recorder, field) or '0 0 0', '^(-?%d+) (-?%d+) (%d+)$')
  redis.call('HSET', recorder, field, string.format('%d %d %d', keptCalls + calls, keptPrice + price, count + 1))
end
