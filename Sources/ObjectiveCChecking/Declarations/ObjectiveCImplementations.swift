import ObjectiveCLibrary
import ObjectiveCSyntax
import ObjectiveCTypes
import ProgramRuntime
import ProgramValues
import SourceCode
import Syntax

/// Declares the methods of implementations.
extension ObjectiveCChecker {
  func declareImplementation(_ implementation: ObjectiveCImplementation) {
    guard let nominal = resolver.className(implementation.name), nominal.kind == .class else {
      report(
        Finding(
          "There is no '@interface' of '\(implementation.name)', which says what it inherits from; add one.",
          at: implementation.at))
      return
    }
    if implementation.category == nil {
      guard let info = classes[nominal] else {
        report(
          Finding(
            "'\(implementation.name)' is UIKit's or Foundation's own; write a category of it or a subclass.",
            at: implementation.at))
        return
      }
      if info.isImplemented {
        report(Finding("'\(implementation.name)' has two implementations.", at: implementation.at))
      }
      info.isImplemented = true
    }
    for method in implementation.methods {
      attempt(at: method.at) { () throws(Finding) in try self.declareMethod(method, of: nominal) }
    }
  }

  func declareMethod(_ method: ObjectiveCMethod, of nominal: Nominal) throws(Finding) {
    let made = try resolver.method(method, of: nominal)
    let table = runtime.table(of: nominal)
    try checkUncalled(made, of: nominal, at: method.at)
    if nominal.isLibrary, ObjectiveC.tables[nominal]?.methods(made.isClass)[made.selector] != nil {
      throw Finding(
        "A category can't replace '\(made.selector)', which \(ObjectiveC.className(of: nominal)) has itself; write a subclass.",
        at: method.at)
    }
    if let declared = declared(made.selector, nominal.superclass, made.isClass),
      !made.hasKinds(of: declared),
      !(made.selector == "init"
        || made.result.kind == declared.result.kind
          && made.parameters.count != declared.parameters.count)
    {
      throw Finding(
        "'\(made.selector)' has different types than the superclass's: it returns '\(declared.result)' and takes (\(declared.parameters.map { "\($0)" }.joined(separator: ", "))).",
        at: method.at)
    }
    if let own = table.methods(made.isClass)[made.selector], own.run != nil, own.function != nil {
      throw Finding("'\(made.selector)' is implemented twice.", at: method.at)
    }
    let first = String(made.selector.prefix { $0 != ":" })
    let inner = Function(
      made.selector == "dealloc" ? .deinitializer : .function, first, parameters(made), .any,
      isStatic: false, owner: nominal, at: method.at, in: program)
    // Callers see the types of the interface, as those of a property with the elements of its collection.
    var seen = made
    if let own = table.methods(made.isClass)[made.selector], made.hasKinds(of: own) {
      seen = ObjectiveCMethodInfo(
        made.selector, isClass: made.isClass, own.parameters, own.result,
        isInstancetype: own.isInstancetype, isVariadic: own.isVariadic)
    }
    seen.run = { machine, receiver, arguments throws(Halt) in
      try machine.call(inner, receiver, arguments)
    }
    seen.function = inner
    table.add(seen)
    if !made.isClass {
      if made.selector == "dealloc" {
        nominal.deinitializer = inner
      } else {
        expose(made, inner, of: nominal)
      }
    }
    let name = "\(made.isClass ? "+" : "-")[\(nominal.name) \(made.selector)]"
    let statements = method.body ?? []
    let names = method.parameters.map(\.name)
    if made.selector == "drawRect:", nominal.lineage.contains(where: { $0.name == "UIView" }) {
      program.remarks.append(Drawing.remark(on: nominal.name, made.selector))
      inner.body = Drawing.body
      return
    }
    later.append {
      self.check(
        statements, of: inner, names, made.parameters, made.result, owner: nominal,
        isClass: made.isClass, name: name,
        selector: made.selector)
    }
  }

  func parameters(_ method: ObjectiveCMethodInfo) -> [Function.Parameter] {
    let labels = method.selector.split(separator: ":", omittingEmptySubsequences: false).dropFirst()
      .map(String.init)
    return method.parameters.indices.map { index in
      let label = index == 0 ? nil : labels[index - 1]
      return .init(
        label: label?.isEmpty == false ? label : nil, name: "value\(index)", type: .any,
        standard: nil,
        hasStandard: false, isVariadic: false, isInout: false)
    }
  }

  /// Rejects methods that UIKit calls but the model does not: their effect would be missing silently.
  func checkUncalled(
    _ method: ObjectiveCMethodInfo, of nominal: Nominal, at position: Position
  ) throws(Finding) {
    let isSetting = method.selector.hasPrefix("automaticallyNotifiesObservers")
    guard
      !method.isClass || method.selector == "initialize" || method.selector == "layerClass"
        || isSetting
    else { return }
    let isOfDelegate = program.uncalled.values.contains {
      $0.contains { $0.selector == method.selector }
    }
    guard isOfDelegate || isSetting || Self.uncalled.contains(method.selector) else { return }
    let isAlways =
      isOfDelegate || isSetting
      || [
        "initialize", "forwardInvocation:", "forwardingTargetForSelector:",
        "methodSignatureForSelector:",
      ]
      .contains(method.selector)
    guard
      isAlways || method.selector.contains(":") && !method.selector.hasSuffix("Event:")
        || nominal.lineage.contains(where: { $0.name == "UIResponder" })
    else { return }
    throw Finding(
      "UIKit calls '\(method.selector)', which the model does not; leave the method out.",
      at: position)
  }

  static let uncalled: Set<String> = [
    "initialize", "layerClass", "viewWillUnload", "viewDidUnload",
    "willRotateToInterfaceOrientation:duration:", "didRotateFromInterfaceOrientation:",
    "updateConstraints",
    "prepareForSegue:sender:", "drawLayer:inContext:",
    "application:openURL:options:", "nextResponder",
    "motionCancelled:withEvent:",
    "tintColorDidChange",
    "forwardInvocation:", "forwardingTargetForSelector:", "methodSignatureForSelector:",
    "resolveInstanceMethod:",
    "updateViewConstraints", "collapseSecondaryViewController:forSplitViewController:",
    "separateSecondaryViewControllerForSplitViewController:",
  ]
}
