import CMalloc
import Glibc
import WindowService
import WindowSessions

/// Unloads idle sessions, removes expired ones, and returns memory to the system.
struct MemoryKeeper {
  private let directory: SessionDirectory
  private var ticks = 0
  /// Whether more sessions may be idle than one call handles.
  private var isBehind = false
  private var lastTrim = -MemoryKeeper.pause

  /// The number of ticks between routine checks of all sessions, and between trims of the
  /// allocator, which holds its locks meanwhile.
  private static let pause = 10

  init(_ directory: SessionDirectory) { self.directory = directory }

  /// Configures the allocator, before any thread starts. A large block returns to the system when it
  /// is freed, and threads share a few arenas, so that less memory stays unused in them.
  static func setUp() {
    mallopt(M_MMAP_THRESHOLD, 1 << 20)
    mallopt(M_ARENA_MAX, 4)
  }

  /// Called each second: unloads sessions if memory is short, and returns the allocator's free memory
  /// if there is much of it.
  mutating func tick() {
    ticks += 1
    if isBehind || ticks.isMultiple(of: directory.limits.sweepSeconds) {
      isBehind = directory.expireIdle()
    }
    let memory = directory.memory
    memory.measure()
    // Checking all sessions takes a while if there are many.
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
