-- Notes the newest question of sessions.
--
-- KEYS     the sessions' keys, all of one hash slot
-- ARGV[1]  milliseconds to remember
-- ARGV[2]  and on, for each key: question id
-- Returns  for each key the question noted before, or nil
local older = {}
for i, key in ipairs(KEYS) do
  older[i] = redis.call('SET', key, ARGV[i + 1], 'PX', ARGV[1], 'GET')
end
return older
