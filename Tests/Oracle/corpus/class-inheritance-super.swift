class View {
  func layout() { print("View lays out") }
  func description() -> String { "View" }
}
class Control: View {
  override func layout() {
    print("Control before")
    super.layout()
    print("Control after")
  }
  override func description() -> String { "Control(\(super.description()))" }
}
class Button: Control {
  override func layout() {
    super.layout()
    print("Button lays out")
  }
  override func description() -> String { "Button(\(super.description()))" }
}
let views: [View] = [View(), Control(), Button()]
for view in views {
  print(view.description())
  view.layout()
}
