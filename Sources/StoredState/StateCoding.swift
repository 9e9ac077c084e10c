package import WindowModel

/// A state as bytes, for keyframes and hashes: the fields of each value in the order of their
/// declaration, without names. Equal states have equal bytes, in each process.
///
/// A sum over the names, as they were written and as they are asked for, ends the bytes: a version
/// whose types are others can't read them, and repeats the commands instead.
package enum StateCoding {
  /// Raise it with each change of the bytes of some state that a fresh app's names don't show.
  private static let version: UInt64 = 5

  /// What tells formats apart: bytes and hashes of another one are skipped.
  package static let format: Int = {
    var names = sink(of: Application()).names
    withUnsafeBytes(of: version.littleEndian) { names.add($0) }
    return Int(truncatingIfNeeded: names.value)
  }()

  /// Writes a state, but for its capacity, which is the service's.
  package static func encode(_ application: Application) -> [UInt8] {
    let sink = sink(of: application)
    withUnsafeBytes(of: sink.names.value.littleEndian) { sink.packer.bytes += $0 }
    return sink.packer.bytes
  }

  /// Reads a state; nil where the bytes are none of this format.
  package static func decode(_ bytes: [UInt8]) -> Application? {
    guard bytes.count > 8 else { return nil }
    let source = StateSource(Array(bytes.dropLast(8)))
    guard let application = try? Application(from: StateDecoder(source)), source.packed.isAtEnd,
      withUnsafeBytes(of: source.names.value.littleEndian, { $0.elementsEqual(bytes.suffix(8)) })
    else { return nil }
    return application
  }

  /// The hash of a state, equal for equal states: the checksum of its bytes.
  package static func hash(of application: Application) -> Int {
    Int(truncatingIfNeeded: FNV1a.sum(encode(application)))
  }

  private static func sink(of application: Application) -> StateSink {
    var application = application
    application.capacity = .unlimited
    let sink = StateSink()
    // What the model is made of can be written.
    guard (try? application.encode(to: StateEncoder(sink))) != nil else { return StateSink() }
    return sink
  }
}

extension FNV1a {
  /// Takes a name in.
  mutating func add(_ name: some CodingKey) {
    var name = name.stringValue
    name.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }
}

/// Packed bytes that grow, and the sum over the names of what was written.
final class StateSink {
  var packer = Packer()
  var names = FNV1a()
}

/// Packed bytes that are read from the start, and the sum over the names of what was read.
final class StateSource {
  var packed: Unpacker
  var names = FNV1a()

  init(_ bytes: [UInt8]) { packed = Unpacker(bytes) }
}
