import UIKit

final class Observable<Value> {
  private var observers: [(Value) -> Void] = []
  var value: Value {
    didSet { observers.forEach { $0(value) } }
  }
  init(_ value: Value) { self.value = value }
  func bind(_ observer: @escaping (Value) -> Void) {
    observers.append(observer)
    observer(value)
  }
}
final class CounterModel {
  let count = Observable(0)
  func increment() { count.value += 1 }
}
final class CounterController: UIViewController {
  private let model = CounterModel()
  let label = UILabel()
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
    model.count.bind { [weak self] count in
      self?.label.text = "Count: \(count)"
      print(self?.label.text ?? "-")
    }
  }
  @objc private func tapped() { model.increment() }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = CounterController()
window.makeKeyAndVisible()

// tap 10,10
// tap 10,10
