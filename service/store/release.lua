-- Deletes a lease if it belongs to this holder.
local lease, holder = KEYS[1], ARGV[1]

if redis.call('GET', lease) == holder then
  redis.call('DEL', lease)
end
