import ProgramChecking
import ProgramRuntime
import SourceCode
import SwiftExpressions
import SwiftTypes
import Syntax

/// Rejects types whose stored properties would be uninitialized, and classes without required initializers.
extension Checker {
  /// Checks which initializers a class declares, once its members are known.
  func checkInitializers(of nominal: Nominal) {
    guard !isLibrary, nominal.kind == .class else { return }
    if !nominal.hasOwnInitializer, let property = unsetProperties(of: nominal).first {
      report(
        Finding(
          "'\(nominal.name)' has no initializer, so '\(property.name)' would have no value.",
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
          "'\(nominal.name)' has its own initializer, so it needs 'required init\(sign)\(method.fullName.dropFirst(4))' too.",
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

  /// Whether subclasses with their own initializers must declare it. UIKit's is the one that storyboards call.
  func isRequired(_ method: Function) -> Bool {
    guard let owner = method.owner, owner.isLibrary else { return method.modifiers.isRequired }
    return method.parameters.map(\.label) == ["coder"]
      && ["UIView", "UIViewController"].contains { name in
        owner.lineage.contains { $0.name == name }
      }
  }

  /// The stored properties that an initializer must set.
  private func unsetProperties(of nominal: Nominal) -> [Property] {
    nominal.stored.dropFirst(nominal.inheritedCount).filter { property in
      !property.isInitialized && !property.isLazy && property.modifiers.wrappers.isEmpty
        && !property.name.hasPrefix("_") && (property.isConstant || property.type.wrapped == nil)
    }
  }

  /// Checks that an initializer sets every property, once all properties are known.
  func checkInitialization(by function: Function, _ declaration: FunctionDecl, of nominal: Nominal)
  {
    guard !isLibrary, let body = declaration.body, [.class, .struct].contains(nominal.kind) else {
      return
    }
    later.append {
      let needed = self.unsetProperties(of: nominal)
      var run = Initialization(
        of: nominal, needed, parameters: declaration.parameters.map(\.name),
        isMethod: { !self.methods($0, of: nominal, isStatic: false).isEmpty },
        canEnd: { self.canEnd([$0]) })
      self.attempt(at: function.at) { () throws(Finding) in
        try self.effort.spend(needed.count, at: function.at)
        try run.check(body, isConvenience: function.isConvenience, at: function.at)
      }
    }
  }
}
