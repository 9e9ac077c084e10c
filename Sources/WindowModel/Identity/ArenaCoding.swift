/// The objects of a keyframe are packed by hand: there may be very many, and a client that opens a
/// session waits for it. The input must be complete; anything else is refused.
extension Arena: Codable {
  private enum CodingKeys: CodingKey {
    /// The number is the layout's version: another layout, and so another format, gets another name.
    case objects2, controllers
  }

  private enum Kind: UInt64 { case dead, view, controller }

  func encode(to encoder: any Encoder) throws {
    var packer = Packer()
    packer.add(count: count)
    for number in 0..<count {
      let id = NodeID(index: UInt32(truncatingIfNeeded: number))
      let kind: Kind = isView(id) ? .view : isController(id) ? .controller : .dead
      let identifier = identifier(of: id)
      packer.add(kind.rawValue)
      packer.add(identifier.text)
      if kind != .dead { self[id].pack(identifier, into: &packer) }
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(packer.bytes, forKey: .objects2)
    try container.encode(controllers, forKey: .controllers)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var packed = Unpacker(try container.decode([UInt8].self, forKey: .objects2))
    self.init()
    let controllers = try container.decode([NodeID: ViewController].self, forKey: .controllers)
    let count = try packed.count()
    packed.idLimit = count
    for _ in 0..<count {
      guard let kind = Kind(rawValue: try packed.number()) else { throw PackingFault() }
      let identifier = Identifier(known: try packed.text())
      switch kind {
      case .dead: remove(insert(.released, as: identifier))
      case .view: _ = insert(try View(identifier, from: &packed), as: identifier)
      case .controller:
        let view = try View(identifier, from: &packed)
        guard let controller = controllers[nextID] else { throw PackingFault() }
        self[insert(controller, as: identifier)] = view
      }
    }
    guard packed.isAtEnd, controllerCount == controllers.count else { throw PackingFault() }
  }
}

extension NameTable: Codable {
  func encode(to encoder: any Encoder) throws {
    var packer = Packer()
    packer.add(count: count)
    // Sorted, so that equal tables have equal bytes.
    for (name, id) in all.sorted(by: { $0.key.text < $1.key.text }) {
      packer.add(name.text)
      packer.add(id)
    }
    var container = encoder.singleValueContainer()
    try container.encode(packer.bytes)
  }

  init(from decoder: any Decoder) throws {
    var packed = Unpacker(try decoder.singleValueContainer().decode([UInt8].self))
    self.init()
    for _ in 0..<(try packed.count()) {
      let name = Name(known: try packed.text())
      self[name] = try packed.id()
    }
    guard packed.isAtEnd else { throw PackingFault() }
  }
}
