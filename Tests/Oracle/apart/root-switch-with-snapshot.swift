import UIKit

final class Switcher {
  private let window: UIWindow
  init(window: UIWindow) { self.window = window }
  func switchRoot(to controller: UIViewController, animated: Bool) {
    let cover = UIView(frame: window.bounds)
    cover.backgroundColor = window.rootViewController?.view.backgroundColor
    window.rootViewController = controller
    guard animated else { return print("switched at once") }
    window.addSubview(cover)
    print("covered:", window.subviews.last === cover, window.subviews.count)
    UIView.animate(withDuration: 0.3) {
      cover.alpha = 0
    } completion: { _ in
      cover.removeFromSuperview()
      print("uncovered:", self.window.subviews.count, self.window.rootViewController === controller)
    }
  }
}
final class Screen: UIViewController {
  override func viewDidAppear(_ animated: Bool) { print(title ?? "-", "appeared") }
  deinit { print("screen deinit") }
}
func screen(_ title: String) -> Screen {
  let screen = Screen()
  screen.title = title
  return screen
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = screen("login")
window.makeKeyAndVisible()
let switcher = Switcher(window: window)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) { switcher.switchRoot(to: screen("home"), animated: true) }
DispatchQueue.main.asyncAfter(deadline: .now() + 2) { switcher.switchRoot(to: screen("login again"), animated: false) }
