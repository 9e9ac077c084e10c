import PasteValues
import SourceCode
import WindowModel

extension PasteRunner {
  /// Carries out a statement; if it is skipped, the values it would have set become unknown.
  @discardableResult
  func perform(_ statement: Statement, _ work: () throws(PasteHalt) -> Void) -> Bool {
    let isDone = perform(statement.source, at: statement.position, work)
    // Code that runs later has not set anything yet.
    if !isDone, lines.last?.reason != Self.laterReason { forget(statement) }
    return isDone
  }

  /// Marks the variables that a statement sets as unknown; it would be wrong to continue with their old values.
  func forget(_ statement: Statement) {
    for chain in program.assigned(by: statement) {
      // If this exceeds the budget, the next statement stops.
      try? spend()
      if chain.count > 1, chain.first == "self" {
        forget(lasting: property(chain[1]), isPart: chain.count > 2)
      } else if let name = chain.first {
        forget(name, isPart: chain.count > 1)
      }
    }
  }

  /// Setting a part changes the variable only if it holds a rectangle or the like; an object stays the same.
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
  /// Whether setting a part of it changes the value itself.
  fileprivate var hasParts: Bool {
    switch unwrapped {
    case .point, .size, .rect, .insets, .transform: true
    default: false
    }
  }
}
