-- Reads one window with so many different request heads in turn that fenestra's reply cache never hits,
-- and each reply is made anew.

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
