import UIKit
final class Loader {
  private var tasks: [Int: Task<String, Error>] = [:]
  func load(_ id: Int) async throws -> String {
    if let running = tasks[id] { return try await running.value }
    let task = Task<String, Error> {
      print("fetch", id)
      try await Task.sleep(nanoseconds: 50_000_000)
      if id == 13 { throw CancellationError() }
      return "item \(id)"
    }
    tasks[id] = task
    return try await task.value
  }
}
let loader = Loader()
class Screen {
  var task: Task<Void, Never>?
  deinit { task?.cancel(); print("screen gone") }
  func start() {
    task = Task { [weak self] in
      for i in 1...5 {
        try? await Task.sleep(nanoseconds: 100_000_000)
        guard !Task.isCancelled, let self else { print("stopped at", i); return }
        self.tick(i)
      }
    }
  }
  func tick(_ i: Int) { print("tick", i) }
}
var screen: Screen? = Screen()
screen?.start()
DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { screen = nil }
Task {
  do {
    let first = try await loader.load(1)
    let again = try await loader.load(1)
    print(first, again)
    let many = try await withThrowingTaskGroup(of: (Int, Int).self) { group -> [Int: Int] in
      for i in 1...3 {
        group.addTask {
          try await Task.sleep(nanoseconds: UInt64(40 - i * 10) * 1_000_000); return (i, i * i)
        }
      }
      var result: [Int: Int] = [:]
      for try await (i, sq) in group { print("got", i); result[i] = sq }
      return result
    }
    print(many.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    _ = try await loader.load(13)
  } catch { print("failed", error) }
}
func legacy(_ n: Int, completion: @escaping (Result<Int, Error>) -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { completion(.success(n + 1)) }
}
func modern(_ n: Int) async throws -> Int {
  try await withCheckedThrowingContinuation { c in legacy(n) { c.resume(with: $0) } }
}
Task { @MainActor in
  async let one = modern(1)
  async let two = modern(10)
  print(try await one + two)
  let list = try await [modern(5), modern(6)]
  print(list)
}
