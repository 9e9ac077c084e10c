import ProgramRuntime
import SourceCode
import SwiftTypes
import Syntax

/// Refuses overrides that nobody would call.
extension Checker {
  /// Refuses an `override` of what is not there, which would never be called.
  func checkOverride(_ function: Function, of nominal: Nominal) throws(Finding) {
    guard !isLibrary, function.isOverride, let superclass = nominal.superclass else { return }
    try checkIsCalled(function.fullName, of: nominal, at: function.at)
    if let method = program.method(function.key, of: superclass) {
      guard method.isAsync || !function.isAsync else {
        throw Finding(
          "'\(function.fullName)' is async and overrides a method that is not.", at: function.at)
      }
      return
    }
    let names = superclass.lineage.flatMap { $0.members.values.flatMap { $0 } }
      .compactMap { if case .method(let method) = $0 { method.fullName } else { nil } }
    throw Finding(
      "'\(function.fullName)' overrides nothing that is known of '\(superclass.name)'\(didYouMean(function.fullName, among: names)).",
      at: function.at)
  }

  /// Refuses a method of a delegate that UIKit would call and the model does not, once all extensions have
  /// said what a type is.
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

  /// Says of an override that UIKit calls and the model does not that it does not run: of what only looks, as
  /// the status bar does, in a remark, and of the rest by refusing it.
  func checkIsCalled(
    _ name: String, of nominal: Nominal, at position: Position
  ) throws(Finding) {
    guard nominal.libraryClass?.lineage.contains(where: { $0.name == "UIResponder" }) == true else {
      return
    }
    if ["sendEvent(_:)", "safeAreaInsetsDidChange()", "setNeedsDisplay()"].contains(name) {
      throw Finding(
        "UIKit calls '\(name)' and this model does not, so that the override would never run.",
        at: position)
    }
    let looks = ["preferredStatusBarStyle", "prefersHomeIndicatorAutoHidden"]
    if looks.contains(name) {
      program.remarks.append("\(nominal.name)'s '\(name)' is not asked in this model.")
    }
  }
}
