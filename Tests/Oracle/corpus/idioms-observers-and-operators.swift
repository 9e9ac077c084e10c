class Base {}
protocol Observer: AnyObject { func changed(to value: Int) }
class Subject {
  private var observers: [ObjectIdentifier: () -> Observer?] = [:]
  var value = 0 {
    didSet { guard value != oldValue else { return }; for o in observers.values { o()?.changed(to: value) } }
  }
  func add(_ o: Observer) { observers[ObjectIdentifier(o)] = { [weak o] in o } }
}
class Logger: Observer { var log: [Int] = []; func changed(to value: Int) { log.append(value) } }
let s = Subject(); let l = Logger(); s.add(l); s.value = 1; s.value = 1; s.value = 2; print(l.log)
struct Matrix {
  let rows: Int, cols: Int; var grid: [Double]
  init(_ r: Int, _ c: Int) { rows = r; cols = c; grid = Array(repeating: 0.0, count: r * c) }
  subscript(r: Int, c: Int) -> Double {
    get { grid[r * cols + c] }
    set { grid[r * cols + c] = newValue }
  }
}
var m = Matrix(2, 2); m[0, 1] = 3; m[1, 0] += 2; print(m.grid)
indirect enum Expr { case num(Int), add(Expr, Expr), mul(Expr, Expr) }
func eval(_ e: Expr) -> Int {
  switch e {
  case let .num(n): return n;
  case let .add(a, b): return eval(a) + eval(b);
  case let .mul(a, b): return eval(a) * eval(b)
  }
}
print(eval(.add(.num(2), .mul(.num(3), .num(4)))))
extension Int { var isEven: Bool { self % 2 == 0 }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } } }
print(4.isEven); 3.times { print($0, terminator: " ") }; print()
func makeCounter() -> () -> Int {
  var n = 0;
  return {
    n += 1; return n
  }
}
let c1 = makeCounter(), c2 = makeCounter(); print(c1(), c1(), c2())
struct Point: Hashable, Codable {
  var x = 0, y = 0; static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
}
print(Point(x: 1, y: 2) + Point(x: 3, y: 4), Set([Point(), Point()]).count)
func swapTwo<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
var p = 1, q = 2; swapTwo(&p, &q); print(p, q)
let nested = [[1, 2], [3], []]; print(nested.flatMap { $0 }, nested.map(\.count), nested.joined().reduce(0, +))
label: for i in 0..<3 {
  for j in 0..<3 { if j == 2 { continue label }; if i == 2 { break label }; print(i, j, terminator: ";") }
}; print()
let x: Any = 3.5
switch x {
case is Int: print("int");
case let d as Double where d > 3: print("double", d);
default: print("?")
}
print([1, 2, 3].lazy.map { $0 * 2 }.filter { $0 > 2 }.first ?? 0)
var dict = ["a": 1]; dict["b", default: 0] += 5; dict.removeValue(forKey: "a");
print(dict, dict.mapValues { $0 + 1 }, dict.isEmpty)
print(
  (1...3).contains(2), (1..<3).count, Array((1...3).reversed()), max(1, 5, 3), abs(-4), Int("42") ?? 0,
  Double("x") as Any)
let multi = """
  line "one"
    two \(p)
  """
print(multi)
