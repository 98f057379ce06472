-- Writes a worker's charges to its recorder again, where the recorder lacks entries: after Redis
-- lost data, after another worker removed the recorder because this one seemed dead, and after
-- refunds that did not arrive. Entries that only the recorder has stay.
--
-- KEYS[1]  the worker's recorder: "day|client|billing SKU" to "calls price entries"
-- KEYS[2]  set of the workers that have a recorder
-- ARGV[1]  the worker
-- ARGV[2]  JSON: [[field of the recorder, "calls price entries"]]
-- Returns  1 if the worker had no recorder, else 0.
local function entriesOf(sums) return tonumber(string.match(sums or '', '%d+$') or 0) end

for _, row in ipairs(cjson.decode(ARGV[2])) do
  local field, sums = unpack(row)
  local kept = redis.call('HGET', KEYS[1], field)
  if entriesOf(kept) < entriesOf(sums) then redis.call('HSET', KEYS[1], field, sums) end
end
return redis.call('SADD', KEYS[2], ARGV[1])
