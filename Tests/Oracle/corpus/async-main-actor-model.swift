import UIKit

@MainActor
final class CounterModel {
  private(set) var count = 0 { didSet { onChange?(count) } }
  var onChange: ((Int) -> Void)?
  func increment() async {
    for step in 1...3 {
      try? await Task.sleep(nanoseconds: 100_000_000)
      count += step
    }
  }
}

@MainActor
class Screen {
  let model = CounterModel()
  func start() {
    model.onChange = { print("count is", $0) }
    Task {
      await model.increment()
      print("done", model.count)
    }
    Task { @MainActor in
      print("second task")
      await Task.yield()
      print("second task again")
    }
    DispatchQueue.main.async { print("queue") }
    print("started")
  }
}

Task { @MainActor in Screen().start() }
