class File {
  let name: String
  init(_ name: String) {
    self.name = name
    print("open \(name)")
  }
  deinit { print("close \(name)") }
}
func work() {
  let file = File("a")
  print("using \(file.name)")
  do {
    let inner = File("b")
    print("using \(inner.name)")
  }
  print("after the inner scope")
}
work()
print("after the function")
