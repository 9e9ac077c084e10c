import UIKit

/// A view that records its callbacks.
class WatchedView: UIView {
  override func willMove(toSuperview newSuperview: UIView?) {
    Told.current?.tell(self, "willMoveToSuperview")
    super.willMove(toSuperview: newSuperview)
  }
  override func didMoveToSuperview() {
    Told.current?.tell(self, "didMoveToSuperview")
    super.didMoveToSuperview()
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    Told.current?.tell(self, "willMoveToWindow")
    super.willMove(toWindow: newWindow)
  }
  override func didMoveToWindow() {
    Told.current?.tell(self, "didMoveToWindow")
    super.didMoveToWindow()
  }
  override func didAddSubview(_ subview: UIView) {
    Told.current?.tell(self, "didAddSubview")
    super.didAddSubview(subview)
  }
  override func willRemoveSubview(_ subview: UIView) {
    Told.current?.tell(self, "willRemoveSubview")
    super.willRemoveSubview(subview)
  }
}

/// A controller that records its callbacks.
class WatchedController: UIViewController {
  override func viewDidLoad() {
    Told.current?.tell(self, "viewDidLoad")
    super.viewDidLoad()
  }
  override func viewWillAppear(_ animated: Bool) {
    Told.current?.tell(self, "viewWillAppear")
    super.viewWillAppear(animated)
  }
  @available(iOS 13.0, *)
  override func viewIsAppearing(_ animated: Bool) {
    // On iOS 13 to 16 it also comes in an app built with a newer SDK; the model's app there is older.
    if #available(iOS 17.0, *) { Told.current?.tell(self, "viewIsAppearing") }
    super.viewIsAppearing(animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    Told.current?.tell(self, "viewDidAppear")
    super.viewDidAppear(animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    Told.current?.tell(self, "viewWillDisappear")
    super.viewWillDisappear(animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    Told.current?.tell(self, "viewDidDisappear")
    super.viewDidDisappear(animated)
  }
  override func willMove(toParent parent: UIViewController?) {
    Told.current?.tell(self, "willMoveToParent")
    super.willMove(toParent: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    Told.current?.tell(self, "didMoveToParent")
    super.didMove(toParent: parent)
  }
}
