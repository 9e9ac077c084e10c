import UIKit

final class Viewer: UIViewController {
  private let photo: String
  private var onClose: ((Viewer) -> Void)?
  init(photo: String, onClose: @escaping (Viewer) -> Void) {
    self.photo = photo
    self.onClose = onClose
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override var prefersStatusBarHidden: Bool { true }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.9)
    print("viewer for", photo, prefersStatusBarHidden)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    onClose?(self)
    onClose = nil
  }
  deinit { print("viewer deinit") }
}
final class Gallery: UIViewController {
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var opened = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(open), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc private func open() {
    opened += 1
    let viewer = Viewer(photo: "photo \(opened)") { viewer in
      viewer.dismiss(animated: true) { print("closed") }
    }
    present(viewer, animated: true) { [unowned self] in
      print("gallery still in the window:", view.window != nil)
    }
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Gallery()
window.makeKeyAndVisible()

// tap 50,50
// tap 200,200
// tap 50,50
