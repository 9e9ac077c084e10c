import UIKit

func load(_ name: String, completion: @escaping (String) -> Void) {
  DispatchQueue.global(qos: .userInitiated).async {
    let result = name.uppercased()
    DispatchQueue.main.async { completion(result) }
  }
}
class Screen: UIViewController {
  let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "loading"
    load("hello") { [weak self] text in
      self?.label.text = text
      print("shown:", self?.label.text ?? "nil")
    }
    print("now:", label.text!)
  }
}
let screen = Screen()
screen.loadViewIfNeeded()
