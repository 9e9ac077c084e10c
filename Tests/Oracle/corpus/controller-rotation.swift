import UIKit

final class Rotating: UIViewController {
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    print("from", view.bounds.size, "to", size)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    print("layout", view.bounds.size)
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Rotating()
window.makeKeyAndVisible()
NotificationCenter.default.addObserver(
  forName: Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification"), object: nil, queue: nil
) { _ in
  print("turned:", UIApplication.shared.statusBarOrientation.isLandscape, UIScreen.main.bounds.size)
}

// rotate landscapeLeft
// rotate portrait
