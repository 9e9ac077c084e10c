class Observer {
  let name: String
  init(_ name: String) { self.name = name }
  func update(_ value: Int) { print("\(name) sees \(value)") }
  deinit { print("\(name) leaves") }
}
struct WeakBox {
  weak var observer: Observer?
}
class Subject {
  private var boxes: [WeakBox] = []
  func add(_ observer: Observer) { boxes.append(WeakBox(observer: observer)) }
  var value = 0 {
    didSet {
      boxes.removeAll { $0.observer == nil }
      print("\(boxes.count) observers")
      boxes.forEach { $0.observer?.update(value) }
    }
  }
}
let subject = Subject()
let a = Observer("a")
var b: Observer? = Observer("b")
subject.add(a)
subject.add(b!)
subject.value = 1
b = nil
subject.value = 2
