class Controller {
  var prefersStatusBarHidden: Bool { false }
  var title: String { "Controller" }
  var count = 1
}
class Player: Controller {
  override var prefersStatusBarHidden: Bool { true }
  override var title: String { "Player of \(super.title)" }
  override var count: Int {
    get { super.count * 10 }
    set {
      print("set to \(newValue)")
      super.count = newValue
    }
  }
}
let controller: Controller = Player()
print(controller.prefersStatusBarHidden, controller.title)
print(controller.count)
controller.count = 4
print(controller.count)
controller.count += 1
print(controller.count)
