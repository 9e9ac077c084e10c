import UIKit

final class ToastCenter {
  static let shared = ToastCenter()
  private var queue: [String] = []
  private var current: String?
  func show(_ text: String) {
    queue.append(text)
    showNext()
  }
  private func showNext() {
    guard current == nil, !queue.isEmpty else { return }
    current = queue.removeFirst()
    print("show", current!)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      print("hide", self?.current ?? "-")
      self?.current = nil
      self?.showNext()
    }
  }
}
["one", "two", "three"].forEach(ToastCenter.shared.show)
print("queued")
