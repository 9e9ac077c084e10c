import UIKit
func slow(_ n: Int) async -> Int {
  try? await Task.sleep(nanoseconds: UInt64(n) * 10_000_000)
  return n
}
actor Counter {
  private var value = 0
  let name: String
  init(name: String) { self.name = name }
  func increment() -> Int { value += 1; return value }
  func reset() { value = 0 }
  var current: Int { value }
  nonisolated func label() -> String { "counter \(name)" }
}
Task { @MainActor in
  let results = await withTaskGroup(of: Int.self) { group -> [Int] in
    for n in [3, 1, 2] { group.addTask { await slow(n) } }
    var all: [Int] = []
    for await r in group { all.append(r) }
    return all
  }
  print(results)
  let total = await withTaskGroup(of: Int.self, returning: Int.self) { group in
    for n in 1...4 { group.addTask { await slow(n) } }
    return await group.reduce(0, +)
  }
  print(total)
  let counter = Counter(name: "c")
  print(counter.label(), counter.name)
  print(await counter.increment(), await counter.increment(), await counter.current)
  await counter.reset()
  print(await counter.current)
  do {
    let list = try await withThrowingTaskGroup(of: String.self) { group in
      for n in 1...3 {
        group.addTask {
          if n == 5 { throw CancellationError() }
          return "n\(await slow(n))"
        }
      }
      var out: [String] = []
      for try await s in group { out.append(s) }
      return out
    }
    print(list)
  } catch { print("err", error) }
}
