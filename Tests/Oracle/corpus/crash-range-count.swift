print((Int.min...(-1)).lowerBound)
let all = Int.min...Int.max
print("counting")
print(all.count)
