-- Applies one commit to a game. Returns the stored answer if there is one under the same key,
-- 0 if the game does not have the expected version (a new game is expected to have none), or 1 if it was stored.
-- Redis does not roll back a script that fails, so calls that can fail come first, and the head is written last.
local head, log = KEYS[1], KEYS[2]
local game, owner, before, after, body, ttl = ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5], ARGV[6]
local seq, chunk, revision, snapshot = ARGV[7], ARGV[8], ARGV[9], ARGV[10]
local key, answer, slot = ARGV[11], ARGV[12], ARGV[13]

if key then
  local found = redis.call('HGET', head, 'a:' .. key)
  if found then
    return found
  end
end
if (redis.call('HGET', head, 'version') or '') ~= before then
  return 0
end

if seq ~= '' then
  redis.call('XADD', log, seq .. '-0', 'chunk', chunk)
end
if revision ~= '' then
  redis.call('HSET', head, 'f:' .. revision, snapshot)
end
if key then
  if slot ~= '' then
    local replaced = redis.call('HGET', head, 's:' .. slot)
    if replaced then
      redis.call('HDEL', head, 'a:' .. replaced)
    end
    redis.call('HSET', head, 's:' .. slot, key)
  end
  redis.call('HSET', head, 'a:' .. key, answer)
end
redis.call('HSET', head, 'version', after, 'head', body)
if before == '' then
  redis.call('HSET', head, 'owner', owner)
end
for _, name in ipairs(KEYS) do
  redis.call('PEXPIRE', name, ttl)
end
if seq ~= '' then
  redis.call('PUBLISH', 'reeve:wake:' .. game, seq)
end
return 1
