import SessionStorage
import WindowModel
import WindowSessions

/// Changes that one transaction makes durable in one round trip, at most one for each session.
struct PostgresCommit {
  /// The change of one session.
  enum Change {
    case begin(SessionRecord, [CommandRecord])
    case fork(SessionRecord, from: LogSegment)
    case append([CommandRecord])
    case replace(SessionRecord, old: Int, ReplayedLog)
    case remove(at: Int)
  }

  private(set) var changes: [Int: Change] = [:]
  private(set) var sessions: [Int: Session] = [:]
  /// The keys in the order of their first changes.
  private(set) var keys: [Int] = []
  /// The sessions that forks copy and replays replace, and the names that become free.
  private var sources: Set<Int> = []
  private var freed: Set<Identifier> = []
  /// The sessions that are the same under other rules, and the rules.
  private(set) var confirmed: [(key: Int, rules: Int)] = []
  /// Marks the commands of this commit, to recognize it after a broken connection.
  let tag: Int
  /// The maximum number of its commands.
  private let limit: Int
  private var count = 0

  init(tag: Int, limit: Int) {
    self.tag = tag
    self.limit = limit
  }

  /// Adds an operation; returns false if a later transaction must do it.
  mutating func add(_ operation: Operation) -> Bool {
    guard count < limit else { return false }
    let key = operation.key
    switch (operation.change, changes[key]) {
    case (.confirm(let rules, _), _): confirmed.append((key, rules))
    case (.append(let command), nil) where !sources.contains(key):
      set(.append([command]), operation)
    case (.append(let command), .append(let commands)):
      changes[key] = .append(commands + [command])
    case (.append(let command), .begin(let record, let commands)):
      changes[key] = .begin(record, commands + [command])
    case (.begin(let record, let commands), nil) where !freed.contains(record.identifier):
      set(.begin(record, commands), operation)
    case (.fork(let record, let parent), nil)
    where !freed.contains(record.identifier) && changes[parent.key] == nil:
      set(.fork(record, from: parent), operation)
      sources.insert(parent.key)
    case (.replace(let record, let log, let replay), nil):
      guard let old = log.last?.key, changes[old] == nil, !sources.contains(old) else {
        return false
      }
      set(.replace(record, old: old, replay), operation)
      sources.insert(old)
    case (.remove(let revision), nil) where !sources.contains(key):
      set(.remove(at: revision ?? 0), operation)
      freed.insert(operation.session.identifier)
    default: return false
    }
    count += 1
    return true
  }

  private mutating func set(_ change: Change, _ operation: Operation) {
    changes[operation.key] = change
    sessions[operation.key] = operation.session
    keys.append(operation.key)
  }

  /// Whether it is empty.
  var isEmpty: Bool { keys.isEmpty && confirmed.isEmpty }

  /// Returns the same commit with only some of the sessions.
  func only(_ keys: Set<Int>) -> PostgresCommit {
    var rest = self
    rest.keys = self.keys.filter(keys.contains)
    rest.changes = changes.filter { keys.contains($0.key) }
    rest.sessions = sessions.filter { keys.contains($0.key) }
    return rest
  }
}
