package import ProgramRuntime

/// Whom a function is called on.
package enum Receiver: Sendable {
  case nobody
  /// An object: its class decides which method that is.
  case dynamic(Code)
  /// A value whose type is known, or `super`.
  case fixed(Code)
  /// A value that the method may change.
  case place(Place)
  /// A type, whose class decides which static method that is.
  case type(Code)
}
