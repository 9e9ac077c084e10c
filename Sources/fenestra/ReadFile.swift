import Glibc

/// Returns all bytes of a file; throws an error that names it if it can't be read or exceeds the limit.
func readFile(_ path: String, atMost limit: Int = .max) throws(UnreadableFile) -> [UInt8] {
  guard let file = fopen(path, "rb") else { throw UnreadableFile(path: path, error: errno) }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&part, 1, part.count, file)
    if count == 0 { break }
    bytes += part[..<count]
    guard bytes.count <= limit else { throw UnreadableFile(path: path, error: EFBIG) }
  }
  // A folder can be opened, but not read.
  guard ferror(file) == 0 else { throw UnreadableFile(path: path, error: errno) }
  return bytes
}

/// A file that can't be read, and the reason.
struct UnreadableFile: Error, CustomStringConvertible {
  let path: String
  let error: Int32
  var description: String { "\(path) can't be read: \(String(cString: strerror(error)))." }
}
