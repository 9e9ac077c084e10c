import UIKit

class Loader {
  var onLoad: ((String) -> Void)?
  func load() { onLoad?("data") }
  deinit { print("loader deinit") }
}
class Strong: UIViewController {
  let loader = Loader()
  var text = ""
  func start() {
    loader.onLoad = { self.text = $0 }
    loader.load()
  }
  deinit { print("strong deinit") }
}
class Weak: UIViewController {
  let loader = Loader()
  var text = ""
  func start() {
    loader.onLoad = { [weak self] in self?.text = $0 }
    loader.load()
  }
  deinit { print("weak deinit", text) }
}
do {
  let a = Strong()
  a.start()
  let b = Weak()
  b.start()
  print(a.text, b.text)
}
print("after the scope")
