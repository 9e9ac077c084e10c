class Slider {
  var value: Int = 0 {
    willSet { print("will change from \(value) to \(newValue)") }
    didSet { print("did change from \(oldValue) to \(value)") }
  }
  var title = "none" {
    didSet(previous) {
      guard previous != title else { return print("same title") }
      print("title \(previous) -> \(title)")
    }
  }
  init(value: Int) {
    self.value = value
  }
}
let slider = Slider(value: 5)
print(slider.value)
slider.value = 6
slider.value += 4
slider.title = "none"
slider.title = "Volume"
