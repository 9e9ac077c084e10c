import Glibc
import Synchronization
import TestSupport
import Testing
import WindowModel
import WindowSessions

@Suite struct MemoryBudgetTests {
  @Test func `a fresh budget is unlimited and unused`() {
    let budget = MemoryBudget()
    #expect(budget.limit == .max && budget.used == 0 && budget.refusalCount == 0)
    #expect(!budget.isFull && !budget.isTight)
  }

  @Test func `what does not fit is refused and counts for nothing`() {
    let budget = MemoryBudget(limit: 100)
    #expect(budget.reserve(60, for: .replies))
    #expect(!budget.reserve(41, for: .replies))
    #expect(budget.used == 60 && budget[.replies] == 60 && budget.refusalCount == 1)
    #expect(budget.reserve(40, for: .caches))
    #expect(budget.isFull)
    budget.release(60, from: .replies)
    #expect(budget.used == 40 && !budget.isTight)
  }

  @Test func `what is resident counts where it is more, and what came since with it`() {
    let resident = Resident()
    let budget = MemoryBudget(limit: 1000) { resident.bytes.load(ordering: .relaxed) }
    budget.add(100, to: .sessions)
    resident.bytes.store(700, ordering: .relaxed)
    #expect(budget.used == 100)
    budget.measure()
    #expect(budget.used == 700)
    budget.add(200, to: .logs)
    #expect(budget.used == 900 && budget.isTight && !budget.isFull)
    budget.measure()
    #expect(budget.used == 700)
  }

  @Test func `a measurement counts for a twentieth of a second`() {
    let resident = Resident()
    let budget = MemoryBudget(limit: 1000) { resident.bytes.load(ordering: .relaxed) }
    resident.bytes.store(10, ordering: .relaxed)
    budget.measure(at: 5)
    resident.bytes.store(20, ordering: .relaxed)
    budget.measure(at: 50_000_004)
    #expect(budget.used == 10)
    budget.measure(at: 50_000_005)
    #expect(budget.used == 20)
  }

  @Test func `a share is given back with its owner`() {
    let budget = MemoryBudget(limit: 100)
    var share: MemoryShare? = MemoryShare(of: budget, for: .logs)
    share?.set(70)
    #expect(budget[.logs] == 70)
    share?.set(30)
    #expect(budget[.logs] == 30)
    #expect(MemoryShare(of: budget, for: .work, reserving: 71) == nil)
    #expect(budget[.work] == 0)
    share = nil
    #expect(budget.used == 0)
  }

  /// Fills a session with about 1 MB.
  private func fill(_ session: Session) throws {
    for number in 0..<20 {
      try session.run(.batch((0..<50).map { .create("w\(number)x\($0)") }))
    }
  }

  @Test(arguments: Backend.all)
  func `what sessions need is counted while they are in memory`(backend: Backend) throws {
    let memory = MemoryBudget()
    let place = Backend.Place()
    let store = try backend.open(place)
    defer { store.close() }
    let rig = Rig(store, memory: memory)
    let session = try rig.session()
    let empty = memory[.sessions]
    #expect(empty > 0)
    try fill(session)
    #expect(memory[.sessions] > empty + 1000 * MemoryLayout<WindowModel.View>.stride)
    #expect(session.settled() == nil)
    _ = try session.moment(at: 10)
    #expect(memory[.caches] > 0)
    try rig.directory.remove(session)
    session.settled()
  }

  @Test(arguments: Backend.all)
  func `commands that are durable are no longer counted as pending`(backend: Backend) throws {
    let memory = MemoryBudget()
    let place = Backend.Place()
    let store = try backend.open(place)
    defer { store.close() }
    let session = try Rig(store, memory: memory).session()
    try session.run(.create("a"), .create("b"), .makeKeyAndVisible("a"))
    #expect(session.settled() == nil)
    let before = memory[.sessions]
    for number in 0..<3000 { try session.run(.makeKeyAndVisible(number % 2 == 0 ? "b" : "a")) }
    #expect(session.settled() == nil)
    try session.run(.makeKeyAndVisible("b"))
    // Their texts may still be counted, up to the capacity of the views.
    #expect(memory[.sessions] < before + 1 << 20)
  }

