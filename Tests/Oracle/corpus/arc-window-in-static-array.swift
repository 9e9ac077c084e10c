import UIKit

final class Overlay: UIWindow {
  private static var open: [Overlay] = []
  let name: String
  init(_ name: String) {
    self.name = name
    super.init(frame: UIScreen.main.bounds)
  }
  required init?(coder: NSCoder) { fatalError() }
  func present() {
    Self.open.append(self)
    isHidden = false
  }
  func close() {
    isHidden = true
    Self.open.removeAll { $0 === self }
    print("closed \(name), open: \(Self.open.map { $0.name })")
  }
  deinit { print("\(name) deinit") }
}
func run() {
  let a = Overlay("a")
  let b = Overlay("b")
  a.present()
  b.present()
  print(UIApplication.shared.windows.count)
  a.close()
  print("end of run")
}
run()
print("after run", UIApplication.shared.windows.count)
