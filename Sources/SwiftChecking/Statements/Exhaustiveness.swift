import ProgramRuntime
import SourceCode
import SwiftExpressions
import SwiftTypes
import Syntax

/// Whether the cases of a `switch` cover all values.
extension Checker {
  /// Rejects a `switch` that is certainly not exhaustive; doubtful ones pass.
  func checkExhaustiveness(
    _ cases: [Stmt.Case], of type: SwiftType, at position: Position
  ) throws(Finding) {
    guard !isLibrary, !cases.contains(where: { $0.patterns.isEmpty }) else { return }
    let patterns = cases.flatMap(\.patterns).filter { $0.filter == nil }.map(\.pattern)
    guard !patterns.contains(where: \.isCertain) else { return }
    var effort = 10_000
    guard case .some(let shapes) = shapes(of: type) else {
      if covers(patterns.map { [$0] }, [type], &effort) { return }
      throw Finding("This 'switch' needs a 'default' for other values.", at: position)
    }
    let missing = shapes.filter { shape in
      !covers(patterns.map { [$0] }, shape, [], &effort)
    }
    guard let first = missing.first else { return }
    if first.kind == .tuple {
      throw Finding("This 'switch' leaves values out; it needs a 'default'.", at: position)
    }
    let absent = missing.filter { shape in
      patterns.allSatisfy { if case .nothing = $0.taking(shape) { true } else { false } }
    }
    let names = (absent.isEmpty ? missing : absent).map(\.name).joined(separator: ", ")
    throw Finding(
      absent.isEmpty
        ? "This 'switch' leaves out some values of \(names)."
        : "This 'switch' has no case for \(names).",
      at: position)
  }

  /// Whether rows of patterns together match every row of values of these types.
  private func covers(_ rows: [[Pattern]], _ types: [SwiftType], _ effort: inout Int) -> Bool {
    guard let type = types.first else { return !rows.isEmpty }
    let rest = Array(types.dropFirst())
    if let shapes = shapes(of: type) {
      return shapes.allSatisfy { covers(rows, $0, rest, &effort) }
    }
    guard isJudged(type) else { return true }
    var remaining: [[Pattern]] = []
    for row in rows {
      guard let first = row.first else { return true }
      if first.isCertain || isAlwaysCast(first, type) { remaining.append(Array(row.dropFirst())) }
    }
    return covers(remaining, rest, &effort)
  }

  /// Whether a pattern casts to a type to which every value conforms.
  private func isAlwaysCast(_ pattern: Pattern, _ type: SwiftType) -> Bool {
    switch pattern.kind {
    case .isType(let reference), .asType(_, let reference):
      (try? resolve(reference)).map { conversion(from: type, to: $0) != nil } ?? true
    default: false
    }
  }

  /// Whether rows of patterns match every row that begins with a value of a shape.
  private func covers(
    _ rows: [[Pattern]], _ shape: Shape, _ rest: [SwiftType], _ effort: inout Int
  ) -> Bool {
    effort -= rows.count + 1
    guard effort > 0 else { return true }
    var remaining: [[Pattern]] = []
    for row in rows {
      guard let first = row.first else { return true }
      switch first.taking(shape) {
      case .nothing: continue
      case .unknown: return true
      case .parts(let parts): remaining.append(parts + row.dropFirst())
      }
    }
    return covers(remaining, shape.parts + rest, &effort)
  }

  /// The shapes of a type's values; nil if there are too many to enumerate.
  private func shapes(of type: SwiftType) -> [Shape]? {
    if let wrapped = type.wrapped {
      return wrapped.wrapped == nil
        ? [Shape(.none, "nil", []), Shape(.some, ".some", [wrapped])] : nil
    }
    switch type {
    case .bool: return [Shape(.flag(true), "true", []), Shape(.flag(false), "false", [])]
    case .tuple(let elements): return [Shape(.tuple, "", elements.map(\.type))]
    case .nominal(let nominal, let types) where nominal.kind == .enum:
      return nominal.elements.map { element in
        Shape(
          .element(element.name), ".\(element.name)",
          payload(of: element, nominal, types).map(\.type))
      }
    default: return nil
    }
  }

