print(5.magnitude, (-5).magnitude, (-2.5).magnitude)
let n = -7
print(n.magnitude + 1, Int(n.magnitude) - 8)
