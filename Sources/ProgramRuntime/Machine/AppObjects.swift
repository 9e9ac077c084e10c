import Syntax
package import WindowModel

// Code may use the app's objects by name, as a debugger's user does.

extension Application {
  /// The view or controller that an app's variable with a name holds, else the one with that identifier.
  fileprivate func object(named name: String) -> NodeID? {
    if let variable = ReferenceName(name), let held = object(heldBy: variable) { return held }
    return Identifier(name).flatMap { view($0) ?? controller($0) }
  }
}

extension Program {
  /// The class of the app's object with a name, or nil without such an object.
  package func classOfObject(named name: String, in application: Application) -> Nominal? {
    application.object(named: name).flatMap { nominal(of: $0, in: application) }
  }

  /// The class of a model object.
  func nominal(of node: NodeID, in application: Application) -> Nominal? {
    if let controller = application.controller(node) {
      return known(controller.controllerClass.name)
        ?? known(controller.controllerClass.kind.rawValue)
    }
    guard let view = application.view(node) else { return nil }
    return known(view.className)
      ?? known(
        view.isWindow ? "UIWindow" : view.contentOffset == nil ? "UIView" : "UIScrollView")
  }

  private func known(_ name: String) -> Nominal? {
    guard let nominal = type(name), nominal.kind == .class,
      nominal.lineage.contains(where: { $0.name == "UIResponder" })
    else { return nil }
    return nominal
  }
}

extension Machine {
  /// The app's object with a name.
  package func object(named name: String) throws(Halt) -> Value {
    guard let node = try read({ $0.object(named: name) }) else {
      throw .bound("'\(name)' is gone.")
    }
    return try object(node)
  }

  /// Goes on with a program that continues the current one.
  package func run(_ next: Program, source: [UInt8]) {
    program = next
    self.source += source
    // checked: it has at least the variables of the program that it continues
    globals += [Value](repeating: .unset, count: next.globalCount - globals.count)
    (found, messages) = ([:], [:])
  }
}
