import WindowModel

/// The app's variables and the objects they hold, as far as the log shows.
struct CodeVariables {
  private var objects: [String: Identifier] = [:]
  private var holders: [Identifier: CodeHolders] = [:]

  /// The object that a variable holds.
  func object(heldBy name: String) -> Identifier? { objects[name] }

  /// The variables that hold an object.
  func holders(of object: Identifier) -> CodeHolders { holders[object] ?? CodeHolders() }

  /// Records a statement's effect on them.
  mutating func note(_ statement: CodeStatement) {
    switch statement {
    case .make(let identifier, _, let isRetained):
      if isRetained { assign(identifier, to: identifier.text) }
    case .store(let name, let identifier): assign(identifier, to: name.text)
    case .drop(let identifier): for name in holders(of: identifier).all { assign(nil, to: name) }
    case .comment, .set, .call, .read, .find: break
    }
  }

  private mutating func assign(_ object: Identifier?, to name: String) {
    if let old = objects[name] { holders[old]?.remove(name) }
    objects[name] = object
    if let object { holders[object, default: CodeHolders()].add(name) }
  }
}

/// The names of variables in insertion order, with constant-time removal.
struct CodeHolders {
  private var list: [String] = []
  private var places: [String: Int] = [:]
  /// The index of the first name not removed.
  private var head = 0

  /// The number of names.
  var count: Int { places.count }
  /// The name added first.
  var first: String? { head < list.count ? list[head] : nil }
  /// All names.
  // checked: never past the end
  var all: [String] { list.indices[head...].filter { places[list[$0]] == $0 }.map { list[$0] } }

  mutating func add(_ name: String) {
    places[name] = list.count
    list.append(name)
  }

  mutating func remove(_ name: String) {
    places[name] = nil
    while head < list.count, places[list[head]] != head { head += 1 }
  }
}
