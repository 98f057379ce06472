-- Grants permits for calls to the provider. A permit is taken from all windows of one SKU and from
-- all budgets that apply, or from none. The script runs as one step for all workers and queues. It
-- uses Redis' time, so the clocks of workers do not matter.
--
-- KEYS[1]  hash of the SKU: `epoch` (exists while there is a quota state), `second` and `minute`
--          (the theoretical arrival time, TAT, of each sliding window), `bulk` (when bulk may call
--          next), `day` and `month` ("period calls"). After refusals by the provider: `closed` (end
--          of the pause) and `reason`, `step` (number of pauses), `refusals` (in a row), `pace`
--          (millionths of the quota), `paceAt` (since when it can rise), `accepted` (calls; see
--          `pace.lua`), and `acceptedBefore` (in the minute before the first refusal in a row)
-- KEYS[2]  sorted set of the clients that asked for an interactive permit within a minute. The
--          score is the time up to which the client has used its fair share
-- KEYS[3]  the worker's recorder: "day|client|billing SKU" to "calls price entries"
-- KEYS[4]  and following: hash with the costs of each scope: `day` and `month` ("period calls
--          price"). The first scope is the service, which also has `permits`: how many were granted
--          (see `discard-older.lua`)
-- ARGV[1]  JSON:
--          `now`: Redis' time by the caller's clock, in microseconds
--          `smooth`: sliding windows [{name, intervalUs, toleranceUs}]
--          `periods`: {day, month: {begins, ends, names}}
--          `quota`: {day, month: calls}
--          `budgets` [{day, month: {calls, microUsd}}] and `clients` [id]: in the order of KEYS[4]
--          `leadUs`: how far ahead bulk can reserve its time
--          `trialUs`: pause between two trial calls
--          `reserve` and `floor`: see `interactiveReserve` and `bulkFloor` in `limits.ts`
--          `accepted` {calls, step}: calls that the provider accepted since this worker's last
--          request, and the latest step of their permits
--          `permits` [[longest wait in microseconds, 1 for bulk, price in millionths of a US
--          dollar, index of the client's scope, billing SKU]]
-- Returns  Redis' time in microseconds, the name of the day, the SKU's step, for how many
--          microseconds it is paused; then two numbers for each permit:
--           2, wait    granted, for a trial call with a denied key
--           1, wait    granted: make the call `wait` microseconds from now
--           0, wait    refused: try again in `wait` microseconds; nothing was taken
--          -1, window  refused: the SKU's calls of the day (1) or month (2) are used up
--          -2, which   refused by a budget: 1 money, else calls; + 2 month, else day; + 4 the
--                      client's, else the service's
--          -3, wait    refused: the SKU is paused for `wait` microseconds
--          and finally the reason of the pause.
--          Returns only the time and '' if there is no quota state, or if the caller's clock is
--          more than a second off. Redis' clock may then have jumped, and the times must be moved
--          first (move-times.lua).
local state, shareKey, recorder = KEYS[1], KEYS[2], KEYS[3]
local request = cjson.decode(ARGV[1])
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000000 + tonumber(time[2])

local kept = redis.call(
  'HMGET', state, 'epoch', 'closed', 'reason', 'bulk', 'day', 'month', 'second', 'minute', 'step',
  'refusals', 'pace', 'paceAt', 'accepted'
)
if not kept[1] or math.abs(now - request.now) > 1000000 then return { now, '' } end
local pausedUntil, reason, bulkDue = tonumber(kept[2] or 0), kept[3] or '', tonumber(kept[4] or 0)
local step, refusals = tonumber(kept[9] or 0), tonumber(kept[10] or 0)
local pace = tonumber(kept[11] or fullPace)

local changes = {}
local function change(name, value) changes[#changes + 1], changes[#changes + 2] = name, value end

-- An accepted call of the current step resets the number of refusals, and raises the pace.
if request.accepted.calls > 0 then
  local accepted = readAccepted(kept[13], now)
  accepted.counts[1] = accepted.counts[1] + request.accepted.calls
  change('accepted', writeAccepted(accepted))
  if request.accepted.step == step then
    if refusals > 0 then change('refusals', 0) end
    local sinceUs = now - tonumber(kept[12] or 0)
    if pace < fullPace and sinceUs >= riseEveryUs then
      pace = paceAfterAccepted(pace, sinceUs)
      change('pace', pace)
      change('paceAt', string.format('%.0f', now))
    end
    refusals = 0
  end
end
local slow = fullPace / pace
local ahead = burstShare(pace, refusals)

local calendar = { { name = 'day', text = kept[5] }, { name = 'month', text = kept[6] } }
for _, window in ipairs(calendar) do
  local period = request.periods[window.name]
  local begins, ends = period.begins * 1000, period.ends * 1000
  window.period = period.names[now < begins and 1 or now < ends and 2 or 3]
  -- Bulk leaves a reserve, which shrinks towards the end of the period.
  local partLeft = now >= ends and 1 or now < begins and 0 or (ends - now) / (ends - begins)
  window.bulkShare = 1 - request.reserve * partLeft
end

-- Periods are ISO dates, so a later one compares greater. Counters of a later period are not reset:
-- around midnight clocks differ. `discard-older.lua` discards those of more than an hour ahead.
local function used(text, window)
  local period, calls, price = string.match(text or '', '^(%S+) (-?%d+) ?(-?%d*)$')
  if not period or period < window.period then
    return { period = window.period, calls = 0, price = 0 }
  end
  return { period = period, calls = tonumber(calls), price = tonumber(price) or 0 }
end
for _, window in ipairs(calendar) do window.used = used(window.text, window) end

local scopes = {}
for i = 4, #KEYS do
  local spent = redis.call('HMGET', KEYS[i], 'day', 'month')
  scopes[i - 3] = { used(spent[1], calendar[1]), used(spent[2], calendar[2]) }
end

local tats = { second = kept[7], minute = kept[8] }
local smooth, interval = {}, 0
for i, window in ipairs(request.smooth) do
  smooth[i] = {
    name = window.name,
    interval = window.intervalUs,
    tolerance = window.toleranceUs,
    tat = tonumber(tats[window.name] or 0),
  }
  interval = math.max(interval, window.intervalUs)
end

-- When the next call can start. `ahead` is the part of the burst that it can use.
local function nextStart(ahead)
  local at = math.max(now, pausedUntil)
  for _, window in ipairs(smooth) do at = math.max(at, window.tat - ahead * window.tolerance) end
  return at
end

local function overBudget(scope, price, bulk)
  for w, window in ipairs(calendar) do
    local budget, spent = request.budgets[scope][window.name] or {}, scopes[scope][w]
    local share = bulk and window.bulkShare or 1
    local code = (w - 1) * 2 + (scope > 1 and 4 or 0)
    if budget.calls and spent.calls + 1 > budget.calls * share then return code end
    if budget.microUsd and price > 0 and spent.price + price > budget.microUsd * share then
      return code + 1
    end
  end
end

-- For each client of the last minute, the time up to which it has used its fair share.
local shares, sharers = {}, 0
if #smooth > 0 then
  redis.call('ZREMRANGEBYSCORE', shareKey, '-inf', now - 60000000)
  sharers = redis.call('ZCARD', shareKey)
end
local function shareOf(client)
  if not shares[client] then
    local kept = redis.call('ZSCORE', shareKey, client)
    if not kept then sharers = sharers + 1 end
    shares[client] = math.max(now, tonumber(kept or 0))
  end
  return shares[client]
end

-- Fair share applies when a call waits for more than a tenth of its longest wait. Each client then
-- gets its share of the pace, and a call beyond that is refused, so that the wait stays short for
-- other clients. A client alone can use everything until the first call of another client, even if
-- that call is refused. Returns for how long the client is ahead of its share, or nil.
local function waitForFairShare(client, wait, maxWait)
  local share = shareOf(client)
  if wait > maxWait / 10 and sharers > 1 then
    if share - now > maxWait / 10 then return share - now - maxWait / 10 end
    share = share + interval * slow * sharers
  end
  shares[client] = share
end

local granted, entries = 0, {}
local function acquire(maxWait, bulk, price, scope, billed)
  for w, window in ipairs(calendar) do
    local limit = request.quota[window.name]
    local share = bulk and window.bulkShare or 1
    if limit and window.used.calls + 1 > limit * share then return -1, w end
  end
  local over = overBudget(1, price, bulk) or overBudget(scope, price, bulk)
  if over then return -2, over end
  local trial = reason == 'denied'
  if trial and pausedUntil > now then return -3, pausedUntil - now end

  local at = nextStart(bulk and 0 or ahead)
  if bulk and at - now > request.leadUs then
    -- Bulk uses what interactive calls leave. After some time without a call it waits like them.
    if pausedUntil > now then return -3, pausedUntil - now end
    local interactiveStart = nextStart(ahead)
    if bulkDue > interactiveStart then
      return 0, math.min(at - request.leadUs - now, bulkDue - interactiveStart)
    end
    at = interactiveStart
  end
  if not bulk and #smooth > 0 then shareOf(request.clients[scope]) end
  if at - now > maxWait then return pausedUntil > now and -3 or 0, at - now end
  if not bulk and #smooth > 0 then
    local tooEarly = waitForFairShare(request.clients[scope], at - now, maxWait)
    if tooEarly then return 0, tooEarly end
  end

  granted = granted + 1
  for _, window in ipairs(smooth) do
    window.tat = math.max(window.tat, at) + window.interval * slow
  end
  if bulk then bulkDue = at + interval * slow / request.floor end
  for _, window in ipairs(calendar) do window.used.calls = window.used.calls + 1 end
  for _, spent in ipairs({ scopes[1], scopes[scope] }) do
    for w = 1, 2 do spent[w].calls, spent[w].price = spent[w].calls + 1, spent[w].price + price end
  end
  local field = calendar[1].used.period .. '|' .. request.clients[scope] .. '|' .. billed
  local entry = entries[field] or { scope = scope, calls = 0, price = 0, count = 0 }
  entries[field] = {
    scope = scope,
    calls = entry.calls + 1,
    price = entry.price + price,
    count = entry.count + 1,
  }
  if trial then pausedUntil = now + request.trialUs end
  return trial and 2 or 1, at - now
end

local results = { now, calendar[1].used.period, step, 0 }
for _, permit in ipairs(request.permits) do
  results[#results + 1], results[#results + 2] =
    acquire(permit[1], permit[2] == 1, permit[3], permit[4], permit[5])
end
results[4] = math.max(0, pausedUntil - now)
results[#results + 1] = reason
for client, share in pairs(shares) do
  redis.call('ZADD', shareKey, string.format('%.0f', share), client)
end
if granted == 0 then
  if #changes > 0 then redis.call('HSET', state, unpack(changes)) end
  return results
end

change('bulk', string.format('%.0f', bulkDue))
for _, window in ipairs(smooth) do change(window.name, string.format('%.0f', window.tat)) end
for _, window in ipairs(calendar) do
  change(window.name, window.used.period .. ' ' .. window.used.calls)
end
if reason == 'denied' then change('closed', string.format('%.0f', pausedUntil)) end
redis.call('HSET', state, unpack(changes))

local function text(spent)
  return string.format('%s %d %d', spent.period, spent.calls, spent.price)
end
for field, entry in pairs(entries) do
  local scope = entry.scope
  local day, month = text(scopes[scope][1]), text(scopes[scope][2])
  redis.call('HSET', KEYS[3 + scope], 'day', day, 'month', month)
  local kept = redis.call('HGET', recorder, field) or '0 0 0'
  local calls, price, count = string.match(kept, '^(-?%d+) (-?%d+) (%d+)$')
  local sums = { calls + entry.calls, price + entry.price, count + entry.count }
  redis.call('HSET', recorder, field, string.format('%d %d %d', unpack(sums)))
end
redis.call('HSET', KEYS[4], 'day', text(scopes[1][1]), 'month', text(scopes[1][2]))
redis.call('HINCRBY', KEYS[4], 'permits', granted)
return results
