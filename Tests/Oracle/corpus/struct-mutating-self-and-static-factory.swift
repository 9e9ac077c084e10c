struct Temperature: Equatable {
  private(set) var celsius: Double
  static let freezing = Temperature(celsius: 0)
  static func fahrenheit(_ f: Double) -> Temperature { Temperature(celsius: (f - 32) * 5 / 9) }
  mutating func reset() { self = .freezing }
  mutating func warm(by degrees: Double) { celsius += degrees }
  func warmed(by degrees: Double) -> Temperature {
    var copy = self
    copy.warm(by: degrees)
    return copy
  }
}
var t = Temperature.fahrenheit(212)
print(t.celsius, t.warmed(by: 5).celsius, t.celsius)
t.reset()
print(t == .freezing, t)
let list = [Temperature.freezing, .fahrenheit(50)]
print(list.map(\.celsius))
