package import ProgramRuntime

/// The receiver of a call.
package enum Receiver: Sendable {
  case nobody
  /// An object; the method is dispatched on its class.
  case dynamic(Code)
  /// A value of a known type, or `super`.
  case fixed(Code)
  /// The receiver of a mutating method.
  case place(Place)
  /// A type; the static method is dispatched on its class.
  case type(Code)
}
