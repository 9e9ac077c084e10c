import UIKit

final class Animator {
  private var steps: [(name: String, duration: Double)] = []
  func add(_ name: String, _ duration: Double) -> Animator {
    steps.append((name, duration))
    return self
  }
  func run(_ done: @escaping () -> Void) {
    guard !steps.isEmpty else { return done() }
    let step = steps.removeFirst()
    UIView.animate(withDuration: step.duration, animations: { print("begin", step.name) }) { _ in
      print("end", step.name)
      self.run(done)
    }
  }
  deinit { print("animator deinit") }
}
Animator().add("fade in", 0.3).add("move", 0.5).add("fade out", 0.3).run { print("all done") }
print("started")
