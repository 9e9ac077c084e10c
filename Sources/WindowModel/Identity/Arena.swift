/// An object's place in an application: it stays valid as a name after the object is gone.
public struct NodeID: Hashable, Sendable, Comparable {
  let index: UInt32

  /// Whether `a` was made before `b`.
  public static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }
}

/// All objects of an application; of the dead only the identifier is left.
struct Arena: Hashable, Sendable {
  private var views: [View] = []
  private var isAlive: [Bool] = []
  private var identifiers: [Identifier] = []
  private var ids: [Identifier: NodeID] = [:]

  /// How many objects were ever made.
  var count: Int { views.count }

  /// Whether an object has this identifier, or had.
  func isTaken(_ identifier: Identifier) -> Bool { ids[identifier] != nil }

  /// The living object with this identifier.
  func find(_ identifier: Identifier) -> NodeID? {
    guard let id = ids[identifier], isAlive(id) else { return nil }
    return id
  }

  func isAlive(_ id: NodeID) -> Bool { isAlive[Int(id.index)] }

  func identifier(of id: NodeID) -> Identifier { identifiers[Int(id.index)] }

  /// How many objects live.
  private(set) var livingCount = 0

  /// The living objects, in the order of their making.
  var living: [NodeID] {
    isAlive.indices.compactMap { isAlive[$0] ? NodeID(index: UInt32($0)) : nil }
  }

  /// An object's view; of a dead one, what is left: a view without anything.
  subscript(id: NodeID) -> View {
    _read { yield views[Int(id.index)] }
    _modify { yield &views[Int(id.index)] }
  }

  /// Lends an object's view where it lies.
  func lend(_ id: NodeID, to body: (borrowing View) -> Void) {
    views.withUnsafeBufferPointer { body($0[Int(id.index)]) }
  }

  mutating func insert(_ view: View, as identifier: Identifier) -> NodeID {
    let id = NodeID(index: UInt32(views.count))
    views.append(view)
    isAlive.append(true)
    identifiers.append(identifier)
    ids[identifier] = id
    livingCount += 1
    return id
  }

  mutating func remove(_ id: NodeID) {
    views[Int(id.index)] = .released
    isAlive[Int(id.index)] = false
    livingCount -= 1
  }
}
