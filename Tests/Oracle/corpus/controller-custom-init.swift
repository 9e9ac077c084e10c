import UIKit

final class ProfileController: UIViewController {
  private let user: String
  private let onClose: () -> Void

  init(user: String, onClose: @escaping () -> Void) {
    self.user = user
    self.onClose = onClose
    super.init(nibName: nil, bundle: nil)
    title = "Profile of \(user)"
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print(title ?? "no title")
  }

  func close() {
    onClose()
    print("closed", user)
  }

  deinit { print("profile of \(user) is gone") }
}

do {
  let profile = ProfileController(user: "ann") { print("on close") }
  print(profile.isViewLoaded, profile.modalPresentationStyle == .fullScreen)
  profile.loadViewIfNeeded()
  profile.close()
}
print("end")
