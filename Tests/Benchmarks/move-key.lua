-- Gives the key to a session's two windows in turn, so that each request changes the model.
-- Arguments: how many requests a session takes, then the sessions, which are used up in this order.

local share, pairs_of_requests, count = 0, {}, 0

function init(arguments)
  share = tonumber(arguments[1])
  for index = 2, #arguments do
    local path = "/sessions/" .. arguments[index] .. "/windows/window"
    local headers = { ["Content-Length"] = "0" }
    pairs_of_requests[index - 1] = {
      wrk.format("POST", path .. "1/makeKeyAndVisible", headers),
      wrk.format("POST", path .. "2/makeKeyAndVisible", headers),
    }
  end
end

function request()
  local session = math.floor(count / share) % #pairs_of_requests + 1
  count = count + 1
  return pairs_of_requests[session][count % 2 + 1]
end
