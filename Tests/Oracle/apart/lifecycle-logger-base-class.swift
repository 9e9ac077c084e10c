import UIKit

class LoggingController: UIViewController {
  private static var depth = 0
  private func log(_ text: String, function: String = #function) {
    print(String(repeating: " ", count: Self.depth) + "\(type(of: self)).\(text)")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    log("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Self.depth += 1
    log("viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("viewDidDisappear")
    Self.depth -= 1
  }
  deinit { print("\(type(of: self)) deinit") }
}
final class ListController: LoggingController {}
final class DetailController: LoggingController {}
final class SheetController: LoggingController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let navigation = UINavigationController(rootViewController: ListController())
window.rootViewController = navigation
window.makeKeyAndVisible()
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  navigation.pushViewController(DetailController(), animated: true)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  let sheet = SheetController()
  sheet.modalPresentationStyle = .fullScreen
  navigation.present(sheet, animated: true)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
  navigation.dismiss(animated: true) { navigation.popToRootViewController(animated: false) }
}
