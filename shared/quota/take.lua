-- Takes permits for calls to the provider, each from all windows of one SKU or from none of them.
-- One script is one step for all workers and queues; time is Redis' own, so workers' clocks do not matter.
--
-- KEYS[1]  hash of the SKU: per smooth window its TAT in microseconds; per calendar window "period used"
-- ARGV[1]  number of smooth windows, then for each: name, interval, tolerance (microseconds)
-- ARGV[n]  number of calendar windows, then for each: name, limit, period
-- ARGV[m]  and all after it: for each permit the longest wait that its call accepts, microseconds
-- Returns  Redis' time in microseconds, then two numbers for each permit:
--          1, wait    granted: make the call `wait` microseconds from now
--          0, wait    refused: the earliest call would be `wait` microseconds from now; nothing was taken
--         -1, index   refused: calendar window `index` (from 0) is used up
local key = KEYS[1]
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000000 + tonumber(time[2])

local cursor = 1
local smooth = {}
for i = 1, tonumber(ARGV[cursor]) do
  local name = ARGV[cursor + 1]
  smooth[i] = {
    name = name,
    interval = tonumber(ARGV[cursor + 2]),
    tolerance = tonumber(ARGV[cursor + 3]),
    tat = tonumber(redis.call('HGET', key, name) or '0'),
  }
  cursor = cursor + 3
end

cursor = cursor + 1
local calendar = {}
for i = 1, tonumber(ARGV[cursor]) do
  local name, period = ARGV[cursor + 1], ARGV[cursor + 3]
  local kept, used = string.match(redis.call('HGET', key, name) or '', '^(%S+) (%d+)$')
  -- A worker whose clock is late must not begin the old period anew. Periods are ISO dates: the later one is the greater.
  if kept and kept > period then period = kept end
  calendar[i] = { name = name, limit = tonumber(ARGV[cursor + 2]), period = period, used = kept == period and tonumber(used) or 0 }
  cursor = cursor + 3
end

local function take(longestWait)
  for i, window in ipairs(calendar) do
    if window.used >= window.limit then return -1, i - 1 end
  end
  local at = now
  for _, window in ipairs(smooth) do at = math.max(at, window.tat - window.tolerance) end
  if at - now > longestWait then return 0, at - now end
  for _, window in ipairs(smooth) do window.tat = math.max(window.tat, at) + window.interval end
  for _, window in ipairs(calendar) do window.used = window.used + 1 end
  return 1, at - now
end

local answers = { now }
for i = cursor + 1, #ARGV do
  answers[#answers + 1], answers[#answers + 2] = take(tonumber(ARGV[i]))
end

for _, window in ipairs(smooth) do redis.call('HSET', key, window.name, string.format('%.0f', window.tat)) end
for _, window in ipairs(calendar) do redis.call('HSET', key, window.name, window.period .. ' ' .. window.used) end
return answers
