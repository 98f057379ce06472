-- The pace of a SKU: the part of its quota that is used after the provider refused calls.
-- This file is prepended to `acquire.lua` and `pause.lua`. Times are microseconds, paces
-- millionths.

local fullPace, minPace = 1000000, 50000
-- The first refusal in a row can be an exception: it lowers the pace by a twentieth. Each further
-- one lowers it by a fifth. The pace does not fall below 95 % of what the provider accepted in the
-- minute before the first one, because it will accept that again.
local keptByFirst, keptByFurther, keptOfAccepted = 0.95, 0.8, 0.95
-- Accepted calls raise the pace by a tenth of the quota each minute, however many they are.
local risePerUs = 0.1 * fullPace / 60000000
-- The pace rises in steps of `riseEveryUs`. One accepted call counts for at most `maxRiseUs`.
local riseEveryUs, maxRiseUs = 100000, 5000000
-- How long the first refusal in a row pauses a SKU. Each further one doubles it. Not beyond ten
-- seconds while calls were accepted in the last minute: once these are a minute old, the provider
-- accepts others.
local firstPauseUs, maxPauseUs, maxPauseAfterAcceptedUs = 500000, 60000000, 10000000
-- Limits for the provider's Retry-After.
local minAskedUs, maxAskedUs = 250000, 300000000

-- Accepted calls are counted in spans of ten seconds: this one, the five before it, and the one in
-- which the last minute began. Stored as "number of this span, its calls, the calls of the one
-- before, ...".
local spanUs, spans = 10000000, 7

local function readAccepted(text, now)
  local kept, counts = {}, {}
  for number in string.gmatch(text or '', '%d+') do kept[#kept + 1] = tonumber(number) end
  local span = math.max(math.floor(now / spanUs), kept[1] or 0)
  local passed = span - (kept[1] or 0)
  for i = 1, spans do counts[i] = i > passed and kept[1 + i - passed] or 0 end
  return { span = span, counts = counts }
end

local function writeAccepted(accepted)
  return string.format('%.0f ', accepted.span) .. table.concat(accepted.counts, ' ')
end

-- Calls that the provider accepted in the last minute.
local function acceptedInMinute(accepted, now)
  local into = math.max(0, now - accepted.span * spanUs) / spanUs
  local sum = accepted.counts[spans] * (1 - into)
  for i = 1, spans - 1 do sum = sum + accepted.counts[i] end
  return sum
end

-- `acceptedBefore`: the calls accepted in the minute before the first refusal in a row. Without any
-- the pace stays. `interval` is the one at full pace.
local function paceAfterRefusal(pace, refusals, acceptedBefore, interval)
  if acceptedBefore == 0 or interval == 0 then return pace end
  local accepted = keptOfAccepted * acceptedBefore * interval / 60000000 * fullPace
  local kept = pace * (refusals == 1 and keptByFirst or keptByFurther)
  return math.floor(math.max(minPace, math.min(pace, math.max(kept, accepted))))
end

-- `sinceUs` is the time since the pace last rose, or since the last pause ended.
local function paceAfterAccepted(pace, sinceUs)
  return math.min(fullPace, math.floor(pace + math.min(maxRiseUs, sinceUs) * risePerUs))
end

-- The part of the quota's burst that calls can use. It is 0 after a refusal until a call is
-- accepted, and 0 at half the pace or less: such a provider may allow no burst at all.
local function burstShare(pace, refusals)
  return refusals > 0 and 0 or math.max(0, 2 * pace / fullPace - 1)
end

-- `jitter` is from 0 to 1, so that other users of the same quota do not resume at the same moment.
local function pauseAfterRefusal(refusals, jitter, acceptedCalls)
  local allowed = acceptedCalls > 0 and maxPauseAfterAcceptedUs or maxPauseUs
  local longest = math.min(allowed, firstPauseUs * 2 ^ math.min(20, refusals - 1))
  return math.floor(longest * (1 + jitter) / 2)
end

local function pauseAskedFor(askedUs)
  return math.min(maxAskedUs, math.max(minAskedUs, askedUs))
end
