import UIKit

extension UIWindow {
  func switchRoot(to controller: UIViewController, completion: (() -> Void)? = nil) {
    guard let snapshot = snapshotView(afterScreenUpdates: true) else { return }
    controller.view.addSubview(snapshot)
    rootViewController = controller
    UIView.animate(
      withDuration: 0.4, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { snapshot.layer.opacity = 0 },
      completion: { _ in
        print("removing", type(of: snapshot), snapshot.frame, snapshot.alpha)
        snapshot.removeFromSuperview()
        completion?()
      })
  }
}

extension UIView {
  var parentController: UIViewController? {
    return sequence(first: self) { $0.next }.first { $0 is UIViewController } as? UIViewController
  }
  var ancestors: [UIView] { return Array(sequence(first: self, next: { $0.superview })) }
}

final class Listeners {
  private var listeners: [UUID: (String) -> Void] = [:]
  func add(_ listener: @escaping (String) -> Void) -> () -> Void {
    let id = UUID()
    listeners[id] = listener
    return { [weak self] in self?.listeners[id] = nil }
  }
  func tell(_ news: String) { listeners.values.forEach { $0(news) } }
  var count: Int { return listeners.count }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let first = UIViewController()
first.title = "first"
window.rootViewController = first
window.makeKeyAndVisible()

let inner = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
inner.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
inner.layer.cornerRadius = 8
first.view.addSubview(inner)
print(inner.parentController?.title ?? "none", UIView().parentController == nil)
print(inner.ancestors.count, inner.ancestors.last === window)
print(inner.layer.maskedCorners.contains(.layerMinXMaxYCorner), inner.layer.shadowRadius)

let listeners = Listeners()
let remove = listeners.add { print("heard", $0) }
_ = listeners.add { print("also", $0.count) }
remove()
listeners.tell("news")
print(listeners.count, UUID() == UUID())

let second = UIViewController()
window.switchRoot(to: second) { print("done", second.view.subviews.count, window.rootViewController === second) }
print(second.view.subviews.count)
