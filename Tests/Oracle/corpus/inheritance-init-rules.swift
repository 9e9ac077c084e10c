class Vehicle {
  var wheels: Int
  var name: String
  init(wheels: Int, name: String) {
    self.wheels = wheels
    self.name = name
  }
  convenience init() { self.init(wheels: 4, name: "car") }
}
class Bicycle: Vehicle {
  var hasBell = true
  override init(wheels: Int, name: String) {
    super.init(wheels: wheels, name: name)
    self.name += "!"
  }
}
class Tandem: Bicycle {
  let seats: Int
  init(seats: Int) {
    self.seats = seats
    super.init(wheels: 2, name: "tandem")
    hasBell = false
  }
}
let plain = Bicycle()
print(plain.wheels, plain.name, plain.hasBell)
let tandem = Tandem(seats: 2)
print(tandem.wheels, tandem.name, tandem.hasBell, tandem.seats)
let vehicles: [Vehicle] = [Vehicle(), plain, tandem]
print(vehicles.map { "\(type(of: $0)):\($0.name)" })
