import Syntax

/// Counts the values that lie in structs, which may be twice as many with each one that holds two of another.
struct StructSize {
  /// How many values each struct holds; nil of one that is being counted, or holds too many.
  private var known: [Nominal: Int?] = [:]

  /// The most values of a struct, those of structs within it included.
  private static let most = 1000

  /// How many values lie in a value of a type; nil where they are too many, or without end.
  mutating func count(_ type: SwiftType) -> Int? {
    switch type {
    case .optional(let inner), .implicit(let inner): return count(inner)
    case .tuple(let elements): return sum(elements.map(\.type))
    case .nominal(let nominal, _) where nominal.kind == .struct && !nominal.isLibrary:
      if let known = known[nominal] { return known }
      known[nominal] = .some(nil)
      let count = sum(nominal.stored.map(\.type))
      known[nominal] = .some(count)
      return count
    default: return 1
    }
  }

  private mutating func sum(_ types: [SwiftType]) -> Int? {
    var sum = 1
    for type in types {
      guard let count = count(type) else { return nil }
      sum += count
      guard sum <= Self.most else { return nil }
    }
    return sum
  }
}

extension Program {
  /// Finds structs that hold themselves, or too many values; they hold nothing afterwards.
  package func cutStructs() -> [Finding] {
    var size = StructSize()
    var findings: [Finding] = []
    for case let type as Nominal in parts
    where type.kind == .struct && size.count(.nominal(type, [])) == nil {
      findings.append(Finding("'\(type.name)' holds itself, or too many values.", at: type.at))
      type.stored = []
    }
    return findings
  }
}
