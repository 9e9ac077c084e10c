func divide(_ a: Int, by b: Int) -> Int {
  precondition(b != 0, "b must not be 0")
  assert(a >= 0)
  return a / b
}
print(divide(7, by: 2))
func index(_ i: Int, of list: [String]) -> String {
  guard list.indices.contains(i) else {
    return "no element \(i)"
  }
  return list[i]
}
print(index(1, of: ["a", "b"]), index(2, of: ["a", "b"]))
