import UIKit

protocol EditorDelegate: AnyObject {
  func editor(_ editor: Editor, didFinishWith text: String?)
}
final class Editor: UIViewController {
  weak var delegate: EditorDelegate?
  func save() { delegate?.editor(self, didFinishWith: "saved text") }
  func cancel() { delegate?.editor(self, didFinishWith: nil) }
  deinit { print("editor deinit") }
}
final class Home: UIViewController, EditorDelegate {
  func edit() {
    let editor = Editor()
    editor.delegate = self
    present(editor, animated: true) { [weak editor] in editor?.save() }
  }
  func editor(_ editor: Editor, didFinishWith text: String?) {
    print("result:", text ?? "cancelled")
    dismiss(animated: true) { print("editor is dismissed") }
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
DispatchQueue.main.async { home.edit() }
