final class Document {
  private(set) var text = ""
  private var undos: [() -> Void] = []
  private var redos: [() -> Void] = []
  func insert(_ piece: String) {
    let before = text
    apply(from: before, to: before + piece)
  }
  private func apply(from old: String, to new: String) {
    text = new
    undos.append { [unowned self] in
      self.text = old
      self.redos.append { [unowned self] in self.apply(from: old, to: new) }
    }
  }
  func undo() {
    guard let last = undos.popLast() else { return print("nothing to undo") }
    last()
  }
  func redo() {
    guard let last = redos.popLast() else { return print("nothing to redo") }
    last()
  }
  deinit { print("document closed with '\(text)'") }
}
do {
  let document = Document()
  document.insert("Hello")
  document.insert(", world")
  print(document.text)
  document.undo()
  print(document.text)
  document.redo()
  print(document.text)
  document.undo()
  document.undo()
  document.undo()
  document.redo()
}
print("done")
