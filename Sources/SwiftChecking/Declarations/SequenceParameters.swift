import ProgramRuntime
import SourceCode
import SwiftTypes
import Syntax

/// Placeholders for sequences, as in `<S: Sequence>`: a parameter of that type gets its argument's elements as an
/// array.
extension Checker {
  /// A function's placeholders, with the element type of each sequence in place of the sequence's own.
  func listing(_ declaration: FunctionDecl) throws(Finding) -> (
    generics: [Generic], lists: Set<String>
  ) {
    guard !isLibrary else { return (declaration.generics, []) }
    var generics: [Generic] = []
    var lists: Set<String> = []
    for generic in declaration.generics {
      guard let bound = generic.bound, isSequence(bound) else {
        generics.append(generic)
        continue
      }
      let places = declaration.parameters.map(\.type).filter { !isPlaceholder($0, generic.name) }
      guard
        !(places + [declaration.result].compactMap(\.self)).contains(where: {
          mentions($0, generic.name)
        })
      else {
        throw Finding(
          "'\(generic.name)' is only supported as the type of a parameter; use '[\(generic.name).Element]'.",
          at: declaration.at)
      }
      generics.append(Generic(generic.name + ".Element", nil))
      lists.insert(generic.name)
    }
    return (generics, lists)
  }

  /// The type of a parameter that is a sequence of any kind; nil for another one.
  func listType(_ type: TypeRef, _ lists: Set<String>) throws(Finding) -> SwiftType? {
    guard !isLibrary else { return nil }
    if let name = lists.first(where: { isPlaceholder(type, $0) }) {
      return .array(try resolve(TypeRef(.named(name + ".Element", []), at: type.at)))
    }
    guard case .named(_, let elements) = type.kind, elements.count == 1, isSequence(type) else {
      return nil
    }
    return .array(try resolve(elements[0]))
  }

  private func isSequence(_ type: TypeRef) -> Bool {
    guard case .named(let name, _) = type.kind else { return false }
    return Self.sequences.contains(name) && program.type(name) == nil
  }

  private func isPlaceholder(_ type: TypeRef, _ name: String) -> Bool {
    if case .named(name, _) = type.kind { true } else { false }
  }

  /// Whether a type contains a placeholder itself, and not only its element type.
  private func mentions(_ type: TypeRef, _ name: String) -> Bool {
    switch type.kind {
    case .named(let own, let arguments):
      own == name || own.hasPrefix(name + ".") && own != name + ".Element"
        || arguments.contains { mentions($0, name) }
    case .array(let inner), .list(let inner, _), .optional(let inner), .implicit(let inner),
      .metatype(let inner), .reference(let inner):
      mentions(inner, name)
    case .dictionary(let key, let value): mentions(key, name) || mentions(value, name)
    case .tuple(let parts): parts.contains { mentions($0.type, name) }
    case .function(let parameters, let result, _):
      (parameters + [result]).contains { mentions($0, name) }
    case .composition(let parts): parts.contains { mentions($0, name) }
    }
  }
}
