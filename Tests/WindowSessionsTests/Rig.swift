import TestSupport
import SessionStorage
import Synchronization
import WindowModel
import WindowSessions
import Workers

/// Sessions whose clock, randomness and log the test controls.
struct Rig {
  let clock = HandClock()
  let directory: SessionDirectory

  init(history: Int = 1000, seed: UInt64 = 1, _ set: (inout SessionLimits) -> Void = { _ in }) {
    self.init(MemoryStore(history: history), seed: seed, set)
  }

  init(
    _ store: any SessionStore, seed: UInt64 = 1, memory: MemoryBudget = MemoryBudget(),
    coding: any SessionCoding = Book.shared, rules: Int = Rule.version,
    _ set: (inout SessionLimits) -> Void = { _ in }
  ) {
    var limits = SessionLimits()
    set(&limits)
    directory = SessionDirectory(
      limits: limits, store: store, coding: coding, encoder: lineEncoder,
      clock: { [clock] in clock.seconds }, date: { [clock] in Int(clock.seconds) },
      random: SplitMix64(seed: seed), memory: memory, rules: rules)
  }

  /// Makes a fresh session.
  func session(_ name: String = "demo", _ settings: Settings = Settings()) throws -> Session {
    try directory.create(named(name), SessionOrigin(settings)).session
  }
}

/// Stores only numbers for commands and settings, and finds them by these numbers.
// The lists are accessed only under the lock.
final class Book: SessionCoding, @unchecked Sendable {
  static let shared = Book()

  private let lock = Lock()
  private var commands: [Command] = []
  private var settings: [Settings] = []

  func source(of command: Command) -> [UInt8] {
    lock.hold {
      commands.append(command)
      return Array("\(commands.count - 1)".utf8)
    }
  }

  func source(of settings: Settings) -> [UInt8] {
    lock.hold {
      self.settings.append(settings)
      return Array("\(self.settings.count - 1)".utf8)
    }
  }

  func command(of source: [UInt8]) -> Command? {
    // A test may lengthen it with spaces.
    guard let number = Int(String(decoding: source.prefix { $0 != 0x20 }, as: UTF8.self)) else {
      return nil
    }
    return lock.hold { commands.indices.contains(number) ? commands[number] : nil }
  }

  func origin(of source: [UInt8]) -> SessionOrigin? {
    guard let number = Int(String(decoding: source, as: UTF8.self)) else { return nil }
    return lock.hold {
      settings.indices.contains(number) ? SessionOrigin(settings[number], source: source) : nil
    }
  }
}

extension SessionOrigin {
  init(_ settings: Settings) {
    self.init(settings, source: Book.shared.source(of: settings))
  }
}

extension SourcedCommand {
  init(_ command: Command) {
    self.init(command, source: Book.shared.source(of: command))
  }
}

extension SessionDirectory {
  /// The names of all sessions.
  func names() throws(SessionRefusal) -> [String] {
    try list(limit: .max).map(\.record.identifier.text)
  }

  func create(_ name: Identifier?, _ settings: Settings) throws(SessionRefusal) -> Session {
    try create(name, SessionOrigin(settings)).session
  }

  func createOrFind(
    _ name: Identifier, _ settings: Settings
  ) throws(SessionRefusal) -> (session: Session, isNew: Bool) {
    try createOrFind(name, SessionOrigin(settings))
  }

  /// Removes a session by its name; returns whether there was one.
  func remove(_ name: Identifier) throws(SessionRefusal) -> Bool {
    guard let session = try find(name) else { return false }
    try remove(session)
    return true
  }
}

/// A clock that advances only when it is moved.
final class HandClock: Sendable {
  private let milliseconds = Atomic(1_000_000)

  var seconds: Double { Double(milliseconds.load(ordering: .relaxed)) / 1000 }

  func move(by seconds: Double) {
    milliseconds.add(Int(seconds * 1000), ordering: .relaxed)
  }
}

/// Encodes an item as a line: `4 UIWindowDidBecomeKeyNotification w2` is event 4, and `3.2 makeKey`
/// is the command that makes revision 2, after event 3.
let lineEncoder: EventEncoder = { item, _, application in
  switch item {
  case .event(let event, let seq, _):
    Array("\(seq) \(event.name.rawValue) \(application.identifier(of: event.object))\n".utf8)
  case .command(let record, let seq):
    Array("\(seq).\(record.revision) \(record.command.name)\n".utf8)
  }
}

/// Makes an identifier; an invalid one is a bug in the test.
func named(_ text: String) -> Identifier {
  guard let identifier = Identifier(text) else { preconditionFailure(text) }
  return identifier
}

extension Command {
  static func create(_ name: String, _ set: (inout WindowProperties) -> Void = { _ in }) -> Command
  {
    var properties = WindowProperties()
    set(&properties)
    return .createWindow(identifier: named(name), properties: properties, retained: true)
  }

  static func hide(_ name: String, _ isHidden: Bool = true) -> Command {
    var properties = WindowProperties()
    properties.isHidden = isHidden
    return .changeWindow(named(name), properties)
  }

  static func show(_ name: String) -> Command { hide(name, false) }
  static func makeKeyAndVisible(_ name: String) -> Command { .makeKeyAndVisible(named(name)) }
}

extension Session {
  /// Carries commands out, for their effects.
  func run(_ commands: Command...) throws(SessionRefusal) {
    for command in commands { try perform(command) { _, _ in } }
  }

  func perform<Result: ~Copyable>(
    _ command: Command, if condition: RevisionCondition = .any, key: String? = nil,
    dryRun: Bool = false, reply: (borrowing View, Commit) -> Result
  ) throws(SessionRefusal) -> Result {
    try perform(
      SourcedCommand(command), if: condition, key: key, dryRun: dryRun, reply: reply)
  }

  /// Everything observable of it.
  var face: Face {
    let (application, revision, lastSeq) = read { ($0.application, $0.revision, $0.lastSeq) }
    return Face(
      application: application, revision: revision, lastSeq: lastSeq, history: history())
  }

  /// The lines of its log.
  func history(
    _ groups: EventGroups = .all, from start: Start = .after(seq: 0, revision: nil)
  ) -> [String] {
    var lines: [String] = []
    _ = try? visit(groups, from: start) { item, application in
      let bytes = lineEncoder(item, epoch, application)
      lines.append(String(decoding: bytes.dropLast(), as: UTF8.self))
      return true
    }
    return lines
  }
}

struct Face: Hashable {
  let application: Application
  let revision: Int
  let lastSeq: Int
  let history: [String]
}
