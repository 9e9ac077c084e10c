import UIKit

private var tapKey: Void?
struct Keys {
  static var note = "note"
  static var count: UInt8 = 0
}

final class Action {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
  deinit { print("action gone") }
}

extension UIView {
  var note: String? {
    get { objc_getAssociatedObject(self, &Keys.note) as? String }
    set { objc_setAssociatedObject(self, &Keys.note, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
  var hits: Int {
    get { (objc_getAssociatedObject(self, &Keys.count) as? Int) ?? 0 }
    set { objc_setAssociatedObject(self, &Keys.count, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

extension UIButton {
  var onTap: (() -> Void)? {
    get { (objc_getAssociatedObject(self, &tapKey) as? Action)?.run }
    set { objc_setAssociatedObject(self, &tapKey, newValue.map { Action($0) }, .OBJC_ASSOCIATION_RETAIN) }
  }
}

let first = UIView()
let second = UIView()
print(first.note ?? "none", first.hits)
first.note = "one"
second.note = "two"
print(first.note ?? "none", second.note ?? "none")
first.note = nil
print(first.note ?? "none", second.note ?? "none")

var button: UIButton? = UIButton(type: .system)
button?.onTap = { print("old") }
button?.onTap = { print("tapped") }
button?.onTap?()
button?.hits += 2
print(button!.hits, button!.onTap == nil)
button = nil
print("end")
