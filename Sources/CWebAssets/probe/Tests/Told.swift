import UIKit

/// Records UIKit's callbacks on the named objects, and compares them with the model's.
final class Told {
  /// The recorder of the running case.
  private(set) static weak var current: Told?

  /// The rules whose expectations were met, each once, in the order they were met.
  private(set) var met: [String] = []
  /// The current command, as a request of the service.
  private(set) var step = ""
  private var lines: [(object: ObjectIdentifier, what: String)] = []
  private var names: [ObjectIdentifier: String] = [:]
  private var observers: [NSObjectProtocol] = []

  init() {
    Told.current = self
    observe(UIWindow.didBecomeVisibleNotification, "became visible")
    observe(UIWindow.didBecomeHiddenNotification, "became hidden")
    observe(UIWindow.didBecomeKeyNotification, "became key")
    observe(UIWindow.didResignKeyNotification, "resigned key")
  }

  private func observe(_ name: Notification.Name, _ what: String) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        if let window = notification.object as? UIWindow { self?.tell(window, what) }
      })
  }

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  /// Records a callback on an object.
  func tell(_ object: AnyObject, _ what: String) { lines.append((ObjectIdentifier(object), what)) }

  func name(_ object: AnyObject, _ name: String) { names[ObjectIdentifier(object)] = name }

  func step(_ line: String) { step = line }

  /// Runs the run loop for so many seconds, and returns the callbacks since the last time.
  func turn(_ seconds: Double = 0.1) -> [String] {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    defer { lines = [] }
    return lines.compactMap { line in names[line.object].map { "\($0) \(line.what)" } }
  }

  /// The names of the app's windows from back to front.
  var windows: [String] { names(UIApplication.shared.windows) }

  /// The names of the objects that have one, in their order.
  func names(_ objects: [UIResponder]?) -> [String] { (objects ?? []).compactMap(known) }

  /// The name of an object, or its class; nil for nil.
  func name(of object: UIResponder?) -> String? {
    object.map { known($0) ?? "a \(type(of: $0))" }
  }

  /// The name of the responder so many steps up the chain.
  func responder(_ first: UIResponder, after steps: Int) -> String? {
    var responder: UIResponder? = first
    for _ in 0..<steps { responder = responder?.next }
    return name(of: responder)
  }

  /// The name of an object, or its controller's name and `-view`.
  private func known(_ object: UIResponder) -> String? {
    if let name = names[ObjectIdentifier(object)] { return name }
    guard let controller = object.next as? UIViewController, controller.viewIfLoaded === object
    else { return nil }
    return names[ObjectIdentifier(controller)].map { "\($0)-view" }
  }

  // MARK: Expectations

  func expect<Value: Equatable>(_ rules: [String], _ found: Value, _ expected: Value) throws {
    try judge(rules, found == expected, "\(found)", "\(expected)")
  }

  func expect(_ rules: [String], _ found: String?, _ expected: String?) throws {
    try judge(rules, found == expected, found ?? "nil", expected ?? "nil")
  }

  func expect(_ rules: [String], _ found: CGFloat, _ expected: CGFloat) throws {
    try judge(rules, isNear(found, expected), "\(found)", "\(expected)")
  }

  func expect(_ rules: [String], _ found: CGPoint, _ expected: CGPoint) throws {
    try judge(
      rules, isNear(found.x, expected.x) && isNear(found.y, expected.y), "\(found)", "\(expected)")
  }

  func expect(_ rules: [String], _ found: CGRect, _ expected: CGRect) throws {
    let isMet =
      isNear(found.origin.x, expected.origin.x) && isNear(found.origin.y, expected.origin.y)
      && isNear(found.size.width, expected.size.width)
      && isNear(found.size.height, expected.size.height)
    try judge(rules, isMet, "\(found)", "\(expected)")
  }

  /// Numbers may differ in their last digits.
  private func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool {
    abs(first - second) <= max(0.001, abs(second) * 1e-6)
  }

  private func judge(
    _ rules: [String], _ isMet: Bool, _ found: String, _ expected: String
  ) throws {
    guard isMet else {
      throw Difference(rules: rules, step: step, expected: expected, found: found)
    }
    for rule in rules where !met.contains(rule) { met.append(rule) }
  }
}

/// The first difference between UIKit and the model; it ends the case, as later ones may follow from it.
struct Difference: Error {
  let rules: [String]
  let step: String
  let expected: String
  let found: String
}
