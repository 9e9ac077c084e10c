import UIKit

class Worker {
  func compute(_ n: Int) async -> Int {
    print("compute", n)
    return n * 2
  }
  func all() async -> [Int] {
    var results: [Int] = []
    for n in 1...2 { results.append(await compute(n)) }
    return results
  }
}

@MainActor func show(_ text: String) { print("show", text) }

Task { @MainActor in
  let worker = Worker()
  print("begin")
  DispatchQueue.main.async { print("between") }
  let results = await worker.all()
  print(results)
  await show("main")
  let detached = Task.detached { () -> Int in
    print("detached")
    await show("from detached")
    let value = await MainActor.run { () -> Int in
      print("run on main")
      return 5
    }
    print("back", value)
    return value
  }
  print("value", await detached.value)
  let again = await detached.value
  print("again", again + 1)
}
