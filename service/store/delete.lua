-- Deletes a document of the expected version with its log and its due moment, and wakes its watchers.
-- Returns its owner, or nil if it does not have this version or does not exist.
local head, log, moments = KEYS[1], KEYS[2], KEYS[3]
local document, version = ARGV[1], ARGV[2]

local found = redis.call('HMGET', head, 'version', 'owner')
if found[1] ~= version then
  return nil
end
redis.call('ZREM', moments, document)
redis.call('DEL', head, log)
redis.call('PUBLISH', 'reeve:wake:' .. document, 0)
return found[2]
