package import ProgramRuntime
import SourceCode

extension Machine {
  /// Records why the program ends.
  package func note(_ halt: Halt) {
    guard crash == nil else { return }
    switch halt {
    case .crash(var reason):
      reason.position = reason.position ?? position
      crash = reason
    case .raised(let value, _) where program.objectiveC != nil:
      crash = uncaught(value)
    case .raised(let value, let type):
      let error = (try? describe(value, type, isDebug: true)) ?? "…"
      crash = Crash(
        message: "Fatal error: Error raised at top level: \(error)", position: position)
    case .nothing: break
    case .suspended:
      crash = Crash(
        message: "A task suspends where that is not possible.", isBound: true, position: position)
    case .bound(let sentence): crash = Crash(message: sentence, isBound: true, position: position)
    }
  }

  /// The crash for an uncaught Objective-C exception object.
  private func uncaught(_ exception: Value) -> Crash {
    let name = exception.reference?.instance.nominal?.name ?? "__NSCFConstantString"
    guard name == "NSException" else {
      return Crash(
        message: "*** Terminating app due to uncaught exception of class '\(name)'",
        exception: name, position: position)
    }
    let reason = field("reason", of: exception)
    return .uncaught(
      field("name", of: exception).string, reason.isNone ? "(null)" : reason.string, at: position)
  }
}
