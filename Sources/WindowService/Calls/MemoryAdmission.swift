package import HTTP
import Problems
import WindowModel
package import WindowSessions

extension Call {
  /// While no memory is left, refuses requests that may need more; reading and deleting still work.
  func admitMemory() throws(Problem) {
    let memory = api.directory.memory
    guard memory.isFull, route.method != .get, route.method != .delete else { return }
    memory.countRefusal()
    throw .memoryFull(limit: memory.limit)
  }

  /// Reserves the memory that the reply may need until the share is released, or refuses the request.
  /// Returns nil if the reply needs little or much memory is left.
  func reserveMemory() throws(Problem) -> MemoryShare? {
    let memory = api.directory.memory
    guard memory.used > memory.limit / 2, route.method != .delete,
      route.path.hasPrefix("/sessions/{session}/")
    else { return nil }
    let bytes = try session().read(isUse: false) { view in
      view.application.objectCount < 1000
        ? 0
        : route.method == .get
          ? min(view.application.footprint, Self.mostReplyBytes) : view.application.footprint
    }
    guard bytes > 0 else { return nil }
    return try reserve(bytes)
  }

  /// Reserves memory until the share is released, or refuses the request.
  package func reserve(_ bytes: Int) throws(Problem) -> MemoryShare {
    let memory = api.directory.memory
    if let share = MemoryShare(of: memory, for: .work, reserving: bytes) { return share }
    memory.countRefusal()
    throw .memoryFull(limit: memory.limit)
  }

  /// The approximate maximum bytes of one reply.
  private static var mostReplyBytes: Int { 16 << 20 }
}
