// Type erasure, event bus, weak boxes, generics over closures
final class Bus {
  typealias Handler<E> = (E) -> Void
  private var handlers: [ObjectIdentifier: [(id: Int, call: (Any) -> Void)]] = [:]
  private var next = 0
  @discardableResult
  func on<E>(_ type: E.Type, _ handler: @escaping Handler<E>) -> () -> Void {
    let key = ObjectIdentifier(type)
    next += 1
    let id = next
    handlers[key, default: []].append((id, { if let e = $0 as? E { handler(e) } }))
    return { [weak self] in self?.handlers[key]?.removeAll { $0.id == id } }
  }
  func emit<E>(_ event: E) -> Int {
    let list = handlers[ObjectIdentifier(E.self)] ?? []
    list.forEach { $0.call(event) }
    return list.count
  }
}
struct Login { let user: String }
enum Cart { case added(String, Int), cleared }
let bus = Bus()
let off = bus.on(Login.self) { print("login", $0.user) }
bus.on(Cart.self) { event in
  switch event {
  case .added(let name, let n) where n > 1: print("added \(n)x\(name)")
  case .added(let name, _): print("added \(name)")
  case .cleared: print("cleared")
  }
}
bus.on(Login.self) { _ in print("second") }
print(bus.emit(Login(user: "ann")), bus.emit(Cart.added("tea", 2)), bus.emit(42))
off()
print(bus.emit(Login(user: "bob")), bus.emit(Cart.cleared), bus.emit(Cart.added("nut", 1)))
final class WeakBox<T: AnyObject> { weak var value: T?; init(_ v: T) { value = v } }
protocol Listener: AnyObject { func heard(_ s: String) }
class Ear: Listener {
  let n: Int; init(_ n: Int) { self.n = n }; func heard(_ s: String) { print("ear \(n): \(s)") }
  deinit { print("ear \(n) gone") }
}
struct Speaker {
  private var list: [WeakBox<Ear>] = []
  mutating func add(_ e: Ear) { list.append(WeakBox(e)) }
  mutating func say(_ s: String) -> Int {
    list.removeAll { $0.value == nil }; for b in list { b.value?.heard(s) }; return list.count
  }
}
var speaker = Speaker()
let first = Ear(1)
var second: Ear? = Ear(2)
speaker.add(first); speaker.add(second!)
print(speaker.say("hi"))
second = nil
print(speaker.say("bye"))
struct AnyAnimal {
  let name: () -> String; let sound: (Int) -> String
  init<A: Animal>(_ a: A) { name = { a.name }; sound = a.sound }
}
protocol Animal { var name: String { get }; func sound(_ n: Int) -> String }
struct Dog: Animal {
  let name = "Dog"; func sound(_ n: Int) -> String { Array(repeating: "wuf", count: n).joined(separator: "-") }
}
class Cat: Animal { var name: String { "Cat" }; func sound(_ n: Int) -> String { "miau\(n)" } }
print([AnyAnimal(Dog()), AnyAnimal(Cat())].map { $0.name() + " " + $0.sound(2) })
final class Model {
  private(set) var values: [String: [Int]] = [:] { didSet { onChange?(values.keys.sorted()) } }
  var onChange: (([String]) -> Void)?
  func add(_ v: Int, to k: String) { values[k, default: []].append(v) }
}
let model = Model()
model.onChange = { print("changed", $0) }
model.add(1, to: "b"); model.add(2, to: "a"); model.add(3, to: "b")
print(model.values["b"]!, model.values["zz"] ?? [])
