-- Takes permits for calls to the provider: each from all windows of one SKU and all budgets that hold for it, or from none of them.
-- One script is one step for all workers and queues; time is Redis' own, so workers' clocks do not matter.
--
-- KEYS[1]  hash of the SKU: `epoch` (the books are open), `second` and `minute` (each window's TAT), `bulk` (when bulk is due),
--          `day` and `month` ("period calls"), `closed`, `reason` and `gentle` (the provider's own word)
-- KEYS[2]  sorted set of clients that asked for an interactive permit within a minute, by when each had its share of a long line
-- KEYS[3]  the worker's recorder: "day|client|billed as" to "calls price entries"
-- KEYS[4]  and on: hash of what each scope spent: `day` and `month` ("period calls price"); the first is the whole service
-- ARGV[1]  JSON: `smooth` [{name, intervalUs, toleranceUs}]; `periods` {day, month: {begins, ends, names}}; `quota` {day, month: calls};
--          `budgets` [{day, month: {calls, microUsd}}] and `clients` [id], both in the order of KEYS[4] on; `leadUs`, `gentleUs`, `reserve`, `floor`;
--          `permits` [[longest wait in microseconds, 1 for bulk, price in millionths of a US dollar, index of the client's scope, billed as]]
-- Returns  Redis' time in microseconds, the name of the day, then two numbers for each permit:
--           2, wait    granted, as a trial of a key that was denied
--           1, wait    granted: make the call `wait` microseconds from now
--           0, wait    refused: worth asking again in `wait` microseconds; nothing was taken
--          -1, window  refused: the SKU's calls of the day (1) or month (2) are used up
--          -2, which   refused by a budget: 1 money, else calls; + 2 month, else day; + 4 a client's, else the service's
--          -3, wait    refused: the provider does not want calls of this SKU for `wait` microseconds; a third value after all: why
--          or nothing but the time and '' where the books are not open
local state, lines, recorder = KEYS[1], KEYS[2], KEYS[3]
local request = cjson.decode(ARGV[1])
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000000 + tonumber(time[2])

local kept = redis.call('HMGET', state, 'epoch', 'closed', 'reason', 'gentle', 'bulk', 'day', 'month', 'second', 'minute')
if not kept[1] then return { now, '' } end
local closed, reason, gentle, bulkDue = tonumber(kept[2] or 0), kept[3] or '', tonumber(kept[4] or 0), tonumber(kept[5] or 0)

local calendar = { { name = 'day', text = kept[6] }, { name = 'month', text = kept[7] } }
for _, window in ipairs(calendar) do
  local period = request.periods[window.name]
  local begins, ends = period.begins * 1000, period.ends * 1000
  window.period = period.names[now < begins and 1 or now < ends and 2 or 3]
  -- Bulk leaves a reserve that melts away towards the end of the period.
  window.bulkShare = 1 - request.reserve * (now >= ends and 1 or now < begins and 0 or (ends - now) / (ends - begins))
end

-- Periods are ISO dates: the later one is the greater. What is kept of a later one than ours is never begun anew.
local function used(text, window)
  local period, calls, price = string.match(text or '', '^(%S+) (-?%d+) ?(-?%d*)$')
  if not period or period < window.period then return { period = window.period, calls = 0, price = 0 } end
  return { period = period, calls = tonumber(calls), price = tonumber(price) or 0 }
end
for _, window in ipairs(calendar) do window.used = used(window.text, window) end

local scopes = {}
for i = 4, #KEYS do
  local spent = redis.call('HMGET', KEYS[i], 'day', 'month')
  scopes[i - 3] = { used(spent[1], calendar[1]), used(spent[2], calendar[2]) }
end

local tats = { second = kept[8], minute = kept[9] }
local smooth, interval = {}, 0
for i, window in ipairs(request.smooth) do
  smooth[i] = { name = window.name, interval = window.intervalUs, tolerance = window.toleranceUs, tat = tonumber(tats[window.name] or 0) }
  interval = math.max(interval, window.intervalUs)
end

-- When the next call may start if it may be so far ahead of an even pace.
local function nextStart(ahead)
  local at = math.max(now, closed)
  for _, window in ipairs(smooth) do at = math.max(at, window.tat - ahead * window.tolerance) end
  return at
end

local function overBudget(scope, price, bulk)
  for w, window in ipairs(calendar) do
    local budget, spent = request.budgets[scope][window.name] or {}, scopes[scope][w]
    local share = bulk and window.bulkShare or 1
    local code = (w - 1) * 2 + (scope > 1 and 4 or 0)
    if budget.calls and spent.calls + 1 > budget.calls * share then return code end
    if budget.microUsd and price > 0 and spent.price + price > budget.microUsd * share then return code + 1 end
  end
end

-- Clients that asked for an interactive permit within a minute, by when each had its share of a long line.
local shares, sharers = {}, 0
if #smooth > 0 then
  redis.call('ZREMRANGEBYSCORE', lines, '-inf', now - 60000000)
  sharers = redis.call('ZCARD', lines)
end
local function shareOf(client)
  if not shares[client] then
    local kept = redis.call('ZSCORE', lines, client)
    if not kept then sharers = sharers + 1 end
    shares[client] = math.max(now, tonumber(kept or 0))
  end
  return shares[client]
end

-- A line is long from a tenth of what a call may wait. In a long one each client goes at its share of the pace, and who is ahead of
-- that is refused: so the line stays short for the others. A client alone may fill it; the first call of another, though refused, ends that.
local function standInLine(client, wait, longestWait, slow)
  local share = shareOf(client)
  if wait > longestWait / 10 and sharers > 1 then
    if share - now > longestWait / 10 then return share - now - longestWait / 10 end
    share = share + interval * slow * sharers
  end
  shares[client] = share
end

local granted, entries = false, {}
local function take(longestWait, bulk, price, scope, billed)
  for w, window in ipairs(calendar) do
    local limit = request.quota[window.name]
    if limit and window.used.calls + 1 > limit * (bulk and window.bulkShare or 1) then return -1, w end
  end
  local over = overBudget(1, price, bulk) or overBudget(scope, price, bulk)
  if over then return -2, over end
  local trial = reason == 'denied'
  if trial and closed > now then return -3, closed - now end

  -- After a refusal of the provider's calls come back at a quarter of their pace.
  local start = math.max(now, closed)
  local slow = gentle > start and 1 + 3 * (gentle - start) / request.gentleUs or 1
  local ahead = slow > 1 and 0 or 1
  local at = nextStart(bulk and 0 or ahead)
  if bulk and at - now > request.leadUs then
    -- Bulk takes what is left over; but after a while without a call it stands in line like everybody.
    if closed > now then return -3, closed - now end
    local inLine = nextStart(ahead)
    if bulkDue > inLine then return 0, math.min(at - request.leadUs - now, bulkDue - inLine) end
    at = inLine
  end
  if not bulk and #smooth > 0 then shareOf(request.clients[scope]) end
  if at - now > longestWait then return closed > now and -3 or 0, at - now end
  if not bulk and #smooth > 0 then
    local tooEarly = standInLine(request.clients[scope], at - now, longestWait, slow)
    if tooEarly then return 0, tooEarly end
  end

  granted = true
  for _, window in ipairs(smooth) do window.tat = math.max(window.tat, at) + window.interval * slow end
  if bulk then bulkDue = at + interval / request.floor end
  for _, window in ipairs(calendar) do window.used.calls = window.used.calls + 1 end
  for _, spent in ipairs({ scopes[1], scopes[scope] }) do
    for w = 1, 2 do spent[w].calls, spent[w].price = spent[w].calls + 1, spent[w].price + price end
  end
  local field = calendar[1].used.period .. '|' .. request.clients[scope] .. '|' .. billed
  local entry = entries[field] or { scope = scope, calls = 0, price = 0, count = 0 }
  entries[field] = { scope = scope, calls = entry.calls + 1, price = entry.price + price, count = entry.count + 1 }
  if trial then closed = now + request.trialUs end
  return trial and 2 or 1, at - now
end

local answers = { now, calendar[1].used.period }
for _, permit in ipairs(request.permits) do
  answers[#answers + 1], answers[#answers + 2] = take(permit[1], permit[2] == 1, permit[3], permit[4], permit[5])
end
answers[#answers + 1] = reason
for client, share in pairs(shares) do redis.call('ZADD', lines, string.format('%.0f', share), client) end
if not granted then return answers end

local changes = { 'bulk', string.format('%.0f', bulkDue) }
local function change(name, value) changes[#changes + 1], changes[#changes + 2] = name, value end
for _, window in ipairs(smooth) do change(window.name, string.format('%.0f', window.tat)) end
for _, window in ipairs(calendar) do change(window.name, window.used.period .. ' ' .. window.used.calls) end
if reason == 'denied' then change('closed', string.format('%.0f', closed)) end
redis.call('HSET', state, unpack(changes))

local function text(spent) return string.format('%s %d %d', spent.period, spent.calls, spent.price) end
for field, entry in pairs(entries) do
  local scope = entry.scope
  redis.call('HSET', KEYS[3 + scope], 'day', text(scopes[scope][1]), 'month', text(scopes[scope][2]))
  local calls, price, count = string.match(redis.call('HGET', recorder, field) or '0 0 0', '^(-?%d+) (-?%d+) (%d+)$')
  redis.call('HSET', recorder, field, string.format('%d %d %d', calls + entry.calls, price + entry.price, count + entry.count))
end
redis.call('HSET', KEYS[4], 'day', text(scopes[1][1]), 'month', text(scopes[1][2]))
return answers
