class Animal {
  let name: String; init(name: String) { self.name = name }; func speak() -> String { "..." };
  var description: String { "\(type(of: self)) \(name)" }; class func make() -> Animal { Animal(name: "a") };
  deinit { print("bye \(name)") }
}
class Dog: Animal {
  var tricks: [String] = []; override func speak() -> String { super.speak() + "Woof" };
  convenience init() { self.init(name: "Rex") }; override class func make() -> Animal { Dog() }
}
var a: Animal? = Dog(); print(a!.speak(), a!.description, a is Dog, (a as? Dog)?.tricks.count ?? -1); a = Animal.make();
a = nil
let made = type(of: Dog() as Animal).make(); print(made.name)
class Lazy {
  lazy var v: Int = {
    print("computing"); return 7
  }()
    ;
  private(set) var n = 0; func inc() { n += 1 }
}
let lz = Lazy(); print("before"); print(lz.v, lz.v); lz.inc(); print(lz.n)
struct Temp {
  var c: Double;
  var f: Double {
    get { c * 9 / 5 + 32 }
    set { c = (newValue - 32) * 5 / 9 }
  }
}
var t = Temp(c: 100); print(t.f); t.f = 32; print(t.c)
enum Dir: Int, CaseIterable {
  case n, e, s, w; var next: Dir { Dir(rawValue: (rawValue + 1) % Dir.allCases.count)! };
  mutating func turn() { self = next }
}
var dir = Dir.w; dir.turn(); print(dir, Dir.allCases.count)
typealias Completion = (Result<String, Error>) -> Void
struct E: Error, CustomStringConvertible { let code: Int; var description: String { "E\(code)" } }
func load(_ ok: Bool, done: @escaping Completion) { done(ok ? .success("data") : .failure(E(code: 4))) }
load(true) { r in if case .success(let d) = r { print(d) } }
load(false) { r in if case .failure(let e) = r { print("err", e) } }
func varargs(_ n: Int..., sep: String = ",") -> String { n.map(String.init).joined(separator: sep) }
print(varargs(1, 2, 3), varargs(sep: "-"), varargs(4, 5, sep: "+"))
let sorted = [("b", 2), ("a", 2), ("c", 1)].sorted { ($0.1, $0.0) < ($1.1, $1.0) }; print(sorted)
print([3, 1, 2].sorted(by: >), ["b", "a"].sorted(), separator: "")
protocol Stack { associatedtype Item; var items: [Item] { get set }; mutating func push(_ i: Item) }
extension Stack { mutating func push(_ i: Item) { items.append(i) }; var count: Int { items.count } }
struct IntStack: Stack { var items: [Int] = [] }
var st = IntStack(); st.push(3); st.push(4); print(st.items, st.count)
@propertyWrapper struct Clamped {
  private var v = 0; let r: ClosedRange<Int>;
  var wrappedValue: Int {
    get { v }
    set { v = min(max(newValue, r.lowerBound), r.upperBound) }
  }; init(wrappedValue: Int, _ r: ClosedRange<Int>) { self.r = r; self.wrappedValue = wrappedValue }
}
struct Vol { @Clamped(0...10) var level = 50 }
var vol = Vol(); print(vol.level); vol.level = -5; print(vol.level)
let kp = \Temp.c; print(t[keyPath: kp], [Temp(c: 1), Temp(c: 2)].map(\.c))
print(String(repeating: "ab", count: 2), "héllo".count, "abc".contains("b"), "abc".hasPrefix("a"))
let s = "swift"; print(s[s.startIndex], s[s.index(s.startIndex, offsetBy: 2)...], s.dropFirst(2), s.first!, Array(s)[1])
print(Int.max, UInt8(255), 7 % 3, -7 / 2, Double(7) / 2, Int(3.9), 0.1 + 0.2, 1e10, 100.0, Float(1) / 3)
guard let z = Int("5") else { fatalError() }; print(z)
var stack = [1]; while let top = stack.popLast() { print("top", top); if top < 3 { stack.append(top + 1) } }
repeat { stack.append(0) } while stack.count < 2; print(stack)
print(
  zip([1, 2], ["a", "b"]).map { "\($0.0)\($0.1)" }, [1, nil, 3].compactMap { $0 }, ["1", "x"].compactMap(Int.init))
