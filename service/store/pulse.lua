-- Notes the time of this node, and adds an outage if the last pulse is too old.
-- Returns the time, and the start, the end and the moment of the adding pulse of every outage that ended after a moment, oldest first.
-- The last pulse is replaced even if the time has stepped back: else no outage would be found until it is reached again.
local last, outages = KEYS[1], KEYS[2]
local outage_after, reconnect, since = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3]
local keep, most = tonumber(ARGV[4]), tonumber(ARGV[5])

local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local before = tonumber(redis.call('GET', last) or now)
redis.call('SET', last, string.format('%.0f', now))
if now - before > outage_after then
  local finish = now + reconnect
  redis.call('ZADD', outages, finish, string.format('%.0f-%.0f-%.0f', before, finish, now))
  redis.call('ZREMRANGEBYSCORE', outages, '-inf', now - keep)
  redis.call('ZREMRANGEBYRANK', outages, 0, -most - 1)
end
return {now, redis.call('ZRANGE', outages, '(' .. since, '+inf', 'BYSCORE')}
