import UIKit
class KeyboardController: UIViewController {
  private var tokens: [NSObjectProtocol] = []
  private let field = UITextField()
  private var bottom: CGFloat = 0 { didSet { print("bottom", bottom) } }
  override func viewDidLoad() {
    super.viewDidLoad()
    field.frame = CGRect(x: 0, y: 300, width: 200, height: 40)
    view.addSubview(field)
    let center = NotificationCenter.default
    tokens.append(
      center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) {
        [weak self] note in
        guard let self = self, let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else {
          return
        }
        self.bottom = self.view.bounds.height - frame.cgRectValue.minY
      })
    tokens.append(
      center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main) {
        [weak self] _ in self?.bottom = 0
      })
  }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); field.becomeFirstResponder() }
  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = KeyboardController()
window.makeKeyAndVisible()
