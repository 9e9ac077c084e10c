import Glibc

/// The fuzzer's system calls.
enum System {
  /// The processor time of the thread so far.
  static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func residentMegabytes() throws(FuzzError) -> Int {
    let pages = try text(of: "/proc/self/statm").split(separator: " ").dropFirst().first
    return (pages.flatMap { Int($0) } ?? 0) / 256
  }

  /// The texts of a folder's YAML files, sorted by name, so that a seed gives the same inputs everywhere.
  static func texts(in folder: String) throws(FuzzError) -> [String] {
    guard let directory = opendir(folder) else { throw FuzzError("\(folder) can't be read") }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".yaml") { names.append(name) }
    }
    var texts: [String] = []
    for name in names.sorted() { texts.append(try text(of: "\(folder)/\(name)")) }
    return texts
  }

  static func text(of path: String) throws(FuzzError) -> String {
    guard let file = fopen(path, "r") else { throw FuzzError("\(path) can't be read") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
