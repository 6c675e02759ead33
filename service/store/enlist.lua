-- Puts a game on its owner's list if there is room, or if it is there already.
local list, game, most = KEYS[1], ARGV[1], tonumber(ARGV[2])

if redis.call('ZSCORE', list, game) then
  return 1
end
if redis.call('ZCARD', list) >= most then
  return 0
end
return redis.call('ZADD', list, 0, game)
