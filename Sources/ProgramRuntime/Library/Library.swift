/// The declarations a program can use besides its own: the supported parts of Swift's library, Foundation and
/// UIKit. They are written in Swift and implemented by native functions.
package enum Library {
  package typealias Native = @Sendable (Machine, Value, [Value]) throws(Halt) -> Value
  package typealias Mutating = @Sendable (Machine, inout Value, [Value]) throws(Halt) -> Value

  /// A property computed from the value alone.
  package static func get(_ read: @escaping @Sendable (Value) -> Value) -> NativeProperty {
    NativeProperty(get: { _, value throws(Halt) in read(value) })
  }

  /// Returns the library type that holds the members of a built-in type.
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

  /// Returns a method's Objective-C selector: `tapped:` for `tapped(_:)`.
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
