package import SourceCode

/// A compiled expression.
package typealias Code = @Sendable (Machine, Frame) throws(Halt) -> Value
/// A compiled list of expressions.
package typealias Codes = @Sendable (Machine, Frame) throws(Halt) -> [Value]
/// A compiled condition.
package typealias Test = @Sendable (Machine, Frame) throws(Halt) -> Bool
/// A compiled pattern: whether it matches a value.
package typealias Match = @Sendable (Machine, Frame, Value) throws(Halt) -> Bool
/// A compiled statement.
package typealias Exec = @Sendable (Machine, Frame) throws(Halt) -> Flow

// These functions give a closure that throws `Halt` its type where the compiler can't infer it.

package func coding(_ body: @escaping Code) -> Code { body }
package func running(_ body: @escaping Exec) -> Exec { body }
package func asking(_ body: @escaping Test) -> Test { body }
package func matching(_ body: @escaping Match) -> Match { body }

/// Where execution continues after a statement.
package enum Flow: Equatable {
  case next
  case leave(Int)
  case again(Int)
  case back
  case fall
}

/// The variables of an active call.
package final class Frame {
  package var slots: [Value]
  package var result = Value.void
  /// The call's number within the command, from 1; 0 outside functions.
  package let call: Int

  package init(_ count: Int, call: Int = 0) {
    slots = [Value](repeating: .unset, count: count)
    self.call = call
  }

  /// Runs `run` and clears the given slots once it ends, but not when it is only suspended.
  package func keeping<Result>(
    _ kept: [Int], _ run: () throws(Halt) -> Result
  ) throws(Halt) -> Result {
    do throws(Halt) {
      let result = try run()
      forget(kept)
      return result
    } catch {
      if !error.isSuspension { forget(kept) }
      throw error
    }
  }

  private func forget(_ kept: [Int]) { for slot in kept { slots[slot] = .unset } }

  /// Whether a slot is empty.
  package func isUnset(_ slot: Int) -> Bool { if case .unset = slots[slot] { true } else { false } }

  /// The number stored in a slot.
  package func number(_ slot: Int) -> Int? {
    if case .int(let number) = slots[slot] { number } else { nil }
  }
}

/// Why a run ends early.
package enum Halt: Error {
  /// The program does something that ends an app, in the words that Xcode shows.
  case crash(Crash)
  /// An error of the program on its way to its handler.
  case raised(Value, SwiftType)
  /// Optional chaining found nil.
  case nothing
  /// The running task waits and continues later.
  case suspended
  /// A limit of the interpreter was exceeded.
  case bound(String)
}

/// The reason a program ended.
package struct Crash: Hashable, Sendable {
  package let message: String
  /// UIKit's exception, if it is one, and its reason.
  package var exception: String?
  package var reason: String?
  /// Whether a limit of the interpreter was reached, which is no fault of the program.
  package var isBound = false
  package var position: Position?

  package init(
    message: String, exception: String? = nil, isBound: Bool = false, position: Position? = nil
  ) {
    self.message = message
    self.exception = exception
    self.isBound = isBound
    self.position = position
  }
}

extension Crash {
  /// An uncaught exception.
  package static func uncaught(_ name: String, _ reason: String, at position: Position?) -> Crash {
    var crash = Crash(
      message: "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'",
      exception: name, position: position)
    crash.reason = reason
    return crash
  }
}

extension Halt {
  package var isSuspension: Bool { if case .suspended = self { true } else { false } }

  package static let foundNil = Halt.crash(
    "Fatal error: Unexpectedly found nil while unwrapping an Optional value")

  package static func crash(_ message: String) -> Halt { .crash(Crash(message: message)) }
}
