import ProgramRuntime
import SourceCode
import SwiftTypes
import Syntax

/// Rejects overrides that would never be called.
extension Checker {
  /// Rejects an `override` of a missing method, which would never be called.
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
      "'\(function.fullName)' overrides no known member of '\(superclass.name)'\(didYouMean(function.fullName, among: names)).",
      at: function.at)
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

  /// Reports an override that UIKit calls but the model does not: a cosmetic one, such as the status bar's style,
  /// by a remark, any other one as an error.
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
      program.remarks.append("\(nominal.name)'s '\(name)' is not used in this model.")
    }
  }
}
