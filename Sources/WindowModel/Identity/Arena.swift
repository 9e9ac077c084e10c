/// An object's place in an application: it stays valid as a name after the object is gone.
public struct NodeID: Hashable, Sendable, Comparable {
  let index: UInt32

  /// Whether `a` was made before `b`.
  public static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }
}

/// All objects of an application; of the dead only the identifier is left.
struct Arena: Hashable, Sendable {
  private enum State: UInt8 { case dead, view, controller }

  /// Of a controller, only what holds it is here.
  private var views: [View] = []
  private var states: [State] = []
  private var identifiers: [Identifier] = []
  private var ids: [Identifier: NodeID] = [:]
  private var controllers: [NodeID: ViewController] = [:]

  /// How many objects were ever made.
  var count: Int { views.count }

  /// Whether an object has this identifier, or had.
  func isTaken(_ identifier: Identifier) -> Bool { ids[identifier] != nil }

  /// The living object with this identifier.
  func find(_ identifier: Identifier) -> NodeID? {
    guard let id = ids[identifier], isAlive(id) else { return nil }
    return id
  }

  func isAlive(_ id: NodeID) -> Bool { states[Int(id.index)] != .dead }

  func isView(_ id: NodeID) -> Bool { states[Int(id.index)] == .view }

  func isController(_ id: NodeID) -> Bool { states[Int(id.index)] == .controller }

  func identifier(of id: NodeID) -> Identifier { identifiers[Int(id.index)] }

  /// How many views live.
  private(set) var viewCount = 0

  /// How many controllers live.
  var controllerCount: Int { controllers.count }

  /// The living views, in the order of their making.
  var livingViews: [NodeID] { living(.view) }

  /// The living controllers, in the order of their making.
  var livingControllers: [NodeID] { controllers.keys.sorted() }

  private func living(_ state: State) -> [NodeID] {
    states.indices.compactMap { states[$0] == state ? NodeID(index: UInt32($0)) : nil }
  }

  /// An object's view; of a dead one, what is left: a view without anything.
  subscript(id: NodeID) -> View {
    _read { yield views[Int(id.index)] }
    _modify { yield &views[Int(id.index)] }
  }

  /// A living controller; only ids of such come here, and any other answers as a plain one would.
  subscript(controller id: NodeID) -> ViewController {
    _read { yield controllers[id, default: .plain] }
    _modify { yield &controllers[id, default: .plain] }
  }

  /// Lends an object's view where it lies.
  func lend(_ id: NodeID, to body: (borrowing View) -> Void) {
    views.withUnsafeBufferPointer { body($0[Int(id.index)]) }
  }

  mutating func insert(_ view: View, as identifier: Identifier) -> NodeID {
    viewCount += 1
    return insert(view, .view, as: identifier)
  }

  mutating func insert(_ controller: ViewController, as identifier: Identifier) -> NodeID {
    let id = insert(.released, .controller, as: identifier)
    controllers[id] = controller
    return id
  }

  private mutating func insert(
    _ view: View, _ state: State, as identifier: Identifier
  ) -> NodeID {
    let id = NodeID(index: UInt32(views.count))
    views.append(view)
    states.append(state)
    identifiers.append(identifier)
    ids[identifier] = id
    return id
  }

  mutating func remove(_ id: NodeID) {
    if isView(id) { viewCount -= 1 }
    controllers[id] = nil
    views[Int(id.index)] = .released
    states[Int(id.index)] = .dead
  }
}
