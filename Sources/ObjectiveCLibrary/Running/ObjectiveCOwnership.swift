package import ProgramRuntime
package import Syntax

extension Machine {
  /// Reads a variable; a weak one is nil once its object is gone.
  package func read(_ local: Local, _ frame: Frame) throws(Halt) -> Value {
    try held(get(local, frame), local.ownership)
  }

  /// Resolves a stored value: a weak reference becomes its object or nil.
  package func held(_ value: Value, _ ownership: Ownership) throws(Halt) -> Value {
    guard case .weak(let number) = value else { return value }
    let object = strong(number)
    if object.isNone, ownership == .unowned {
      throw .crash(
        "Thread 1: EXC_BAD_ACCESS: a message was sent to a deallocated object, which an 'assign' reference still named"
      )
    }
    return object
  }
}

extension Value {
  package func kept(_ ownership: Ownership) -> Value {
    guard ownership != .strong, case .object = self else { return self }
    return weakened
  }
}
