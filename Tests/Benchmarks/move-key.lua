-- Makes a session's two windows key in turn, so that each request changes the model.
-- Argument: the session.

local requests, count = {}, 0

function init(arguments)
  local path = "/sessions/" .. arguments[1] .. "/windows/window"
  local headers = { ["Content-Length"] = "0" }
  requests[1] = wrk.format("POST", path .. "1/makeKeyAndVisible", headers)
  requests[2] = wrk.format("POST", path .. "2/makeKeyAndVisible", headers)
end

function request()
  count = count + 1
  return requests[count % 2 + 1]
end
