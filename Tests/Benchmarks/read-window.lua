-- Reads one window with one of so many heads each time that none was answered before: the reply that
-- fenestra keeps for who asks the same is of no use, and each is made.

local requests, count, heads = {}, 0, 256

function init()
  for number = 1, heads do
    requests[number] = wrk.format("GET", nil, { ["Prefer"] = "number=" .. number })
  end
end

function request()
  count = count + 1
  return requests[count % heads + 1]
end
