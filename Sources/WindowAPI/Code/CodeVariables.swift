import WindowModel

/// The app's variables and what each holds, as far as the log tells.
struct CodeVariables {
  private var objects: [String: Identifier] = [:]
  private var names: [Identifier: [String]] = [:]

  /// What a variable holds.
  func object(heldBy name: String) -> Identifier? { objects[name] }

  /// The variables that hold an object, in the order in which they were set.
  func names(of object: Identifier) -> [String] { names[object] ?? [] }

  /// Takes in what a statement does to them.
  mutating func note(_ statement: CodeStatement) {
    switch statement {
    case .make(let identifier, _, let isRetained):
      if isRetained { assign(identifier, to: identifier.text) }
    case .store(let name, let identifier): assign(identifier, to: name.text)
    case .drop(let identifier): for name in names(of: identifier) { assign(nil, to: name) }
    case .comment, .set, .call, .read, .find: break
    }
  }

  private mutating func assign(_ object: Identifier?, to name: String) {
    if let old = objects[name] { names[old]?.removeAll { $0 == name } }
    objects[name] = object
    if let object { names[object, default: []].append(name) }
  }
}
