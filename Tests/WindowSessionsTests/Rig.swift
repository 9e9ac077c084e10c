import TestSupport
import SessionStorage
import Synchronization
import WindowModel
import WindowSessions

/// Sessions in a world that the test holds in its hands: its clock, its dice, its log.
struct Rig {
  let clock = HandClock()
  let directory: SessionDirectory

  init(history: Int = 1000, seed: UInt64 = 1, _ set: (inout SessionLimits) -> Void = { _ in }) {
    var limits = SessionLimits()
    set(&limits)
    directory = SessionDirectory(
      limits: limits, store: MemoryStore(history: history), encoder: lineEncoder,
      clock: { [clock] in clock.seconds }, random: SplitMix64(seed: seed))
  }

  /// A fresh session.
  func session(_ name: String = "demo", _ settings: Settings = Settings()) throws -> Session {
    try directory.create(named(name), settings)
  }
}

/// A clock that stands still until it is moved.
final class HandClock: Sendable {
  private let milliseconds = Atomic(1_000_000)

  var seconds: Double { Double(milliseconds.load(ordering: .relaxed)) / 1000 }

  func move(by seconds: Double) {
    milliseconds.add(Int(seconds * 1000), ordering: .relaxed)
  }
}

/// An item as a line: `4 UIWindowDidBecomeKeyNotification w2` is event 4, and `3.2 makeKey` is the
/// command that makes revision 2 and comes behind event 3.
let lineEncoder: EventEncoder = { item, _, application in
  switch item {
  case .event(let event, let seq, _):
    Array("\(seq) \(event.name.rawValue) \(application.identifier(of: event.object))\n".utf8)
  case .command(let record, let seq):
    Array("\(seq).\(record.revision) \(record.command.name)\n".utf8)
  }
}

/// An identifier in a test, where a wrong one is a mistake of the test.
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

extension Set<EventGroup> {
  static let everything = Set(EventGroup.allCases)
}

extension Session {
  /// Carries commands out, for what they leave behind.
  func run(_ commands: Command...) throws(SessionRefusal) {
    for command in commands { try perform(command) { _, _ in } }
  }

  /// All that can be seen of it.
  var face: Face {
    let (application, revision, lastSeq) = read { ($0.application, $0.revision, $0.lastSeq) }
    return Face(
      application: application, revision: revision, lastSeq: lastSeq, history: history())
  }

  /// The lines of its log.
  func history(
    _ groups: Set<EventGroup> = .everything, from start: Start = .after(seq: 0, revision: nil)
  ) -> [String] {
    var lines: [String] = []
    _ = visit(groups, from: start) { item, application in
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
