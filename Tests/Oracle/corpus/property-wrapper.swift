@propertyWrapper
struct Clamped {
  private var value: Int
  let range: ClosedRange<Int>
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}
struct Volume {
  @Clamped(0...10) var level = 5
}
var volume = Volume()
volume.level = 99
print(volume.level)
volume.level -= 50
print(volume.level)
