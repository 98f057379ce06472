-- Pauses a SKU after the provider refused a call. A longer pause stays in effect, and so does the
-- pause for a denied key. For the reason `rate`, each further refusal in a row gives a longer pause
-- and lowers the pace (`pace.lua`). Refusals of calls that were in flight when the pause began
-- belong to the same step.
--
-- KEYS[1]  hash of the SKU, as in `acquire.lua`
-- ARGV[1]  JSON: `reason`; for `day` and `denied`: `forUs`, how long; for `rate`: `step` (that of
--          the refused call's permit), `askedUs` (the provider's Retry-After, -1 without one),
--          `jitter` (0 to 1) and `intervalUs` (between two calls at full pace, 0 without a quota)
-- Returns  1 if this paused the SKU, else 0; for how many microseconds the SKU is paused now;
--          and its step
local request = cjson.decode(ARGV[1])
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000000 + tonumber(time[2])
local kept = redis.call(
  'HMGET', KEYS[1], 'closed', 'reason', 'step', 'pace', 'refusals', 'accepted', 'acceptedBefore'
)
local pausedUntil, reason, step = tonumber(kept[1] or 0), kept[2], tonumber(kept[3] or 0)
local isRate = request.reason == 'rate'
local refusals = tonumber(kept[5] or 0) + 1
local accepted = acceptedInMinute(readAccepted(kept[6], now), now)

local function pauseUs()
  if not isRate then return request.forUs end
  if request.askedUs >= 0 then return pauseAskedFor(request.askedUs) end
  return pauseAfterRefusal(refusals, request.jitter, accepted)
end

local untilUs = now + pauseUs()
local isOfOldStep = isRate and request.step ~= step
local isHeldAlready = request.reason ~= 'denied' and (reason == 'denied' or pausedUntil > untilUs)
if isOfOldStep or isHeldAlready then return { 0, math.max(0, pausedUntil - now), step } end

local untilText = string.format('%.0f', untilUs)
redis.call('HSET', KEYS[1], 'closed', untilText, 'reason', request.reason, 'step', step + 1)
if isRate then
  local pace = tonumber(kept[4] or fullPace)
  local acceptedBefore = refusals == 1 and accepted or tonumber(kept[7] or 0)
  pace = paceAfterRefusal(pace, refusals, acceptedBefore, request.intervalUs)
  redis.call(
    'HSET', KEYS[1], 'pace', pace, 'paceAt', untilText, 'refusals', refusals,
    'acceptedBefore', acceptedBefore
  )
end
return { 1, untilUs - now, step + 1 }
