import ProgramRuntime
import WindowModel

/// Tells views and controllers that their safe area has changed.
extension Machine {
  /// Calls `viewSafeAreaInsetsDidChange()` of a controller, or `safeAreaInsetsDidChange()` of a view, if its insets
  /// differ from those of the last layout. UIKit calls it between `viewWillAppear(_:)` and
  /// `viewWillLayoutSubviews()`.
  func tellSafeArea(of node: NodeID) throws(Halt) {
    guard let instance = objects[node] else { return }
    let isController = try read { $0.controller(node) != nil }
    let name = isController ? "viewSafeAreaInsetsDidChange()" : "safeAreaInsetsDidChange()"
    guard let method = override(name, instance) else { return }
    let insets = try read { application in
      application.safeAreaInsets(of: application.controller(node)?.view ?? node)
    }
    let key = "safeArea\(instance.number)"
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    let last = library.shared[key]?.array.map(\.double) ?? [0, 0, 0, 0]
    guard last != sides else { return }
    library.shared[key] = .array(sides.map(Value.double))
    _ = try call(method, .object(reference(to: instance)), [])
    try sweep()
  }
}
