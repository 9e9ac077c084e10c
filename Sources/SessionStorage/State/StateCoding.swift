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
    withUnsafeBytes(of: sink.names.value.littleEndian) { sink.packer.bytes += $0 }
    return sink.packer.bytes
  }

  static func decode(_ bytes: [UInt8]) -> Application? {
    guard bytes.count > 8 else { return nil }
    let source = StateSource(Array(bytes.dropLast(8)))
    guard let application = try? Application(from: StateDecoder(source)), source.packed.isAtEnd,
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
