class Part {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("part \(name)") }
}
class Whole {
  let first = Part("first")
  let second = Part("second")
  deinit { print("whole") }
}
class BiggerWhole: Whole {
  let third = Part("third")
  deinit { print("bigger whole") }
}
do {
  let whole = BiggerWhole()
  _ = whole
}
print("end")
