import CMalloc
import Glibc
import WindowService
import WindowSessions

/// Lets idle sessions leave the memory and expire, and gives memory back to the system.
struct MemoryKeeper {
  private let directory: SessionDirectory
  private var ticks = 0
  /// Whether more sessions may be idle than one slice takes.
  private var isBehind = false
  private var lastTrim = -MemoryKeeper.pause

  /// How many ticks lie between two times that sessions are looked at without need, and that the
  /// allocator is asked: it holds its locks meanwhile.
  private static let pause = 10

  init(_ directory: SessionDirectory) { self.directory = directory }

  /// Sets the allocator up, before any thread starts: a large block is the system's again as soon as
  /// it is freed, and threads share a few arenas, so that less lies about in them.
  static func setUp() {
    mallopt(M_MMAP_THRESHOLD, 1 << 20)
    mallopt(M_ARENA_MAX, 4)
  }

  /// Called each second: sessions leave where memory is short, and what is free in the allocator goes
  /// back where it is much.
  mutating func tick() {
    ticks += 1
    if isBehind || ticks.isMultiple(of: directory.limits.sweepSeconds) {
      isBehind = directory.expireIdle()
    }
    let memory = directory.memory
    memory.measure()
    // To look at all sessions takes a while where they are many.
    if memory.isTight || ticks.isMultiple(of: Self.pause) { directory.relieveMemory() }
    let accounted = MemoryBudget.Category.allCases.reduce(0) { $0 + memory[$1] }
    let surplus = memory.used - accounted
    guard memory.isTight || surplus > memory.limit / 16, ticks - lastTrim >= Self.pause else {
      return
    }
    lastTrim = ticks
    _ = malloc_trim(0)
    memory.measure()
  }
}
