-- Takes one permit for a call to the provider from all windows of one SKU, or none of them.
-- One script is one step for all workers and queues; time is Redis' own, so workers' clocks do not matter.
--
-- KEYS[1]  hash of the SKU: per smooth window its TAT in microseconds; per calendar window "period used"
-- ARGV[1]  longest wait that the caller accepts, microseconds
-- ARGV[2]  number of smooth windows, then for each: name, interval, tolerance (microseconds)
-- ARGV[n]  number of calendar windows, then for each: name, limit, period
-- Returns  {1, wait}        granted: make the call `wait` microseconds from now
--          {0, wait}        refused: the earliest call would be `wait` microseconds from now; nothing was taken
--          {-1, index}      refused: calendar window `index` (from 0) is used up
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000000 + tonumber(time[2])
local at = now

local cursor = 2
local smooth = {}
for i = 1, tonumber(ARGV[cursor]) do
  local name, interval, tolerance = ARGV[cursor + 1], tonumber(ARGV[cursor + 2]), tonumber(ARGV[cursor + 3])
  local tat = tonumber(redis.call('HGET', KEYS[1], name) or '0')
  at = math.max(at, tat - tolerance)
  smooth[i] = { name, interval, tat }
  cursor = cursor + 3
end

cursor = cursor + 1
local calendar = {}
for i = 1, tonumber(ARGV[cursor]) do
  local name, limit, period = ARGV[cursor + 1], tonumber(ARGV[cursor + 2]), ARGV[cursor + 3]
  local kept, used = string.match(redis.call('HGET', KEYS[1], name) or '', '^(%S+) (%d+)$')
  used = kept == period and tonumber(used) or 0
  if used >= limit then return { -1, i - 1 } end
  calendar[i] = { name, period, used + 1 }
  cursor = cursor + 3
end

if at - now > tonumber(ARGV[1]) then return { 0, at - now } end

for _, window in ipairs(smooth) do
  redis.call('HSET', KEYS[1], window[1], string.format('%.0f', math.max(window[3], at) + window[2]))
end
for _, window in ipairs(calendar) do
  redis.call('HSET', KEYS[1], window[1], window[2] .. ' ' .. window[3])
end
return { 1, at - now }
