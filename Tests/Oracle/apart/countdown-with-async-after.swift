import UIKit

final class Countdown {
  private var remaining: Int
  private let onTick: (Int) -> Void
  private var isCancelled = false
  init(from seconds: Int, onTick: @escaping (Int) -> Void) {
    remaining = seconds
    self.onTick = onTick
  }
  func start() {
    guard !isCancelled else { return print("cancelled at \(remaining)") }
    onTick(remaining)
    guard remaining > 0 else { return }
    remaining -= 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.start() }
  }
  func cancel() { isCancelled = true }
  deinit { print("countdown deinit") }
}
Countdown(from: 2) { print("first", $0) }.start()
let second = Countdown(from: 5) { print("second", $0) }
second.start()
DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { second.cancel() }
