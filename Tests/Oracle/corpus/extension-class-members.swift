class Machine {
  var parts: [String] = []
}
extension Machine {
  convenience init(part: String) {
    self.init()
    add(part)
  }
  func add(_ part: String) {
    parts.append(part)
    print("added \(part)")
  }
  var summary: String { parts.isEmpty ? "empty" : parts.joined(separator: "+") }
  static func standard() -> Machine { Machine(part: "engine") }
}
let machine = Machine.standard()
machine.add("wheel")
print(machine.summary, Machine().summary)
