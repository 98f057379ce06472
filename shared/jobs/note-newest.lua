-- Stores the newest request of sessions.
--
-- KEYS     the sessions' keys, all of one hash slot
-- ARGV[1]  how long to keep it, in milliseconds
-- ARGV[2]  and following, for each key: the id of the request
-- Returns  for each key the id of the previous request, or nil
local previous = {}
for i, key in ipairs(KEYS) do
  previous[i] = redis.call('SET', key, ARGV[i + 1], 'PX', ARGV[1], 'GET')
end
return previous
