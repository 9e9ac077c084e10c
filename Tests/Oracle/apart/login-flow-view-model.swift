import UIKit

protocol LoginViewModelDelegate: AnyObject {
  func viewModel(_ viewModel: LoginViewModel, didChange state: LoginViewModel.State)
}
final class LoginViewModel {
  enum State: Equatable { case idle, working, failed(String), done(user: String) }
  weak var delegate: LoginViewModelDelegate?
  private(set) var state = State.idle {
    didSet { if state != oldValue { delegate?.viewModel(self, didChange: state) } }
  }
  func logIn(_ user: String, _ password: String) {
    guard !user.isEmpty else {
      state = .failed("no user")
      return
    }
    state = .working
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.state = password.count >= 4 ? .done(user: user) : .failed("short password")
    }
  }
}
final class LoginController: UIViewController, LoginViewModelDelegate {
  private let viewModel = LoginViewModel()
  private let user = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private let password = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
  private let button = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = self
    button.addTarget(self, action: #selector(logIn), for: .touchUpInside)
    [user, password, button].forEach { view.addSubview($0) }
  }
  @objc private func logIn() {
    view.endEditing(true)
    viewModel.logIn(user.text ?? "", password.text ?? "")
  }
  func viewModel(_ viewModel: LoginViewModel, didChange state: LoginViewModel.State) {
    button.isEnabled = state != .working
    switch state {
    case .idle: print("idle")
    case .working: print("working, button enabled:", button.isEnabled)
    case .failed(let reason): print("failed:", reason)
    case .done(let user): print("welcome", user)
    }
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = LoginController()
window.makeKeyAndVisible()

// tap 50,220
// tap 50,120
// type ann
// tap 50,220
// run 2
// tap 50,170
// type secret
// tap 50,220
// tap 50,220
// run 2
