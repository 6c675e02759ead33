-- Applies one commit to a document. Returns the stored answer if there is one under the same key,
-- 0 if the document does not have the expected version (a new document is expected to have none),
-- 2 if the stamp is too far ahead of the time of this node or behind it, or 1 if the commit was stored.
-- Redis does not roll back a script that fails, so calls that can fail come first, and the head is written last.
-- KEYS[3] and KEYS[4] are there only if the commit has a due moment or notes. Left out arguments are empty.
local head, log, moments, outbox = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local document, owner, before, after, body, ttl = ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5], ARGV[6]
local seq, chunk, revision, snapshot = ARGV[7], ARGV[8], ARGV[9], ARGV[10]
local key, answer, slot = ARGV[11], ARGV[12], ARGV[13]
local stamp, due, first_note = ARGV[14], ARGV[15], 16

if key ~= '' then
  local found = redis.call('HGET', head, 'a:' .. key)
  if found then
    return found
  end
end
if (redis.call('HGET', head, 'version') or '') ~= before then
  return 0
end
if stamp ~= '' then
  local time = redis.call('TIME')
  local ahead = tonumber(stamp) - time[1] * 1000 - math.floor(time[2] / 1000)
  if ahead > MOST_AHEAD or -ahead > MOST_BEHIND then
    return 2
  end
end

if moments then
  -- These calls fail if another program has overwritten the keys.
  redis.call('ZCARD', moments)
  redis.call('XLEN', outbox)
end
if seq ~= '' then
  redis.call('XADD', log, seq .. '-0', 'chunk', chunk)
end
if due == '0' then
  redis.call('ZREM', moments, document)
elseif due ~= '' then
  redis.call('ZADD', moments, due, document)
end
for number = first_note, #ARGV do
  redis.call('XADD', outbox, '*', document, ARGV[number])
end
if revision ~= '' then
  redis.call('HSET', head, 'f:' .. revision, snapshot)
end
if key ~= '' then
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
redis.call('PEXPIRE', head, ttl)
redis.call('PEXPIRE', log, ttl)
if seq ~= '' then
  redis.call('PUBLISH', 'reeve:wake:' .. document, seq)
end
return 1
