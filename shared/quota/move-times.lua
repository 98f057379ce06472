-- Moves the times of the quota state by a jump of Redis' clock, so that each keeps its distance
-- from now. Only the first caller for a jump moves them.
--
-- KEYS[1]  the timeline: the id of the clock by which all times here were written
-- KEYS[2]  the lock for rebuilding the quota state. It is deleted, because it would expire too late
--          or too early
-- KEYS[3]  and following: hash of a SKU, then the sorted set of its clients
-- ARGV[1]  the timeline that the caller knows. If it is not the current one, nothing is moved
-- ARGV[2]  the jump in microseconds: Redis' clock now, minus what it would show without the jump
-- ARGV[3]  the next timeline
-- Returns  1 if the times were moved, else 0; and the current timeline
local timeline = redis.call('GET', KEYS[1])
if timeline ~= ARGV[1] then return { 0, timeline } end
local jump = tonumber(ARGV[2])
local time = redis.call('TIME')
local before = tonumber(time[1]) * 1000000 + tonumber(time[2]) - jump

-- No window is longer than a minute. A time further ahead was not written before a jump forward:
-- the caller's machine was suspended, while the others continued.
local function movable(at) return jump < 0 or at <= before + 60000000 end

local function move(state, name)
  local at = tonumber(redis.call('HGET', state, name) or 0)
  if at > 0 and movable(at) then
    redis.call('HSET', state, name, string.format('%.0f', at + jump))
  end
end

for i = 3, #KEYS, 2 do
  local state, shares = KEYS[i], KEYS[i + 1]
  for _, name in ipairs({ 'second', 'minute', 'bulk', 'paceAt' }) do move(state, name) end
  -- Its spans are those of the old clock.
  redis.call('HDEL', state, 'accepted')
  -- The end of a day does not move.
  if redis.call('HGET', state, 'reason') ~= 'day' then move(state, 'closed') end
  redis.call('DEL', shares)
end
redis.call('DEL', KEYS[2])
redis.call('SET', KEYS[1], ARGV[3])
return { 1, ARGV[3] }
