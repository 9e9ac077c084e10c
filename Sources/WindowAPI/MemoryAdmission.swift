import HTTP
import WindowSessions

extension Call {
  /// Refuses what may need more memory while none is left: reading and deleting go on.
  func admitMemory() throws(Problem) {
    let memory = try api().directory.memory
    guard memory.isFull, route.method != .get, route.method != .delete else { return }
    memory.countRefusal()
    throw .memoryFull(limit: memory.limit)
  }
}

extension Problem {
  /// The service uses as many bytes of memory as it may.
  static func memoryFull(limit: Int) -> Problem {
    Problem(
      .memoryFull, "The service uses the \(limit) bytes of memory that it may.",
      hint: "Delete what is no longer needed, or try again later.",
      headers: [HeaderField(.retryAfter, "5")])
  }
}
