import SessionStorage
import Testing
import WindowModel
import WindowSessions

/// What every store must do; a new backend joins the list and runs them all.
@Suite struct StoreConformanceTests {
  struct Backend: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Makes a store that promises the newest `history` commands of each session.
    let make: @Sendable (_ history: Int) -> any SessionStore
  }

  static let backends = [Backend(testDescription: "memory") { MemoryStore(history: $0) }]

  private let records: [CommittedCommand]

  init() throws { records = try CommittedCommand.sample(count: 60) }

  @Test(arguments: backends)
  func `a fresh log is empty and starts at 1`(backend: Backend) {
    let log = backend.make(10).makeLog(for: named("demo"))
    #expect(log.revisions == 1..<1)
  }

  @Test(arguments: backends)
  func `what is appended can be read as it was`(backend: Backend) {
    let log = backend.make(1000).makeLog(for: named("demo"))
    for record in records {
      log.append(record)
      #expect(log.revisions == 1..<record.revision + 1)
      #expect(log[record.revision] == record)
    }
    #expect(log.revisions.map { log[$0] } == records)
  }

  @Test(arguments: backends, [1, 2, 7, 59, 60, 61])
  func `the newest are kept, as many as were promised`(backend: Backend, history: Int) {
    let log = backend.make(history).makeLog(for: named("demo"))
    for record in records {
      log.append(record)
      #expect(log.revisions.upperBound == record.revision + 1)
      #expect(log.revisions.count >= min(history, record.revision))
      #expect(log.revisions.lowerBound >= 1)
      #expect(log.revisions.allSatisfy { log[$0] == records[$0 - 1] })
    }
  }

  @Test(arguments: backends)
  func `a log never grows far beyond its promise`(backend: Backend) {
    let log = backend.make(8).makeLog(for: named("demo"))
    for record in records { log.append(record) }
    #expect(log.revisions.count <= 16)
  }

  @Test(arguments: backends)
  func `commands of very many events push out older ones, and the newest stays`(backend: Backend) {
    let log = backend.make(4).makeLog(for: named("demo"))
    let event = records.flatMap(\.events)[0]
    for revision in 1...20 {
      let events = Array(repeating: event, count: revision == 20 ? 1000 : 30)
      let firstSeq = log.revisions.isEmpty ? 1 : log[revision - 1].lastSeq + 1
      log.append(
        CommittedCommand(
          revision: revision, command: records[0].command, firstSeq: firstSeq, events: events))
      #expect(log.revisions.map { log[$0].events.count }.reduce(0, +) <= max(125, events.count))
      #expect(log[revision].events.count == events.count)
    }
    #expect(log.revisions == 20..<21)
  }

  @Test(arguments: backends)
  func `a promise of none keeps the last one`(backend: Backend) {
    let log = backend.make(0).makeLog(for: named("demo"))
    for record in records { log.append(record) }
    #expect(log[records.count] == records.last)
  }

  @Test(arguments: backends)
  func `sessions share nothing`(backend: Backend) {
    let store = backend.make(1000)
    let (a, b) = (store.makeLog(for: named("a")), store.makeLog(for: named("b")))
    for record in records { a.append(record) }
    #expect(b.revisions.isEmpty)
    b.append(records[0])
    #expect(b.revisions == 1..<2)
    #expect(a.revisions.count == records.count)
  }

  @Test(arguments: backends)
  func `a name that is used again gets an empty log`(backend: Backend) {
    let store = backend.make(1000)
    store.makeLog(for: named("demo")).append(records[0])
    #expect(store.makeLog(for: named("demo")).revisions == 1..<1)
  }
}

extension CommittedCommand {
  /// Commands that an application carried out, some with events and some without.
  static func sample(count: Int) throws -> [CommittedCommand] {
    var application = Application()
    var seq = 0
    return try (1...count).map { revision in
      let name = "n\(revision / 3)"
      let command: Command =
        switch revision % 3 {
        case 0: .create(name)
        case 1: revision == 1 ? .create(name) : .makeKeyAndVisible(name)
        default: .release(named(name))
        }
      let events = try application.perform(command).events
      defer { seq += events.count }
      return CommittedCommand(
        revision: revision, command: command, firstSeq: seq + 1, events: events)
    }
  }
}
