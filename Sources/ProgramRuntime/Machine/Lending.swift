package import WindowModel

/// The application: the model lends it while the program's code runs, and has it while it is called.
extension Machine {
  /// Calls into the model, which has the application meanwhile.
  package func withModel<Result>(
    _ body: (inout Application) throws(Refusal) -> Result
  ) throws(Halt) -> Result {
    try Bound.levels.check(levels + Self.levelsOfModel)
    levels += Self.levelsOfModel
    defer { levels -= Self.levelsOfModel }
    guard var lent = application.take() else { throw .crash("There is no application.") }
    let result: Result
    do throws(Refusal) {
      result = try body(&lent)
      application = consume lent
    } catch {
      application = consume lent
      throw halt(error)
    }
    // What the model called back may have ended the program.
    if let crash { throw .crash(crash) }
    return result
  }

  /// How many statements and values take as much of the stack as a call into the model that calls back.
  private static let levelsOfModel = 50

  /// Carries out a command within the turn that is under way; what it made, if it made something.
  @discardableResult
  package func carryOut(_ action: some CommandAction) throws(Halt) -> NodeID? {
    try withModel { application throws(Refusal) in try application.carryOut(inCode: Command(action))
    }
  }

  /// What the model refuses as a halt: an exception of UIKit's ends the program.
  package func halt(_ refusal: Refusal) -> Halt {
    switch refusal {
    case .exception(let name, let reason):
      .crash(.uncaught(name, reason, at: position))
    case .within(_, let inner), .inBatch(_, let inner): halt(inner)
    default: .bound(refusal.sentence)
    }
  }

  /// Reads the application.
  package func read<Result>(_ body: (Application) -> Result) throws(Halt) -> Result {
    guard let application else { throw .crash("There is no application.") }
    return body(application)
  }

  /// Has the application that the model lends while `body` runs.
  package func holding<Result>(_ lent: inout Application, _ body: () -> Result) -> Result {
    var vacant = Self.vacant
    swap(&lent, &vacant)
    application = consume vacant
    defer { if let back = application.take() { lent = back } }
    return body()
  }

  /// What stands in the model's place while the program has its application.
  private static let vacant = Application()
}
