import ArgumentParser
import Glibc
import WindowSessions

/// The option for the memory limit of the process.
struct MemoryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The maximum memory, such as 512M or 2G; by default half of the machine's or its cgroup's.",
      discussion:
        "Close to the limit, idle sessions are unloaded. Beyond it, requests that need more get 503.",
      valueName: "bytes"))
  var maxMemory: ByteCount?

  func validate() throws {
    guard limit >= Self.least else { throw ValidationError("--max-memory is 64M at least.") }
  }

  /// The maximum, in bytes.
  var limit: Int { maxMemory?.bytes ?? max(MachineMemory.size / 2, Self.least) }

  /// The process itself needs this much before the first session.
  private static let least = 64 << 20

  var budget: MemoryBudget { MemoryBudget(limit: limit) { MachineMemory.resident } }
}
