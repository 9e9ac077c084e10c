import UIKit

final class Stopwatch: UIView {
  enum State { case stopped, running, paused }
  private var timer: Timer?
  private var ticks = 0
  private(set) var state = State.stopped {
    didSet { print("\(oldValue) -> \(state)") }
  }
  private let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    addSubview(label)
    show()
  }
  required init?(coder: NSCoder) { fatalError() }
  private func show() {
    let seconds = ticks / 10
    label.text = String(format: "%02d:%02d.%d", seconds / 60, seconds % 60, ticks % 10)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    switch state {
    case .stopped, .paused:
      state = .running
      timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
        self?.ticks += 1
        self?.show()
      }
    case .running:
      timer?.invalidate()
      timer = nil
      state = .paused
      print(label.text!)
    }
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let watch = Stopwatch(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
window.addSubview(watch)
window.makeKeyAndVisible()

// tap 50,50
// run 2.55
// tap 50,50
// run 1
// tap 50,50
// run 60.05
// tap 50,50
