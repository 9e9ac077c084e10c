func log(_ text: String = "", function: String = #function, line: Int = #line) {
  print("\(line) \(function) \(text)")
}

class Base {
  func trace(_ function: String = #function, line: UInt = #line) { print(type(of: self), function, line) }
  func start(at time: Int) { trace() }
  init() { log("made") }
  deinit { log("gone") }
}

class Derived: Base {
  override func start(at time: Int) {
    super.start(at: time)
    trace()
    [1, 2].forEach { _ in trace() }
  }
  var total: Int {
    log()
    return 3
  }
  subscript(index: Int) -> Int {
    log()
    return index
  }
}

struct Point {
  var x: Int {
    didSet { log("\(x)") }
  }
  static func zero() -> Point {
    log("zero")
    return Point(x: 0)
  }
}

func release() {
  let held = Base()
  held.start(at: 2)
}
func outer() {
  func inner(_ name: String = #function) { print(name) }
  inner()
  log("outer", function: "given")
}

let object: Base = Derived()
object.start(at: 1)
print((object as! Derived).total + (object as! Derived)[4])
var point = Point.zero()
point.x = 5
outer()
release()
