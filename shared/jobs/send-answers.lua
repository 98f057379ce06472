-- Answers questions of one edge: leaves a copy of each answer for as long as its edge may look for it, and sends all of them in one message.
--
-- KEYS     the copies' keys, all of one hash slot
-- ARGV[1]  the edge's channel
-- ARGV[2]  and on, for each key: question id, answer (JSON), milliseconds to keep the copy
-- Message  [[question id, answer], …] as JSON
local mail = {}
for i, key in ipairs(KEYS) do
  local id, answer, keep = ARGV[i * 3 - 1], ARGV[i * 3], ARGV[i * 3 + 1]
  redis.call('SET', key, answer, 'PX', keep)
  mail[i] = '["' .. id .. '",' .. answer .. ']'
end
return redis.call('PUBLISH', ARGV[1], '[' .. table.concat(mail, ',') .. ']')
