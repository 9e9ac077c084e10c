/// An object's place in an application: it stays valid as a name after the object is gone.
public struct NodeID: Hashable, Sendable, Comparable {
  let index: UInt32

  /// Whether `a` was made before `b`.
  public static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }
}

/// All objects of an application; of the dead only the identifier is left.
///
/// They lie in blocks, so that a change to a copy of the application copies a block and not
/// everything, and so that a block whose objects are all dead takes no room.
struct Arena: Hashable, Sendable {
  /// Objects that were made one after the other, as many as `alive` has bits.
  private struct Block: Hashable {
    var views: [View] = []
    /// A bit for each that lives, the first made the lowest.
    var alive: UInt64 = 0

    static let size = UInt64.bitWidth
    static let released = [View](repeating: .released, count: size)
  }

  private var blocks: [Block] = []
  private var identifiers: [[Identifier]] = []
  private var ids = NameTable<Identifier>()

  /// How many objects were ever made.
  private(set) var count = 0

  /// How many objects live.
  private(set) var livingCount = 0

  /// Whether an object has this identifier, or had.
  func isTaken(_ identifier: Identifier) -> Bool { ids[identifier] != nil }

  /// The living object with this identifier.
  func find(_ identifier: Identifier) -> NodeID? {
    guard let id = ids[identifier], isAlive(id) else { return nil }
    return id
  }

  func isAlive(_ id: NodeID) -> Bool { blocks[id.block].alive & id.bit != 0 }

  func identifier(of id: NodeID) -> Identifier { identifiers[id.block][id.place] }

  /// The living objects, in the order of their making.
  var living: [NodeID] {
    var living: [NodeID] = []
    living.reserveCapacity(livingCount)
    for (number, block) in blocks.enumerated() {
      var rest = block.alive
      while rest != 0 {
        living.append(NodeID(index: UInt32(number * Block.size + rest.trailingZeroBitCount)))
        rest &= rest - 1
      }
    }
    return living
  }

  /// An object's view; of a dead one, what is left: a view without anything.
  subscript(id: NodeID) -> View {
    _read { yield blocks[id.block].views[id.place] }
    _modify { yield &blocks[id.block].views[id.place] }
  }

  /// Lends an object's view where it lies.
  func lend(_ id: NodeID, to body: (borrowing View) -> Void) {
    blocks[id.block].views.withUnsafeBufferPointer { body($0[id.place]) }
  }

  mutating func insert(_ view: View, as identifier: Identifier) -> NodeID {
    let id = NodeID(index: UInt32(count))
    if id.place == 0 {
      blocks.append(Block())
      identifiers.append([])
    }
    blocks[id.block].views.append(view)
    blocks[id.block].alive |= id.bit
    identifiers[id.block].append(identifier)
    ids[identifier] = id
    count += 1
    livingCount += 1
    return id
  }

  mutating func remove(_ id: NodeID) {
    blocks[id.block].views[id.place] = .released
    blocks[id.block].alive &= ~id.bit
    livingCount -= 1
    if blocks[id.block].alive == 0, blocks[id.block].views.count == Block.size {
      blocks[id.block].views = Block.released
    }
  }
}

extension NodeID {
  fileprivate var block: Int { Int(index >> 6) }
  fileprivate var place: Int { Int(index & 63) }
  fileprivate var bit: UInt64 { 1 << UInt64(index & 63) }
}
