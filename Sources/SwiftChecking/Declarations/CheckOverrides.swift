import ProgramChecking
import ProgramRuntime
import SourceCode
import SwiftTypes
import Syntax

/// Rejects overrides that override nothing, lack `override`, or would never be called.
extension Checker {
  /// Rejects a method that has `override` and overrides nothing, or overrides without it.
  func checkOverride(_ function: Function, of nominal: Nominal) throws(Finding) {
    guard !isLibrary, nominal.kind != .protocol else { return }
    guard function.modifiers.isOverride else {
      guard !function.isStatic, let method = overridden(by: function, of: nominal) else { return }
      throw missingOverride(of: function.fullName, of: method.owner, at: function.at)
    }
    guard let superclass = nominal.superclass else {
      throw Finding(
        "'\(function.fullName)' overrides nothing: '\(nominal.name)' has no superclass.",
        at: function.at)
    }
    try checkIsCalled(function.fullName, of: nominal, at: function.at)
    if let method = program.method(function.key, of: superclass), !method.modifiers.isPrivate {
      guard !method.modifiers.words.contains("final") else {
        throw Finding(
          "'\(function.fullName)' is final in '\(method.owner?.name ?? "")' and can't be overridden.",
          at: function.at)
      }
      guard method.isAsync || !function.isAsync else {
        throw Finding(
          "'\(function.fullName)' is async and overrides a method that is not.", at: function.at)
      }
      return
    }
    let names = superclass.lineage.flatMap { $0.members.values.flatMap { $0 } }
      .compactMap { if case .method(let method) = $0 { method.fullName } else { nil } }
    throw Finding(
      "'\(function.fullName)' overrides no known member of '\(superclass.name)'\(didYouMean(function.fullName, among: names)).",
      at: function.at)
  }

  /// The superclass's method that a method or an initializer would override.
  private func overridden(by function: Function, of nominal: Nominal) -> Function? {
    for type in nominal.superclass?.lineage ?? [] {
      for case .method(let method) in type.members[function.name] ?? []
      where method.key == function.key && !method.modifiers.isPrivate && !method.isConvenience
        && method.parameters.map(\.type) == function.parameters.map(\.type)
        && method.parameters.map(\.isInout) == function.parameters.map(\.isInout)
        && method.parameters.map(\.isVariadic) == function.parameters.map(\.isVariadic)
        && (method.result == function.result || function.name == "init")
      {
        return method
      }
      // A class with its own initializers does not inherit others.
      if function.name == "init", type.hasOwnInitializer { return nil }
    }
    return nil
  }

  /// Rejects an initializer that overrides one without `override`.
  func checkOverride(initializer: Function, of nominal: Nominal) throws(Finding) {
    let modifiers = initializer.modifiers
    guard !isLibrary, !modifiers.isOverride, !modifiers.isRequired, !initializer.isConvenience,
      let method = overridden(by: initializer, of: nominal), !isRequired(method)
    else { return }
    throw missingOverride(of: initializer.fullName, of: method.owner, at: initializer.at)
  }

  /// Rejects a property that overrides one without `override`.
  func checkOverride(_ property: Property, of nominal: Nominal) throws(Finding) {
    guard !isLibrary, !property.isStatic else { return }
    for type in nominal.superclass?.lineage ?? [] {
      for case .property(let other) in type.members[property.name] ?? []
      where !other.isStatic && !other.modifiers.isPrivate {
        throw missingOverride(of: property.name, of: type, at: property.at)
      }
    }
  }

  private func missingOverride(
    of name: String, of superclass: Nominal?, at position: Position
  ) -> Finding {
    Finding(
      "'\(name)' overrides that of '\(superclass?.name ?? "")'; write 'override' before it.",
      at: position)
  }

  /// Rejects a delegate method that UIKit calls but the model does not, once all extensions have declared the
  /// type's conformances.
  func checkDelegate(_ function: Function, of nominal: Nominal) {
    guard !isLibrary else { return }
    let last = function.parameters.last.map { " \($0.type)" } ?? ""
    let names = [function.fullName, function.fullName + last]
    for (delegate, methods) in program.uncalled
    where methods.contains(where: { names.contains($0.name) }) {
      later.append {
        guard nominal.conforms(named: delegate) else { return }
        self.report(
          Finding(
            "UIKit calls '\(function.fullName)', which the model does not; leave the method out.",
            at: function.at))
      }
    }
  }

  /// The method in which a view draws, whose body is not checked: this model has no pictures.
  static let drawing = "draw(_:)"

  /// Reports an override that UIKit calls but the model does not: a cosmetic one, such as the status bar's style,
  /// by a remark, any other one as an error.
  func checkIsCalled(
    _ name: String, of nominal: Nominal, at position: Position
  ) throws(Finding) {
    guard nominal.libraryClass?.lineage.contains(where: { $0.name == "UIResponder" }) == true else {
      return
    }
    if ["safeAreaInsetsDidChange()", "setNeedsDisplay()"].contains(name) {
      throw Finding(
        "UIKit calls '\(name)' and this model does not, so that the override would never run.",
        at: position)
    }
    let looks = ["preferredStatusBarStyle", "prefersHomeIndicatorAutoHidden"]
    if looks.contains(name) {
      program.remarks.append("\(nominal.name)'s '\(name)' is not used in this model.")
    }
    if name == Self.drawing { program.remarks.append(Drawing.remark(on: nominal.name, name)) }
  }
}
