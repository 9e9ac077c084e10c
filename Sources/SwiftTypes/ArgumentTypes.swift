package import ProgramRuntime
package import SourceCode

/// The types that arguments have by themselves, by which overloads are ranked.
///
/// Ranking checks each argument once more, so nested calls would take twice as long with each level. The types are
/// kept until the outermost call is checked.
package struct ArgumentTypes {
  /// An argument in one check of the function or closure around it; a closure is checked anew for other parameters.
  private struct Key: Hashable {
    let position: Position
    let body: ObjectIdentifier
  }

  private var level = 0
  private var known: [Key: SwiftType?] = [:]
  /// The bodies of the keys, which must outlive them: an identifier may be used again.
  private var bodies: [Body] = []

  package init() {}

  /// Begins to check a call.
  package mutating func begin() { level += 1 }

  /// Ends it; returns to having no types after the outermost one.
  package mutating func end() {
    level -= 1
    if level == 0 { self = ArgumentTypes() }
  }

  /// The type of an argument; `.some(nil)` if it has none by itself, nil if that is not known yet.
  package func type(at position: Position, in body: Body) -> SwiftType?? {
    known[Key(position: position, body: ObjectIdentifier(body))]
  }

  package mutating func keep(_ type: SwiftType?, at position: Position, in body: Body) {
    known[Key(position: position, body: ObjectIdentifier(body))] = .some(type)
    if bodies.last !== body { bodies.append(body) }
  }
}
