import UIKit

final class CountdownButton: UIButton {
  private var timer: Timer?
  private(set) var left = 0

  func start(_ seconds: Int) {
    left = seconds
    isEnabled = false
    update()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      self.left -= 1
      self.update()
      if self.left == 0 {
        timer.invalidate()
        self.timer = nil
        self.isEnabled = true
        self.setTitle("Send again", for: .normal)
      }
    }
  }
  private func update() {
    setTitle("\(left) s", for: .disabled)
    print(title(for: .disabled) ?? "-", isEnabled)
  }
}
let button = CountdownButton()
button.setTitle("Send", for: .normal)
button.start(3)
DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
  print(button.currentTitle ?? "-", button.isEnabled)
}
