/// An object's place in an application: it stays valid as a name after the object is gone.
public struct NodeID: Hashable, Codable, Sendable, Comparable {
  let index: UInt32

  /// How many objects were made before it.
  public var number: Int { Int(clamping: index) }

  /// Whether `a` was made before `b`.
  public static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }
}

/// All objects of an application; of the dead only the identifier is left.
///
/// They lie in blocks, so that a change to a copy of the application copies a block and not
/// everything, and so that a block whose objects are all dead takes no room.
struct Arena: Hashable, Sendable {
  /// Objects that were made one after the other, as many as a set of them has bits.
  private struct Block: Hashable {
    /// Of a controller, only what holds it is here.
    var views: [View] = []
    /// A bit for each that is a living view, the first made the lowest.
    var livingViews: UInt64 = 0
    /// A bit for each that is a living controller.
    var livingControllers: UInt64 = 0

    static let size = UInt64.bitWidth
    static let released = [View](repeating: .released, count: size)
  }

  private var blocks: [Block] = []
  private var identifiers: [[Identifier]] = []
  private var ids = NameTable<Identifier>()
  private(set) var controllers: [NodeID: ViewController] = [:]

  /// How many objects were ever made.
  private(set) var count = 0

  /// How many views live.
  private(set) var viewCount = 0

  /// How many controllers live.
  var controllerCount: Int { controllers.count }

  /// Whether an object has this identifier, or had.
  func isTaken(_ identifier: Identifier) -> Bool { ids[identifier] != nil }

  /// The living object with this identifier.
  func find(_ identifier: Identifier) -> NodeID? {
    guard let id = ids[identifier], isAlive(id) else { return nil }
    return id
  }

  func isAlive(_ id: NodeID) -> Bool {
    (blocks[id.block].livingViews | blocks[id.block].livingControllers) & id.bit != 0
  }

  func isView(_ id: NodeID) -> Bool { blocks[id.block].livingViews & id.bit != 0 }

  func isController(_ id: NodeID) -> Bool { blocks[id.block].livingControllers & id.bit != 0 }

  func identifier(of id: NodeID) -> Identifier { identifiers[id.block][id.place] }

  /// The living views, in the order of their making.
  var livingViews: [NodeID] {
    var living: [NodeID] = []
    living.reserveCapacity(viewCount)
    for (number, block) in blocks.enumerated() {
      var rest = block.livingViews
      while rest != 0 {
        // checked: a place of a block, of which there are no more than `count` says
        living.append(NodeID(index: UInt32(number * Block.size + rest.trailingZeroBitCount)))
        rest &= rest - 1
      }
    }
    return living
  }

  /// The living controllers, in the order of their making.
  var livingControllers: [NodeID] { controllers.keys.sorted() }

  /// An object's view; of a dead one, what is left: a view without anything, which can't be changed.
  subscript(id: NodeID) -> View {
    // Read where it lies: most readers want one property, and a view is much to copy. The block keeps
    // the memory while the arena is read, since whoever would change it has to wait.
    unsafeAddress {
      blocks[id.block].views.withUnsafeBufferPointer { views in
        precondition(id.place < views.count)  // checked: an id is of an object that was made here
        // checked: so there is one view at least
        return UnsafePointer(views.baseAddress.unsafelyUnwrapped + id.place)
      }
    }
    _modify {
      yield &blocks[id.block].views[id.place]
      // Afterwards, and in one place: two that yield are each put into every caller.
      if !isAlive(id) { blocks[id.block].views[id.place] = .released }
    }
  }

  /// A living controller; nil for a dead one and for a view, so that nothing of it can be changed.
  subscript(controller id: NodeID) -> ViewController? {
    get { controllers[id] }
    _modify { yield &controllers[id] }
  }

  mutating func insert(_ view: View, as identifier: Identifier) -> NodeID {
    let id = add(view, as: identifier)
    blocks[id.block].livingViews |= id.bit
    viewCount += 1
    return id
  }

  mutating func insert(_ controller: ViewController, as identifier: Identifier) -> NodeID {
    let id = add(.released, as: identifier)
    blocks[id.block].livingControllers |= id.bit
    controllers[id] = controller
    return id
  }

  /// What the next object that is inserted gets.
  var nextID: NodeID { NodeID(index: UInt32(clamping: count)) }

  private mutating func add(_ view: View, as identifier: Identifier) -> NodeID {
    let id = nextID
    if id.place == 0 {
      blocks.append(Block())
      identifiers.append([])
    }
    blocks[id.block].views.append(view)
    identifiers[id.block].append(identifier)
    ids[identifier] = id
    count += 1
    return id
  }

  mutating func remove(_ id: NodeID) {
    if isView(id) { viewCount -= 1 }
    controllers[id] = nil
    blocks[id.block].views[id.place] = .released
    blocks[id.block].livingViews &= ~id.bit
    blocks[id.block].livingControllers &= ~id.bit
    let living = blocks[id.block].livingViews | blocks[id.block].livingControllers
    if living == 0, blocks[id.block].views.count == Block.size {
      blocks[id.block].views = Block.released
    }
  }
}

extension NodeID {
  fileprivate var block: Int { Int(truncatingIfNeeded: index >> 6) }
  fileprivate var place: Int { Int(truncatingIfNeeded: index & 63) }
  fileprivate var bit: UInt64 { 1 << UInt64(truncatingIfNeeded: index & 63) }
}
