-- Returns the documents of a shard that are due up to a moment, earliest first.
-- A document that no longer exists has expired: it is left out, and its due moment is removed.
-- The heads are in the slot of KEYS[1], because all keys of a shard have the same hash tag.
local moments = KEYS[1]
local prefix, last, limit = ARGV[1], ARGV[2], ARGV[3]

local there = {}
for _, document in ipairs(redis.call('ZRANGE', moments, '-inf', last, 'BYSCORE', 'LIMIT', 0, limit)) do
  if redis.call('EXISTS', prefix .. document .. ':head') == 1 then
    there[#there + 1] = document
  else
    redis.call('ZREM', moments, document)
  end
end
return there
