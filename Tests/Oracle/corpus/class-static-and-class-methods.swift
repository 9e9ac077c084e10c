class Counter {
  static var made = 0
  class var label: String { "counter" }
  let id: Int
  init() {
    Counter.made += 1
    id = Counter.made
  }
  static func reset() { made = 0 }
  class func describe() -> String { "\(label): \(made)" }
}
class LoudCounter: Counter {
  override class var label: String { "LOUD" }
  override class func describe() -> String { super.describe() + "!" }
}
let items = [Counter(), LoudCounter(), Counter()]
print(items.map { $0.id })
print(Counter.describe())
print(LoudCounter.describe())
Counter.reset()
print(Counter.made, LoudCounter.made)
print(type(of: items[1]).label)
