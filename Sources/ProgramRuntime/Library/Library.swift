/// What a program can use besides its own types: Swift's library, Foundation and UIKit as far as the model
/// knows them, declared in Swift's own words and carried out by native functions.
package enum Library {
  package typealias Native = @Sendable (Machine, Value, [Value]) throws(Halt) -> Value
  package typealias Mutating = @Sendable (Machine, inout Value, [Value]) throws(Halt) -> Value

  /// A property that its value alone tells.
  package static func get(_ read: @escaping @Sendable (Value) -> Value) -> NativeProperty {
    NativeProperty(get: { _, value throws(Halt) in read(value) })
  }

  /// The type of the library that holds the members of a type of the language.
  package static func wrapper(for type: SwiftType, _ program: Program) -> Nominal? {
    let name: String
    switch type {
    case .cgFloat: name = "$CGFloat"
    case .float: name = "$Float"
    case .character: name = "$Character"
    case .array: name = "$Array"
    case .optional: name = "$Optional"
    case .int: name = "$Int"
    case .double: name = "$Double"
    case .string: name = "$String"
    case .bool: name = "$Bool"
    default: return nil
    }
    return program.type(name)
  }

  /// The name by which Objective-C calls a method: `tapped(_:)` is `tapped:`.
  package static func selector(of name: String) -> String {
    guard let open = name.firstIndex(of: "(") else { return name }
    let base = String(name[..<open])  // checked: the index is within it
    let labels = name.suffix(from: open).dropFirst().dropLast().split(separator: ":").map(
      String.init)
    guard let first = labels.first else { return base }
    let head =
      first == "_" ? base : base + "With" + first.prefix(1).uppercased() + first.dropFirst()
    return head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }
}
