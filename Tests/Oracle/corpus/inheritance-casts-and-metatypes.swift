// Inheritance, super, dynamic casts, convenience inits, class methods
class Vehicle: CustomStringConvertible {
  class var wheels: Int { 4 }
  var speed = 0.0 { didSet { if speed > limit { speed = limit } } }
  var limit: Double { 100 }
  let name: String
  required init(name: String) { self.name = name }
  convenience init() { self.init(name: "unnamed") }
  func move() -> String { "\(name) moves at \(speed)" }
  var description: String { "\(type(of: self))(\(name), \(Self.wheels) wheels)" }
  class func make() -> Self { self.init(name: "made by \(self)") }
  static func compare(_ a: Vehicle, _ b: Vehicle) -> Bool { a.speed < b.speed }
}
class Bike: Vehicle {
  override class var wheels: Int { 2 }
  override var limit: Double { super.limit / 4 }
  var bell: String?
  required init(name: String) { bell = "ring"; super.init(name: name); speed = 40 }
  override func move() -> String { super.move() + " and " + (bell ?? "silence") }
}
final class Tandem: Bike {
  var riders: [String]
  init(riders: String...) { self.riders = riders; super.init(name: riders.joined(separator: "&")) }
  required init(name: String) { riders = []; super.init(name: name) }
  override var description: String { "<" + super.description + " riders \(riders)>" }
  override func move() -> String {
    bell = nil
    return super.move()
  }
}
class Truck: Vehicle {
  override class var wheels: Int { 6 + super.wheels }
  override var speed: Double {
    get { super.speed }
    set { super.speed = newValue / 2 }
  }
}
let all: [Vehicle] = [Vehicle(), Bike(name: "bmx"), Tandem(riders: "A", "B"), Truck.make(), Tandem.make()]
for v in all {
  v.speed += 60
  print(v, "|", v.move())
}
for v in all {
  switch v {
  case let t as Tandem where t.riders.isEmpty: print("empty tandem", t.name)
  case let t as Tandem: print("tandem", t.riders.count)
  case is Bike: print("bike")
  case let other where type(of: other) == Vehicle.self: print("plain", other.name)
  default: print("something else", type(of: v))
  }
}
print(all.compactMap { ($0 as? Bike)?.bell }, all.max(by: Vehicle.compare)!.name)
let types: [Vehicle.Type] = [Bike.self, Truck.self]
print(types.map { $0.wheels }, types.map { $0.init(name: "q").limit })
let any: Any = all[2]
print((any as? Vehicle)?.name ?? "no", any is Truck, (any as! Bike).limit)
print(all[0] === all[0], all[0] !== all[1])
