func load(_ name: String) {
  print("open \(name)")
  defer { print("close \(name)") }
  defer { print("flush \(name)") }
  if name.isEmpty {
    print("no name")
    return
  }
  print("read \(name)")
}

load("a.txt")
load("")

func counter() -> Int {
  var n = 1
  defer { n += 100 }
  return n
}
print(counter())

for i in 0..<3 {
  defer { print("end of \(i)") }
  if i == 1 { continue }
  print("body of \(i)")
}
