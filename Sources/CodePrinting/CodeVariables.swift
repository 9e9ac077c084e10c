import WindowModel

/// The app's variables and what each holds, as far as the log tells.
struct CodeVariables {
  private var objects: [String: Identifier] = [:]
  private var holders: [Identifier: CodeHolders] = [:]

  /// What a variable holds.
  func object(heldBy name: String) -> Identifier? { objects[name] }

  /// The variables that hold an object.
  func holders(of object: Identifier) -> CodeHolders { holders[object] ?? CodeHolders() }

  /// Takes in what a statement does to them.
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

/// The names of variables in the order in which they were added, any of which goes at once.
struct CodeHolders {
  private var list: [String] = []
  private var places: [String: Int] = [:]
  /// Where the first is that has not gone.
  private var head = 0

  /// How many there are.
  var count: Int { places.count }
  /// The one that was added first.
  var first: String? { head < list.count ? list[head] : nil }
  /// All of them.
  // checked: never behind the end
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
