import Glibc

/// The current input, in a file that survives a crash of the process.
struct BlackBox {
  private static let size = 1 << 20

  private let memory: UnsafeMutableRawBufferPointer

  init(_ path: String) throws(FuzzError) {
    let file = open(path, O_RDWR | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0, ftruncate(file, Self.size) == 0,
      let start = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      start != MAP_FAILED
    else { throw FuzzError("\(path) can't be written") }
    memory = UnsafeMutableRawBufferPointer(start: start, count: Self.size)
  }

  /// Records the next input.
  func note(_ input: String) {
    var input = input
    input.withUTF8 { bytes in
      let count = min(bytes.count, memory.count - 1)
      memory.copyMemory(
        from: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[..<count]))
      memory[count] = 0
    }
  }
}
