/// Thrown when packed bytes are malformed.
package struct PackingFault: Error {
  package init() {}
}

/// Encodes numbers and texts compactly.
package struct Packer {
  package var bytes: [UInt8] = []
  private var symbols: [String: UInt64] = [:]

  package init() {}

  /// Seven bits a byte, lowest first.
  package mutating func add(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func add(count: Int) { add(UInt64(clamping: count)) }

  mutating func add(signed number: Int) {
    let number = Int64(clamping: number)
    add(UInt64(bitPattern: number << 1 ^ number >> 63))
  }

  /// A multiple of a quarter, as most geometry is, takes as much as the whole number of quarters; any
  /// other number takes nine bytes.
  package mutating func add(_ number: Double) {
    let quarters = number * 4
    if let whole = Int64(exactly: quarters), whole.magnitude < 1 << 50,
      whole != 0 || number.sign == .plus
    {
      return add(UInt64(bitPattern: whole << 1 ^ whole >> 63) << 1)
    }
    bytes.append(1)
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes += $0 }
  }

  package mutating func add(_ text: String) {
    add(count: text.utf8.count)
    bytes += text.utf8
  }

  package mutating func add(_ packed: [UInt8]) {
    add(count: packed.count)
    bytes += packed
  }

  /// A text that often repeats: the whole text the first time, then its number.
  mutating func add(symbol text: String) {
    if let number = symbols[text] { return add(number) }
    add(count: symbols.count)
    symbols[text] = UInt64(clamping: symbols.count)
    add(text)
  }

  mutating func add(_ id: NodeID) { add(UInt64(clamping: id.index)) }

  mutating func add(_ ids: [NodeID]) {
    add(count: ids.count)
    for id in ids { add(id) }
  }
}

/// Decodes what a `Packer` encoded, and throws if the bytes are malformed or incomplete.
package struct Unpacker {
  private let bytes: [UInt8]
  private var place = 0
  private var symbols: [String] = []
  /// One more than the highest valid id.
  var idLimit = Int(clamping: UInt32.max)

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var isAtEnd: Bool { place == bytes.count }

  package mutating func byte() throws(PackingFault) -> UInt8 {
    guard place < bytes.count else { throw PackingFault() }
    defer { place += 1 }
    return bytes[place]
  }

  package mutating func number() throws(PackingFault) -> UInt64 {
    var (number, shift) = (0 as UInt64, 0 as UInt64)
    while shift < 64 {
      let byte = try byte()
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    throw PackingFault()
  }

  /// The number of elements that follow, each of at least one byte.
  mutating func count() throws(PackingFault) -> Int {
    guard let count = Int(exactly: try number()), count <= bytes.count - place else {
      throw PackingFault()
    }
    return count
  }

  mutating func signed() throws(PackingFault) -> Int {
    let number = try number()
    return Int(clamping: Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
  }

  package mutating func double() throws(PackingFault) -> Double {
    let number = try number()
    guard number & 1 == 1 else {
      let whole = Int64(bitPattern: number >> 2) ^ -Int64(bitPattern: number >> 1 & 1)
      return Double(whole) / 4
    }
    guard number == 1 else { throw PackingFault() }
    var bits: UInt64 = 0
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) {
      bits |= UInt64(clamping: try byte()) << shift
    }
    return Double(bitPattern: bits)
  }

  package mutating func text() throws(PackingFault) -> String {
    String(decoding: try counted(), as: UTF8.self)
  }

  /// A run of bytes, preceded by its length.
  package mutating func counted() throws(PackingFault) -> ArraySlice<UInt8> {
    let count = try count()
    defer { place += count }
    // checked: `count` is no more than is left
    return bytes[place..<place + count]
  }

  mutating func symbol() throws(PackingFault) -> String {
    guard let number = Int(exactly: try number()) else { throw PackingFault() }
    if number < symbols.count { return symbols[number] }
    guard number == symbols.count else { throw PackingFault() }
    symbols.append(try text())
    return symbols[number]
  }

  mutating func id() throws(PackingFault) -> NodeID {
    guard let index = UInt32(exactly: try number()), index < idLimit else { throw PackingFault() }
    return NodeID(index: index)
  }

  mutating func ids() throws(PackingFault) -> [NodeID] {
    let count = try count()
    var ids: [NodeID] = []
    ids.reserveCapacity(count)
    for _ in 0..<count { ids.append(try id()) }
    return ids
  }
}
