import UIKit

final class Banner {
  private var timer: Timer?
  private let text: String
  init(_ text: String) {
    self.text = text
    timer = Timer(timeInterval: 2, repeats: false) { [weak self] _ in self?.hide() }
    RunLoop.main.add(timer!, forMode: .common)
  }
  func hide() { print("hide", text) }
  deinit {
    timer?.invalidate()
    print("deinit", text)
  }
}
var banners = [Banner("first"), Banner("second")]
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  banners.removeFirst()
}
