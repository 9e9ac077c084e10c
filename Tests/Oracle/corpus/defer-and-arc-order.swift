final class Guardian {
  let name: String
  init(_ name: String) {
    self.name = name
    print("+ \(name)")
  }
  deinit { print("- \(name)") }
}
func work() {
  let first = Guardian("first")
  defer { print("deferred, \(first.name) is alive") }
  let second = Guardian("second")
  print("body with \(second.name)")
}
work()
func early(_ stop: Bool) -> Int {
  let guardian = Guardian("early \(stop)")
  if stop { return 1 }
  print("not stopped \(guardian.name)")
  return 2
}
print(early(true))
print(early(false))
for i in 1...2 {
  let loop = Guardian("loop \(i)")
  print("in \(loop.name)")
}
