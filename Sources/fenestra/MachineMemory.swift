import Glibc

/// The memory of the machine and of this process, in bytes.
enum MachineMemory {
  /// The memory available to the process: the minimum of the machine's, its cgroup's and its resource limits'.
  static var size: Int {
    let limits = [machine, controlGroup, addressSpace, Int.max].compactMap { $0 }
    return limits.min() ?? .max
  }

  /// The process's resident memory.
  static var resident: Int {
    // The second number of the line, in pages.
    let pages = text("/proc/self/statm")?.split(separator: " ").dropFirst().first.flatMap {
      Int($0)
    }
    return (pages ?? 0) * Int(getpagesize())
  }

  private static var machine: Int? {
    let line = text("/proc/meminfo")?.split(separator: "\n").first { $0.hasPrefix("MemTotal:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
  }

  /// The smallest limit of the process's cgroups, in version 2 or 1.
  private static var controlGroup: Int? {
    let lines = (text("/proc/self/cgroup") ?? "").split(separator: "\n")
    var least: Int?
    for line in lines {
      // A line is hierarchy:controllers:path; version 2 has no controllers.
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      let isSecond = parts[1].isEmpty
      guard isSecond || parts[1].split(separator: ",").contains("memory") else { continue }
      let root = isSecond ? "/sys/fs/cgroup" : "/sys/fs/cgroup/memory"
      let file = isSecond ? "memory.max" : "memory.limit_in_bytes"
      // A group's limit also applies to the groups within it. In a container its own group is the root.
      var path = parts[2].split(separator: "/")
      while true {
        let folder = ([root] + path.map(String.init)).joined(separator: "/")
        if let limit = text("\(folder)/\(file)").flatMap({ Int($0.filter(\.isNumber)) }) {
          least = min(least ?? .max, limit)
        }
        guard path.popLast() != nil else { break }
      }
    }
    return least
  }

  private static var addressSpace: Int? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { return nil }
    return Int(exactly: limit.rlim_cur)
  }

  /// Returns the first 4 KiB of a file, or nil.
  private static func text(_ path: String) -> String? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, file)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
