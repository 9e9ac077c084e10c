class Loader {
  var completion: ((String) -> Void)?
  func load(_ done: @escaping (String) -> Void) { completion = done }
  func finish() {
    completion?("data")
    completion = nil
  }
}
class Screen {
  let loader: Loader
  var shown = ""
  init(loader: Loader) { self.loader = loader }
  func start() {
    loader.load { [weak self] text in
      guard let self else {
        print("screen is gone, \(text) ignored")
        return
      }
      self.shown = text
      print("shown \(self.shown)")
    }
  }
  deinit { print("Screen deinit") }
}
let loader = Loader()
var screen: Screen? = Screen(loader: loader)
screen?.start()
loader.finish()
screen?.start()
screen = nil
loader.finish()
