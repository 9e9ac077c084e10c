class Button {
  let title: String
  var onTap: (() -> Void)?

  init(title: String) {
    self.title = title
  }

  func tap() {
    print("tap on \(title)")
    onTap?()
  }
}

func later(_ work: @escaping () -> Void) -> () -> Void {
  print("stored")
  return {
    print("before")
    work()
    print("after")
  }
}

let button = Button(title: "Save")
button.tap()
button.onTap = { print("saved") }
button.tap()
button.onTap = later { print("saved later") }
button.tap()
