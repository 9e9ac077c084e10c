import UIKit

let outer = Notification.Name("outer")
let inner = Notification.Name("inner")
final class Logger: NSObject {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(hearOuter), name: outer, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(hearInner), name: inner, object: nil)
  }
  @objc func hearOuter() {
    print(name, "outer begins")
    if name == "a" { NotificationCenter.default.post(name: inner, object: nil) }
    print(name, "outer ends")
  }
  @objc func hearInner() { print(name, "inner") }
}
let loggers = ["a", "b"].map { Logger($0) }
NotificationCenter.default.post(name: outer, object: nil)
NotificationCenter.default.removeObserver(loggers[0])
NotificationCenter.default.post(name: outer, object: nil)
NotificationCenter.default.removeObserver(loggers[1], name: outer, object: nil)
NotificationCenter.default.post(name: outer, object: nil)
NotificationCenter.default.post(name: inner, object: nil)
