/// An object's index in an application; it stays unique after the object is released.
public struct NodeID: Hashable, Codable, Sendable, Comparable {
  let index: UInt32

  /// The number of objects made before it.
  public var number: Int { Int(clamping: index) }

  /// Whether `a` was made before `b`.
  public static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }
}

/// All objects of an application; of released ones only the identifier remains.
///
/// They are stored in blocks. A change to a copy of the application therefore copies one block, and a
/// block whose objects are all released takes no memory.
struct Arena: Hashable, Sendable {
  /// Objects made in sequence, as many as the bit sets have bits.
  private struct Block: Hashable {
    /// For a controller, only what holds it is here.
    var views: [View] = []
    /// A bit for each living view, the lowest for the first object.
    var livingViews: UInt64 = 0
    /// A bit for each living controller.
    var livingControllers: UInt64 = 0

    static let size = UInt64.bitWidth
    static let released = [View](repeating: .released, count: size)
  }

  private var blocks: [Block] = []
  private var identifiers: [[Identifier]] = []
  private var ids = NameTable<Identifier>()
  private(set) var controllers: [NodeID: ViewController] = [:]

  /// The number of objects ever made.
  private(set) var count = 0

  /// The number of living views.
  private(set) var viewCount = 0

  /// The number of living controllers.
  var controllerCount: Int { controllers.count }

  /// Whether an object has or had this identifier.
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

  /// The living views, in order of creation.
  var livingViews: [NodeID] {
    var living: [NodeID] = []
    living.reserveCapacity(viewCount)
    for (number, block) in blocks.enumerated() {
      var rest = block.livingViews
      while rest != 0 {
        // checked: the index of an object in a block, which is less than `count`
        living.append(NodeID(index: UInt32(number * Block.size + rest.trailingZeroBitCount)))
        rest &= rest - 1
      }
    }
    return living
  }

  /// The living controllers, in order of creation.
  var livingControllers: [NodeID] { controllers.keys.sorted() }

  /// An object's view; for a released one an empty view that can't be changed.
  subscript(id: NodeID) -> View {
    // Read in place: most readers want one property, and copying a view is expensive. The block keeps the
    // memory alive while the arena is read, as writers have to wait.
    unsafeAddress {
      blocks[id.block].views.withUnsafeBufferPointer { views in
        precondition(id.place < views.count)  // checked: an id belongs to an object made here
        // checked: so there is one view at least
        return UnsafePointer(views.baseAddress.unsafelyUnwrapped + id.place)
      }
    }
    _modify {
      yield &blocks[id.block].views[id.place]
      // Restored afterwards, in one place: each `yield` would be inlined into every caller.
      if !isAlive(id) { blocks[id.block].views[id.place] = .released }
    }
  }

  /// A living controller; nil for a released one and for a view, so that nothing of them can be changed.
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

  /// The id of the next object.
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
