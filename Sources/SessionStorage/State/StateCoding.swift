import WindowModel
import WindowSessions

/// A state as bytes, for keyframes: the fields of each value in the order of their declaration,
/// without names.
///
/// A sum over the names, as they were written and as they are asked for, ends the bytes: a version
/// whose types are others can't read them, and repeats the commands instead.
enum StateCoding {
  static func encode(_ application: Application) -> [UInt8] {
    let sink = StateSink()
    // What the model is made of can be written.
    guard (try? application.encode(to: StateEncoder(sink))) != nil else { return [] }
    withUnsafeBytes(of: sink.names.value.littleEndian) { sink.bytes += $0 }
    return sink.bytes
  }

  static func decode(_ bytes: [UInt8]) -> Application? {
    guard bytes.count > 8 else { return nil }
    let source = StateSource(bytes.dropLast(8))
    guard let application = try? Application(from: StateDecoder(source)), source.isEmpty,
      withUnsafeBytes(of: source.names.value.littleEndian, { $0.elementsEqual(bytes.suffix(8)) })
    else { return nil }
    return application
  }
}

extension FNV1a {
  /// Takes a name in.
  mutating func add(_ name: some CodingKey) {
    var name = name.stringValue
    name.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }
}

/// Why bytes are no state.
struct StateFault: Error {}

/// Bytes that grow.
final class StateSink {
  var bytes: [UInt8] = []
  var names = FNV1a()

  func add(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  func add(_ text: String) {
    add(UInt64(text.utf8.count))
    bytes += text.utf8
  }

  func add(_ packed: [UInt8]) {
    add(UInt64(packed.count))
    bytes += packed
  }

  func add(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes += $0 }
  }
}

/// Bytes that are read from the start.
final class StateSource {
  var names = FNV1a()
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  var isEmpty: Bool { place == bytes.endIndex }

  func byte() throws -> UInt8 {
    guard place < bytes.endIndex else { throw StateFault() }
    defer { place += 1 }
    return bytes[place]
  }

  func number() throws -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: 0 as UInt64, to: 70, by: 7) {
      let byte = try byte()
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    throw StateFault()
  }

  func text() throws -> String { String(decoding: try counted(), as: UTF8.self) }

  /// As many bytes as the number before them says.
  func counted() throws -> ArraySlice<UInt8> {
    guard let count = Int(exactly: try number()), count <= bytes.endIndex - place else {
      throw StateFault()
    }
    defer { place += count }
    // checked: never behind the end
    return bytes[place...].prefix(count)
  }

  func double() throws -> Double {
    var bits: UInt64 = 0
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) {
      bits |= UInt64(truncatingIfNeeded: try byte()) << shift
    }
    return Double(bitPattern: bits)
  }
}
