import ProgramRuntime
import SourceCode
import SwiftExpressions
import SwiftTypes
import Syntax

/// Refuses classes and structs whose stored properties would have no value, and classes without the initializers that
/// Swift requires.
extension Checker {
  /// Checks which initializers a class declares, once its members are known.
  func checkInitializers(_ declaration: TypeDecl, of nominal: Nominal) {
    guard !isLibrary, nominal.kind == .class else { return }
    if !nominal.hasOwnInitializer, let property = unsetProperties(of: nominal).first {
      report(
        Finding(
          "'\(nominal.name)' has no initializer, and '\(property.name)' has no value.",
          at: nominal.at))
    }
    guard nominal.hasOwnInitializer else { return }
    let own = (nominal.members["init"] ?? []).compactMap { member in
      if case .method(let method) = member { method.fullName } else { nil }
    }
    for method in requiredInitializers(of: nominal) where !own.contains(method.fullName) {
      let sign = method.kind == .failableInitializer ? "?" : ""
      report(
        Finding(
          "'\(nominal.name)' has an initializer of its own, so that it needs 'required init\(sign)\(method.fullName.dropFirst(4))' too.",
          at: nominal.at))
    }
  }

  private func requiredInitializers(of nominal: Nominal) -> [Function] {
    var found: [Function] = []
    for type in nominal.superclass?.lineage ?? [] {
      for case .method(let method) in type.members["init"] ?? []
      where isRequired(method) && !found.contains(where: { $0.fullName == method.fullName }) {
        found.append(method)
      }
    }
    return found
  }

  /// Whether subclasses with initializers of their own must declare it. Of UIKit's it is the one that storyboards call.
  func isRequired(_ method: Function) -> Bool {
    guard let owner = method.owner, owner.isLibrary else { return method.modifiers.isRequired }
    return method.parameters.map(\.label) == ["coder"]
      && ["UIView", "UIViewController"].contains { name in
        owner.lineage.contains { $0.name == name }
      }
  }

  /// The stored properties of a type that have no value until an initializer sets them.
  private func unsetProperties(of nominal: Nominal) -> [Property] {
    nominal.stored.dropFirst(nominal.inheritedCount).filter { property in
      !property.isInitialized && !property.isLazy && property.modifiers.wrappers.isEmpty
        && !property.name.hasPrefix("_") && (property.isConstant || property.type.wrapped == nil)
    }
  }

  /// Follows an initializer's statements to its end, once all properties are known.
  func checkInitialization(by function: Function, _ declaration: FunctionDecl, of nominal: Nominal)
  {
    guard !isLibrary, let body = declaration.body, [.class, .struct].contains(nominal.kind) else {
      return
    }
    later.append {
      let methods = Set(
        nominal.lineage.flatMap(\.members).filter { _, members in
          members.contains { if case .method(let method) = $0 { !method.isStatic } else { false } }
        }.map(\.key))
      var run = Initialization(
        of: nominal, self.unsetProperties(of: nominal), methods: methods,
        parameters: declaration.parameters.map(\.name), canEnd: { self.canEnd([$0]) })
      self.attempt(at: function.at) { () throws(Finding) in
        try run.check(body, isConvenience: function.isConvenience, at: function.at)
      }
    }
  }
}
