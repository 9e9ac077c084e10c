package import ProgramRuntime
import SourceCode

extension Machine {
  /// Takes down why the program ends.
  package func note(_ halt: Halt) {
    guard crash == nil else { return }
    switch halt {
    case .crash(var reason):
      reason.position = reason.position ?? position
      crash = reason
    case .raised(let value, let type):
      crash = Crash(
        message: "Fatal error: Error raised at top level: \(describe(value, type, isDebug: true))",
        position: position)
    case .nothing: break
    case .suspended:
      crash = Crash(
        message: "Something waits where nothing can wait.", isBound: true, position: position)
    case .bound(let sentence): crash = Crash(message: sentence, isBound: true, position: position)
    }
  }
}
