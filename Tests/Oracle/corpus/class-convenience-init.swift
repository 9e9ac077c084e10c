class Toast {
  let text: String
  let seconds: Double
  init(text: String, seconds: Double) {
    print("designated")
    self.text = text
    self.seconds = seconds
  }
  convenience init(text: String) {
    print("convenience 1")
    self.init(text: text, seconds: 2)
    print("\(self.text) lasts \(self.seconds)")
  }
  convenience init() {
    print("convenience 2")
    self.init(text: "empty")
  }
}
class LongToast: Toast {
  override init(text: String, seconds: Double) {
    super.init(text: text, seconds: seconds * 10)
  }
}
_ = Toast()
let long = LongToast(text: "hi")
print(long.seconds)
