import UIKit

class CountingController: UIViewController {
  private var counts: [String: Int] = [:]
  private func count(_ name: String) {
    counts[name, default: 0] += 1
  }
  override func viewWillAppear(_ animated: Bool) { count("willAppear") }
  override func viewDidAppear(_ animated: Bool) { count("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { count("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { count("didDisappear") }
  func report(_ moment: String) {
    let text = counts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    print(moment, text.joined(separator: " "))
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let controller = CountingController()
window.rootViewController = controller
window.isHidden = false
controller.report("at once:")
DispatchQueue.main.async {
  controller.report("next turn:")
  window.isHidden = true
  controller.report("hidden:")
  window.isHidden = false
  controller.report("shown again:")
  DispatchQueue.main.async { controller.report("at the end:") }
}