  @Test(arguments: Backend.all)
  func `a fork is counted for what it does not share`(
    backend: Backend
  ) throws {
    let memory = MemoryBudget()
    let place = Backend.Place()
    let store = try backend.open(place)
    defer { store.close() }
    let rig = Rig(store, memory: memory)
    let parent = try rig.session()
    try fill(parent)
    #expect(parent.settled() == nil)
    let alone = memory[.sessions]
    let forks = try (0..<10).map { try rig.directory.fork(parent, at: 20, as: named("fork\($0)")) }
    #expect(memory[.sessions] < alone + alone / 10)
    for fork in forks { try fork.run(.makeKeyAndVisible("w0x0")) }
    let changed = memory[.sessions]
    #expect(changed > alone + alone / 10)
    #expect(changed < alone * 6)
    // A command that changes everything is counted in full.
    try forks[0].run(.batch((0..<1000).map { .makeKeyAndVisible("w\($0 / 50)x\($0 % 50)") }))
    #expect(memory[.sessions] > changed + alone / 2)
    // No other session shares an earlier state.
    let before = memory[.sessions]
    _ = try rig.directory.fork(parent, at: 19, as: named("earlier"))
    #expect(memory[.sessions] > before + alone / 2)
  }

  @Test func `where memory is short the sessions that were idle longest leave first`() throws {
    let two = try TwoSessions(fill)
    two.rig.directory.relieveMemory()
    #expect(two.oldStands && two.newStands)
    // A little more than three quarters, after the first is unloaded.
    two.rig.clock.move(by: 10)
    two.measure(88 << 20)
    #expect(two.memory.isTight)
    // The thread that wrote them may retain them for a moment.
    #expect(
      eventually {
        two.rig.directory.relieveMemory()
        return !two.oldStands
      })
    #expect(try two.rig.directory.find(named("old"))?.read { $0.revision } == 20)
  }

  @Test func `from a quarter of the memory on, those leave that were idle for ten seconds`() throws
  {
    let two = try TwoSessions(fill)
    two.rig.directory.relieveMemory()
    #expect(two.oldStands && two.newStands)
    two.measure(60 << 20)
    #expect(two.memory.isHigh && !two.memory.isTight)
    // The thread that wrote them may retain them for a moment.
    #expect(
      eventually {
        two.rig.directory.relieveMemory()
        return !two.oldStands
      })
    #expect(two.newStands)
  }

  /// Two durable sessions in 100 MiB of memory, one of them idle for ten seconds longer.
  private struct TwoSessions {
    let keeper: Keeper
    let rig: Rig
    let memory: MemoryBudget
    private let resident = Resident()
    private weak var old: Session?
    private weak var new: Session?

    var oldStands: Bool { old != nil }
    var newStands: Bool { new != nil }

    init(_ fill: (Session) throws -> Void) throws {
      keeper = try Keeper(.sqlite)
      memory = MemoryBudget(limit: 100 << 20) { [resident] in
        resident.bytes.load(ordering: .relaxed)
      }
      rig = Rig(keeper.store, memory: memory)
      let first = try rig.session("old")
      let second = try rig.session("new")
      try fill(first)
      first.settled()
      rig.clock.move(by: 10)
      try fill(second)
      second.settled()
      (old, new) = (first, second)
    }

    /// Makes the system report `bytes` as resident.
    func measure(_ bytes: Int) {
      resident.bytes.store(bytes, ordering: .relaxed)
      memory.measure()
    }
  }

  private final class Resident: Sendable {
    let bytes = Atomic(0)
  }
}
