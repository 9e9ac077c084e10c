package import ProgramRuntime
import Syntax

/// Counts the values stored in structs, which may double with each level of nesting.
struct StructSize {
  /// The number of values in each struct; nil while it is being counted, or if there are too many.
  private var known: [Nominal: Int?] = [:]

  /// The maximum number of values in a struct, including nested structs.
  private static let most = 1000

  /// Returns the number of values in a type; nil if it is too large or infinite.
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
  /// Finds structs that contain themselves or too many values; removes their stored properties.
  package func cutStructs() -> [Finding] {
    var size = StructSize()
    var findings: [Finding] = []
    for case let type as Nominal in parts
    where type.kind == .struct && size.count(.nominal(type, [])) == nil {
      findings.append(Finding("'\(type.name)' contains itself, or too many values.", at: type.at))
      type.stored = []
    }
    return findings
  }
}
