-- wrk's load with a pause before each request: the first argument, in milliseconds. With a session's
-- name behind it, it moves the key between its two windows, else it reads what the URL names.
local pause, session, turn

function init(arguments)
  pause = tonumber(arguments[1])
  session = arguments[2]
  turn = 0
end

function delay() return pause end

function request()
  if not session then return wrk.format() end
  turn = turn + 1
  local window = "/sessions/" .. session .. "/windows/window" .. (1 + turn % 2)
  return wrk.format("POST", window .. "/makeKeyAndVisible")
end
