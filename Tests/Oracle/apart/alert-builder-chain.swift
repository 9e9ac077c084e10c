import UIKit

struct AlertBuilder {
  private var title: String?
  private var message: String?
  private var actions: [(String, UIAlertAction.Style, () -> Void)] = []

  func title(_ title: String) -> AlertBuilder {
    var copy = self
    copy.title = title
    return copy
  }
  func message(_ message: String) -> AlertBuilder {
    var copy = self
    copy.message = message
    return copy
  }
  func action(_ name: String, _ style: UIAlertAction.Style = .default, _ handler: @escaping () -> Void = {})
    -> AlertBuilder
  {
    var copy = self
    copy.actions.append((name, style, handler))
    return copy
  }
  func present(on controller: UIViewController) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (name, style, handler) in actions {
      alert.addAction(UIAlertAction(title: name, style: style) { _ in handler() })
    }
    controller.present(alert, animated: true) { print("up with", alert.actions.count, "actions") }
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
AlertBuilder()
  .title("Save?")
  .message("There are changes.")
  .action("Save") { print("saved, still presented:", window.rootViewController?.presentedViewController != nil) }
  .action("Discard", .destructive) { print("discarded") }
  .action("Cancel", .cancel)
  .present(on: window.rootViewController!)

// choose Save
