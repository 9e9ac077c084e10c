func place(_ point: (Int, Int)) -> String {
  switch point {
  case (0, 0): return "origin"
  case (_, 0): return "on the x axis"
  case (0, _): return "on the y axis"
  case (-2...2, -2...2): return "near"
  case let (x, y) where x == y: return "on the diagonal at \(x)"
  case (let x, let y): return "far away at \(x), \(y)"
  }
}
print(place((0, 0)))
print(place((5, 0)))
print(place((0, -7)))
print(place((1, 2)))
print(place((9, 9)))
print(place((4, 8)))
