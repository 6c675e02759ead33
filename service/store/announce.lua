-- Notes that a process works for some milliseconds from now. Returns the number of processes that work.
local processes, process, ms = KEYS[1], ARGV[1], ARGV[2]

local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZADD', processes, now + ms, process)
redis.call('ZREMRANGEBYSCORE', processes, '-inf', now)
return redis.call('ZCARD', processes)
