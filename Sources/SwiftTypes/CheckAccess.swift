package import ProgramRuntime
package import SourceCode
package import Syntax

/// Rejects members that are private elsewhere, and selectors of methods that Objective-C can't call.
extension Checker {
  /// Rejects a member or a function that is private to another type or another file.
  package func checkAccess(
    to name: String, _ modifiers: Modifiers, of type: Nominal?, declaredAt place: Position,
    at position: Position
  ) throws(Finding) {
    guard !isLibrary, modifiers.isOfFile else { return }
    let isSeen = type.map { $0.isLibrary || !modifiers.isPrivate || isWithin($0) } ?? true
    guard place.file == position.file, isSeen else {
      throw Finding(
        "'\(name)' is private\(type.map { " in '\($0.name)'" } ?? " to its file") and can't be used here.",
        at: position)
    }
  }

  /// Why a property can't be set here: its setter is private elsewhere; nil if it can.
  package func setterObstacle(_ property: Property, at position: Position) -> String? {
    let isPrivate = property.modifiers.words.contains("private(set)")
    guard !isLibrary, isPrivate || property.modifiers.words.contains("fileprivate(set)") else {
      return nil
    }
    let isSeen = !isPrivate || property.owner.map { isWithin($0) } ?? true
    guard property.at.file != position.file || !isSeen else { return nil }
    let place = property.owner.map { "'\($0.name)'" } ?? "its file"
    return "'\(property.name)' can only be set within \(place)"
  }

  /// Whether the code being checked belongs to a type, or to a type nested in it.
  private func isWithin(_ type: Nominal) -> Bool {
    var around = owner
    while let own = around {
      if own === type || type.outer === own { return true }
      around = own.outer
    }
    return false
  }

  /// Rejects a method in `#selector` that is not exposed to Objective-C.
  package func checkIsExposed(_ method: Function, at position: Position) throws(Finding) {
    guard !isLibrary, !method.isLibrary, let owner = method.owner, !method.modifiers.isExposed,
      !owner.lineage.contains(where: { $0.modifiers.attributes.contains("objcMembers") }),
      !inheritsExposure(method, owner)
    else { return }
    throw Finding(
      "'\(method.fullName)' is not exposed to Objective-C; write '@objc' before it.", at: position)
  }

  /// Whether a method overrides an exposed one, or may satisfy a protocol's requirement.
  private func inheritsExposure(_ method: Function, _ owner: Nominal) -> Bool {
    owner.lineage.contains { type in
      ([type] + program.protocols(of: type)).contains { other in
        allMembers(method.name, of: other).contains { member in
          guard case .method(let found) = member, found !== method else { return false }
          return found.fullName == method.fullName
            && (found.isLibrary || found.modifiers.isExposed || found.owner?.kind == .protocol)
        }
      }
    }
  }
}
