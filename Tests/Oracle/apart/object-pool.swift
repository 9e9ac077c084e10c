final class Pool<Object: AnyObject> {
  private var free: [Object] = []
  private let make: () -> Object
  private(set) var made = 0
  init(_ make: @escaping () -> Object) { self.make = make }
  func take() -> Object {
    if let object = free.popLast() { return object }
    made += 1
    return make()
  }
  func give(_ object: Object) {
    assert(!free.contains { $0 === object })
    free.append(object)
  }
  func drain() { free.removeAll() }
  func with<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
    let object = take()
    defer { give(object) }
    return try body(object)
  }
}
final class Bullet {
  private static var next = 0
  let id: Int
  var speed = 0
  init() {
    Bullet.next += 1
    id = Bullet.next
  }
  deinit { print("bullet \(id) freed") }
}
let pool = Pool(Bullet.init)
let first = pool.take()
let second = pool.take()
print(first.id, second.id, pool.made)
pool.give(first)
let third = pool.take()
print(third === first, pool.made)
print(
  pool.with {
    $0.speed = 5; return $0.id
  }, pool.made)
pool.drain()
print("drained")
