import UIKit

enum Theme: String, CaseIterable {
  case day, night
  var background: UIColor { self == .day ? .white : .black }
  mutating func toggle() { self = self == .day ? .night : .day }
}
protocol Themeable: AnyObject {
  func apply(_ theme: Theme)
}
final class ThemeManager {
  static let shared = ThemeManager()
  private var targets: [() -> Themeable?] = []
  private(set) var theme = Theme.day {
    didSet {
      print("theme \(oldValue.rawValue) -> \(theme.rawValue)")
      targets.forEach { $0()?.apply(theme) }
      targets.removeAll { $0() == nil }
    }
  }
  func add(_ target: Themeable) {
    targets.append { [weak target] in target }
    target.apply(theme)
  }
  func toggle() { theme.toggle() }
  var count: Int { targets.count }
}
final class Card: UIView, Themeable {
  func apply(_ theme: Theme) {
    backgroundColor = theme.background
    print("card \(tag):", backgroundColor == .white ? "white" : "black")
  }
}
let first = Card()
first.tag = 1
var second: Card? = Card()
second?.tag = 2
ThemeManager.shared.add(first)
ThemeManager.shared.add(second!)
ThemeManager.shared.toggle()
second = nil
ThemeManager.shared.toggle()
print(ThemeManager.shared.count, Theme.allCases.map(\.rawValue))
