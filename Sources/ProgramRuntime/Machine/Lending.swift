package import WindowModel

/// The application: the program holds it while its code runs and lends it to the model during calls into the
/// model.
extension Machine {
  /// Calls into the model, which owns the application meanwhile.
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
    // A callback from the model may have ended the program.
    if let crash { throw .crash(crash) }
    return result
  }

  /// The stack depth of a call into the model that calls back, in levels of statements and values.
  private static let levelsOfModel = 50

  /// Carries out a command in the current turn; returns the object that it created, if any.
  @discardableResult
  package func carryOut(_ action: some CommandAction) throws(Halt) -> NodeID? {
    try withModel { application throws(Refusal) in try application.carryOut(inCode: Command(action))
    }
  }

  /// Converts a refusal of the model to a halt: a UIKit exception ends the program.
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

  /// Holds the application lent by the model while `body` runs.
  package func holding<Result>(_ lent: inout Application, _ body: () -> Result) -> Result {
    var vacant = Self.vacant
    swap(&lent, &vacant)
    application = consume vacant
    defer { if let back = application.take() { lent = back } }
    return body()
  }

  /// The model's placeholder while the program holds its application.
  private static let vacant = Application()
}
