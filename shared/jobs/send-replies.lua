-- Sends replies to one edge in one message. Stores a copy of each: pub/sub can lose a message.
--
-- KEYS     the keys of the copies, all of one hash slot
-- ARGV[1]  the reply channel of the edge
-- ARGV[2]  and following, for each key: request id, reply (JSON), milliseconds to keep the copy
-- ARGV     the last one, 'sharded': only the master of this slot carries the message
-- Message  [[request id, reply], …] as JSON
--
-- The message is joined once: joining each reply by itself copies it twice more, 5 µs each.
local parts = {}
for i, key in ipairs(KEYS) do
  local id, reply, keep = ARGV[i * 3 - 1], ARGV[i * 3], ARGV[i * 3 + 1]
  redis.call('SET', key, reply, 'PX', keep)
  parts[i * 4 - 3], parts[i * 4 - 2] = i == 1 and '[["' or '],["', id
  parts[i * 4 - 1], parts[i * 4] = '",', reply
end
parts[#parts + 1] = ']]'
local message = table.concat(parts)
if ARGV[#KEYS * 3 + 2] == 'sharded' then return redis.call('SPUBLISH', ARGV[1], message) end
return redis.call('PUBLISH', ARGV[1], message)
