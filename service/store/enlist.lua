-- Adds a game to its owner's list. Returns 1 if it is on the list now, 0 if the list is full.
local list, game, most = KEYS[1], ARGV[1], tonumber(ARGV[2])

if redis.call('ZSCORE', list, game) then
  return 1
end
if redis.call('ZCARD', list) >= most then
  return 0
end
return redis.call('ZADD', list, 0, game)
