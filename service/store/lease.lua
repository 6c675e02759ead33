-- Takes or renews a lease for some milliseconds. Returns 1, or 0 if it belongs to another holder.
local lease, holder, ms = KEYS[1], ARGV[1], ARGV[2]

local found = redis.call('GET', lease)
if found and found ~= holder then
  return 0
end
redis.call('SET', lease, holder, 'PX', ms)
return 1
