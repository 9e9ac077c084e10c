import WindowModel

/// Analyzes how the whole program uses its objects and variables.
enum CodeUses {
  /// The index of the last statement that names each object.
  static func last(in statements: [CodeStatement]) -> [Identifier: Int] {
    var uses: [Identifier: Int] = [:]
    for (index, statement) in statements.enumerated() {
      func note(_ expression: CodeExpression) {
        _ = expression.mapped { part in
          if case .object(let identifier) = part { uses[identifier] = index }
          return nil
        }
      }
      switch statement {
      case .comment: break
      case .make(let identifier, let value, _):
        uses[identifier] = index
        note(value)
      case .set(let object, _, let value):
        note(object)
        note(value)
      case .call(let value), .read(let value), .find(_, let value): note(value)
      case .store(_, let identifier): if let identifier { uses[identifier] = index }
      case .drop(let identifier): uses[identifier] = index
      }
    }
    return uses
  }

  /// The type of each variable: the class of all objects it ever holds, or `UIResponder` if their classes differ.
  static func types(in draft: CodeDraft) -> [String: CodeClass] {
    var types: [String: CodeClass] = [:]
    func note(_ name: String, _ object: Identifier) {
      let held = draft.classes[object] ?? .view
      types[name] = types[name].map { $0 == held ? held : .responder } ?? held
    }
    for statement in draft.statements {
      switch statement {
      case .make(let identifier, _, let isRetained):
        if isRetained { note(identifier.text, identifier) }
      case .store(let name, let identifier): if let identifier { note(name.text, identifier) }
      case .comment, .set, .call, .read, .drop, .find: break
      }
    }
    return types
  }
}
