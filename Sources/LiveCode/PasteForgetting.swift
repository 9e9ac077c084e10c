import PasteValues
import SourceCode
import WindowModel

extension PasteRunner {
  /// Runs a statement's own work; what it would have set is not known where it was skipped.
  @discardableResult
  func perform(_ statement: Statement, _ work: () throws(PasteHalt) -> Void) -> Bool {
    let isDone = perform(statement.source, at: statement.position, work)
    // What runs later has not set anything yet.
    if !isDone, lines.last?.reason != Self.laterReason { forget(statement) }
    return isDone
  }

  /// Says of the variables that a statement sets that what they hold is not known: to go on with what
  /// they held before would be wrong.
  func forget(_ statement: Statement) {
    for chain in program.assigned(by: statement) {
      // What is spent here stops the next statement.
      try? spend()
      if chain.count > 1, chain.first == "self" {
        forget(lasting: property(chain[1]), isPart: chain.count > 2)
      } else if let name = chain.first {
        forget(name, isPart: chain.count > 1)
      }
    }
  }

  /// A part that is set changes the variable only where it holds a rectangle or the like; an object
  /// stays the one that it is.
  private func forget(_ name: String, isPart: Bool) {
    if let index = scope(of: name), var variable = scopes[index].variables[name] {
      if isPart, variable.value?.hasParts != true { return }
      variable.value = nil
      scopes[index].set(name, variable)
    } else {
      forget(lasting: ownProperty(name).map(property) ?? name, isPart: isPart)
    }
  }

  private func forget(lasting name: String, isPart: Bool) {
    if isPart, globals[name]?.hasParts != true { return }
    forgotten.insert(name)
  }
}

extension PasteValue {
  /// Whether setting a part of it changes it.
  fileprivate var hasParts: Bool {
    switch unwrapped {
    case .point, .size, .rect, .insets, .transform: true
    default: false
    }
  }
}
