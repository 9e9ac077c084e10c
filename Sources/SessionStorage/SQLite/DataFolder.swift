import Glibc
import WindowSessions

/// A data folder, locked for one store while it is open.
///
/// The lock is on the database file, so that removing any other file does not admit a second process.
final class DataFolder {
  let path: String
  /// Stays open as long as SQLite has the file open, since closing it would release SQLite's locks.
  private var descriptor: Int32

  /// Makes the folder if there is none, and locks it.
  init(_ path: String) throws(StoreError) {
    self.path = path
    try Self.make(path)
    descriptor = open(path + "/sessions.sqlite", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError("can't write to \(path): \(Self.reason)") }
    var range = Self.range(for: getpid())
    guard fcntl(descriptor, Self.setLock, &range) == 0 else {
      // The descriptor is closed only once: a fully initialized object is deinitialized as well.
      throw StoreError(
        errno == EAGAIN || errno == EACCES ? inUse : "can't lock \(file): \(Self.reason)")
    }
  }

  deinit { release() }

  /// Unlocks the folder.
  func release() {
    guard descriptor >= 0 else { return }
    // A process that is being started has the open file too, until it runs its program.
    var range = Self.range(for: getpid())
    range.l_type = Int16(F_UNLCK)
    _ = fcntl(descriptor, Self.setLock, &range)
    Glibc.close(descriptor)
    descriptor = -1
  }

  /// The file with the sessions.
  var file: String { path + "/sessions.sqlite" }

  /// Makes a folder and its missing parents, for this user only.
  private static func make(_ path: String) throws(StoreError) {
    var made = path.hasPrefix("/") ? "" : "."
    for name in path.split(separator: "/") {
      made += "/" + name
      guard mkdir(made, 0o700) != 0, errno != EEXIST else { continue }
      // An existing parent folder need not be writable.
      var status = stat()
      let failure = reason
      guard stat(made, &status) == 0 else {
        throw StoreError("can't make the folder \(made): \(failure)")
      }
    }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw StoreError("\(path) is not a folder")
    }
  }

  private static var reason: String { String(cString: strerror(errno)) }

  // MARK: - The lock

  /// The commands for locks that belong to an open file and not to the process, unlike SQLite's.
  private static let (getLock, setLock) = (Int32(36), Int32(37))

  /// The bytes that a process locks: far beyond everything that SQLite locks or writes. All ranges
  /// begin at the same byte, so that any two conflict. The length is the process id.
  private static func range(for process: pid_t) -> flock {
    var range = flock()
    range.l_type = Int16(F_WRLCK)
    range.l_whence = Int16(SEEK_SET)
    range.l_start = 1 << 62
    range.l_len = Int(clamping: process)
    return range
  }

  /// Names the process that has the folder.
  private var inUse: String {
    var range = Self.range(for: getpid())
    let isKnown = fcntl(descriptor, Self.getLock, &range) == 0 && range.l_type != Int16(F_UNLCK)
    let who = isKnown ? "process \(range.l_len)" : "another process"
    return "\(path) is in use by \(who): stop that, or choose another folder with --data"
  }
}

/// The reason why a store could not be opened, as a sentence for the user.
public struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  package init(_ description: String) { self.description = description }

  /// Describes SQLite's failure for the file in a folder.
  init(_ failure: StoreFailure, _ path: String) {
    switch failure {
    case .full: self.init("can't open the sessions in \(path): the disk is full")
    case .overtaken, .gone: self.init("can't open the sessions in \(path)")
    case .unavailable(let words): self.init("can't open the sessions in \(path): \(words)")
    case .damaged(let words):
      self.init("the sessions in \(path) are damaged: \(words); move the folder away to start over")
    }
  }
}
