package import WindowModel

/// Encodes a state as bytes, for keyframes and hashes: the fields of each value in declaration
/// order, without names. Equal states have equal bytes, in each process.
///
/// The bytes end with a checksum of all names, in coding order. A version with different types
/// can't read them, and repeats the commands instead.
package enum StateCoding {
  /// Increase it with each change of a state's bytes that a fresh app's names don't show.
  private static let version: UInt64 = 8

  /// Identifies the format: bytes and hashes of another one are skipped.
  package static let format: Int = {
    var names = sink(of: Application()).names
    withUnsafeBytes(of: version.littleEndian) { names.add($0) }
    return Int(truncatingIfNeeded: names.value)
  }()

  /// Encodes a state, except its capacity, which belongs to the service.
  package static func encode(_ application: Application) -> [UInt8] {
    let sink = sink(of: application)
    withUnsafeBytes(of: sink.names.value.littleEndian) { sink.packer.bytes += $0 }
    return sink.packer.bytes
  }

  /// Decodes a state; returns nil if the bytes have another format.
  package static func decode(_ bytes: [UInt8]) -> Application? {
    guard bytes.count > 8 else { return nil }
    let source = StateSource(Array(bytes.dropLast(8)))
    guard let application = try? Application(from: StateDecoder(source)), source.packed.isAtEnd,
      withUnsafeBytes(of: source.names.value.littleEndian, { $0.elementsEqual(bytes.suffix(8)) })
    else { return nil }
    return application
  }

  /// Returns the hash of a state, equal for equal states: the checksum of its bytes.
  package static func hash(of application: Application) -> Int {
    Int(truncatingIfNeeded: FNV1a.sum(encode(application)))
  }

  private static func sink(of application: Application) -> StateSink {
    var application = application
    application.capacity = .unlimited
    let sink = StateSink()
    // All parts of the model can be encoded.
    guard (try? application.encode(to: StateEncoder(sink))) != nil else { return StateSink() }
    return sink
  }
}

extension FNV1a {
  /// Adds a name.
  mutating func add(_ name: some CodingKey) {
    var name = name.stringValue
    name.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }
}

/// Packed bytes that grow, and the checksum of the names that were written.
final class StateSink {
  var packer = Packer()
  var names = FNV1a()
}

/// Packed bytes that are read from the start, and the checksum of the names that were read.
final class StateSource {
  var packed: Unpacker
  var names = FNV1a()

  init(_ bytes: [UInt8]) { packed = Unpacker(bytes) }
}