  /// Whether patterns certainly can't enumerate all values of a type without shapes.
  private func isJudged(_ type: SwiftType) -> Bool {
    switch type {
    case .int, .double, .float, .cgFloat, .string, .character, .any, .array, .dictionary, .set: true
    case .nominal(let nominal, _): nominal.kind != .enum
    default: false
    }
  }
}

/// A shape of values, for example the same enum case.
private struct Shape {
  enum Kind: Equatable { case none, some, flag(Bool), tuple, element(String) }

  let kind: Kind
  let name: String
  /// The types of its parts.
  let parts: [SwiftType]

  init(_ kind: Kind, _ name: String, _ parts: [SwiftType]) {
    self.kind = kind
    self.name = name
    self.parts = parts
  }
}

extension Pattern {
  /// The patterns that a pattern applies to the parts of a value.
  fileprivate enum Taking { case nothing, unknown, parts([Pattern]) }

  /// Whether it matches every value.
  fileprivate var isCertain: Bool {
    switch kind {
    case .anything, .name: true
    case .tuple(let parts): parts.allSatisfy { $0.pattern.isCertain }
    default: false
    }
  }

  fileprivate func taking(_ shape: Shape) -> Taking {
    if case .value(let value) = kind { return taking(value, shape) }
    switch (kind, shape.kind) {
    case (.anything, _), (.name, _):
      return .parts(shape.parts.map { _ in Pattern(.anything, at: at) })
    case (.tuple(let parts), .tuple) where parts.count == shape.parts.count:
      return .parts(parts.map(\.pattern))
    case (.some(let inner), .some): return .parts([inner])
    case (.some, .none): return .nothing
    case (.member(nil, "none", nil), .none): return .parts([])
    case (.member(nil, "none", nil), .some): return .nothing
    case (.member(nil, "some", _), .none): return .nothing
    case (.member(nil, "some", let parts), .some):
      return .parts([parts?.first?.pattern ?? Pattern(.anything, at: at)])
    case (.member(nil, _, _), .none): return .nothing
    // A pattern for an optional may apply to its wrapped value.
    case (.member(nil, _, _), .some): return .parts([self])
    case (.member(_, let name, let parts), .element(let own)):
      return name == own ? taking(parts, of: shape) : .nothing
    default: return .unknown
    }
  }

  private func taking(_ value: Expr, _ shape: Shape) -> Taking {
    switch (value.kind, shape.kind) {
    case (.null, .none): .parts([])
    case (.null, .some), (_, .none): .nothing
    case (_, .some): .parts([self])
    case (.bool(let flag), .flag(let own)): flag == own ? .parts([]) : .nothing
    case (.tuple(let parts), .tuple) where parts.count == shape.parts.count:
      .parts(parts.map { Pattern(.value($0.value), at: at) })
    case (.implicitMember(let name), .element(let own)), (.member(_, let name), .element(let own)):
      name == own ? taking(nil, of: shape) : .nothing
    default: .unknown
    }
  }

  /// The patterns for the associated values of an enum case.
  private func taking(
    _ parts: [(label: String?, pattern: Pattern)]?, of shape: Shape
  ) -> Taking {
    guard let parts else { return .parts(shape.parts.map { _ in Pattern(.anything, at: at) }) }
    if parts.count == shape.parts.count { return .parts(parts.map(\.pattern)) }
    guard parts.count == 1, let whole = parts.first?.pattern else { return .unknown }
    if whole.isCertain { return taking(nil, of: shape) }
    if case .tuple(let inner) = whole.kind { return taking(inner, of: shape) }
    return .unknown
  }
}
