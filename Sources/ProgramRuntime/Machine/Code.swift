package import SourceCode

/// What a value's source becomes.
package typealias Code = @Sendable (Machine, Frame) throws(Halt) -> Value
/// What several values' sources become.
package typealias Codes = @Sendable (Machine, Frame) throws(Halt) -> [Value]
/// What a condition becomes.
package typealias Test = @Sendable (Machine, Frame) throws(Halt) -> Bool
/// What a pattern becomes: whether a value is as it says.
package typealias Match = @Sendable (Machine, Frame, Value) throws(Halt) -> Bool
/// What a statement becomes.
package typealias Exec = @Sendable (Machine, Frame) throws(Halt) -> Flow

// Closures that throw `Halt` get their type by name where the compiler ends without it.

package func coding(_ body: @escaping Code) -> Code { body }
package func running(_ body: @escaping Exec) -> Exec { body }
package func asking(_ body: @escaping Test) -> Test { body }
package func matching(_ body: @escaping Match) -> Match { body }

/// Where a run goes on after a statement.
package enum Flow: Equatable {
  case next
  case leave(Int)
  case again(Int)
  case back
  case fall
}

/// A call under way: its variables.
package final class Frame {
  package var slots: [Value]
  package var result = Value.void
  /// The call's number among those of the command, from 1; 0 outside of functions.
  package let call: Int

  package init(_ count: Int, call: Int = 0) {
    slots = [Value](repeating: .unset, count: count)
    self.call = call
  }

  /// Runs something, and forgets what variables of the code's keep once that is over, and not only suspended.
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

  /// Whether nothing is kept in a variable.
  package func isUnset(_ slot: Int) -> Bool { if case .unset = slots[slot] { true } else { false } }

  /// What number is kept in a variable.
  package func number(_ slot: Int) -> Int? {
    if case .int(let number) = slots[slot] { number } else { nil }
  }
}

/// Why a run ends before its time.
package enum Halt: Error {
  /// The program does what ends an app, in the words that Xcode shows.
  case crash(Crash)
  /// An error of the program's own, on its way to who catches it.
  case raised(Value, SwiftType)
  /// A `?` of a chain found nil.
  case nothing
  /// The task that runs waits for something, and goes on later.
  case suspended
  /// A bound of the interpreter's.
  case bound(String)
}

/// What ended a program.
package struct Crash: Hashable, Sendable {
  package let message: String
  /// UIKit's exception, where it is one, and why it was raised.
  package var exception: String?
  package var reason: String?
  /// Whether it is a bound of the interpreter's that was reached, and no fault of the program.
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
  /// An exception that nobody catches.
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
