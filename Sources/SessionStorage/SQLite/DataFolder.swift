import Glibc
import WindowSessions

/// A folder that one store has for itself while it is open.
final class DataFolder {
  let path: String
  private var descriptor: Int32

  /// Makes the folder where there is none, and takes it.
  init(_ path: String) throws(StoreError) {
    self.path = path
    try Self.make(path)
    let lock = path + "/lock"
    descriptor = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError("can't write to \(path): \(Self.reason)") }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      // The descriptor is closed once: what has all its properties is deinitialized as well.
      throw StoreError(
        errno == EWOULDBLOCK ? inUse(descriptor) : "can't lock \(lock): \(Self.reason)")
    }
    let process = Array("\(getpid())\n".utf8)
    _ = ftruncate(descriptor, 0)
    _ = pwrite(descriptor, process, process.count, 0)
  }

  deinit { release() }

  /// Gives the folder up.
  func release() {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }

  /// The file with the sessions.
  var file: String { path + "/sessions.sqlite" }

  /// Makes a folder, and those above it, for this user alone.
  private static func make(_ path: String) throws(StoreError) {
    var made = path.hasPrefix("/") ? "" : "."
    for name in path.split(separator: "/") {
      made += "/" + name
      guard mkdir(made, 0o700) != 0, errno != EEXIST else { continue }
      // A folder above that stands need not be one to write to.
      var status = stat()
      let failure = reason
      guard stat(made, &status) == 0 else {
        throw StoreError("can't make the folder \(made): \(failure)")
      }
    }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw StoreError("\(path) is no folder")
    }
  }

  private static var reason: String { String(cString: strerror(errno)) }

  /// Who has the folder.
  private func inUse(_ descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = max(pread(descriptor, &bytes, bytes.count, 0), 0)
    // checked: as many as were read
    let process = Int(String(decoding: bytes[..<count], as: UTF8.self).filter(\.isNumber))
    let who = process.map { "process \($0)" } ?? "another process"
    return "\(path) is in use by \(who): stop that, or choose another folder with --data"
  }
}

/// Why a store could not be opened, in a sentence for whoever started it.
public struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  init(_ description: String) { self.description = description }

  /// What SQLite said of the file in a folder.
  init(_ failure: StoreFailure, _ path: String) {
    switch failure {
    case .full: self.init("can't open the sessions in \(path): the disk is full")
    case .unavailable(let words): self.init("can't open the sessions in \(path): \(words)")
    case .damaged(let words):
      self.init("the sessions in \(path) are damaged: \(words); move the folder away to start anew")
    }
  }
}
