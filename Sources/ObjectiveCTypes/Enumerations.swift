import ObjectiveCNames
package import ProgramRuntime
import SwiftLibrary
import Syntax

/// The library's enumerations by Objective-C name.
extension ObjectiveC {
  /// The enumeration types by name.
  package static let enumerationTypes: [String: CType] = allEnumerations.reduce(into: [:]) {
    all, one in
    all[one.type] = type(of: .nominal(one.nominal))
  }

  package static let allEnumerations: [(nominal: Nominal, type: String, prefix: String)] = {
    var all: [(nominal: Nominal, type: String, prefix: String)] = []
    func visit(_ nominal: Nominal, _ path: String) {
      if nominal.kind == .enum || nominal.isOptionSet
        || NameTable.numbers.union(NameTable.texts).contains(nominal.name)
      {
        let names =
          NameTable.enumerations[path] ?? (path.filter { $0 != "." }, path.filter { $0 != "." })
        all.append((nominal, names.0, names.1))
      }
      for members in nominal.members.values {
        for case .type(let inner) in members { visit(inner, path + "." + inner.name) }
      }
    }
    for (name, nominal) in Library.program.types where name.hasPrefix("UI") || name.hasPrefix("NS")
    {
      visit(nominal, name)
    }
    if let modes = Library.program.type("RunLoop") { visit(modes, "RunLoop") }
    return all
  }()
}
