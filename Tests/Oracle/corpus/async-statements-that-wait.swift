import UIKit
@MainActor
class Flow {
  var log: [String] = []
  func work(_ name: String, _ rounds: Int) async throws -> Int {
    defer { print(name, "deferred") }
    var sum = 0
    loop: for i in 0..<rounds {
      switch i {
      case 1:
        await Task.yield()
        continue loop
      case 3:
        try await Task.sleep(nanoseconds: 50_000_000)
        if rounds > 4 { break loop }
        fallthrough
      default: sum += i
      }
      log.append("\(name)\(i)")
    }
    var left = 2
    repeat { left -= 1; await Task.yield() } while left > 0
    if let extra = try? await fail(rounds), extra > 0 { sum += extra } else if await check(sum) { sum += 100 }
    return sum
  }
  func fail(_ n: Int) async throws -> Int { if n > 4 { throw Oops() }; return n }
  func check(_ n: Int) async -> Bool { await Task.yield(); return n % 2 == 1 }
  struct Oops: Error {}
}
Task { @MainActor in
  let flow = Flow()
  let first = Task { try await flow.work("a", 4) }
  let second = Task { try await flow.work("b", 6) }
  print((try? await first.value) ?? -1, (try? await second.value) ?? -1)
  print(flow.log)
  do { print(try await flow.fail(9)) } catch let error as Flow.Oops { print("oops", error) } catch { print("other") }
  let closure: (Int) async -> String = { n in
    await Task.yield(); return "n\(n)"
  }
  print(await closure(3), await [1, 2].count)
  let values = [await closure(1), await closure(2)]
  print(values, await flow.check(3) ? await closure(7) : "no")
}
