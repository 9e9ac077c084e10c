import UIKit

final class Clock: NSObject {
  private var timer: Timer?
  private var seconds = 0
  func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }
  func stop() {
    timer?.invalidate()
    timer = nil
    print("stopped at", seconds)
  }
  @objc private func tick(_ timer: Timer) {
    seconds += 1
    print("tick", seconds)
  }
  deinit { print("clock deinit") }
}
var clock: Clock? = Clock()
clock?.start()
DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {
  clock = nil
  print("variable is nil, the timer holds its target")
}

// run 4.2
