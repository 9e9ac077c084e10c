extension Int {
  var isEven: Bool { self % 2 == 0 }
  var squared: Int { self * self }
  func times(_ body: (Int) -> Void) {
    for i in 0..<self { body(i) }
  }
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
extension Double {
  var half: Double { self / 2 }
}
print(4.isEven, 7.isEven, 5.squared)
3.times { print("round", $0) }
print(150.clamped(to: 0...100), (-3).clamped(to: 0...100))
print(5.0.half, 3.half)
