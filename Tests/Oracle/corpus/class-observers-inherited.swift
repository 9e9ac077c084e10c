class Model {
  var name = "a" {
    didSet { print("Model: \(oldValue) -> \(name)") }
  }
}
class LoggedModel: Model {
  override var name: String {
    willSet { print("Logged will: \(newValue)") }
    didSet { print("Logged did: \(oldValue) -> \(name)") }
  }
  override init() {
    super.init()
    name = "b"
  }
}
let model = LoggedModel()
model.name = "c"
print(model.name)
