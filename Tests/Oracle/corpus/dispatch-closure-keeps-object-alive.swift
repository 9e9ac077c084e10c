import UIKit

final class Task {
  let name: String
  init(_ name: String) { self.name = name }
  func start() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      print("\(self.name) finishes")
    }
  }
  func startWeakly() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      print("weak:", self?.name ?? "gone")
    }
  }
  deinit { print("\(name) deinit") }
}
func run() {
  Task("strong").start()
  Task("weak").startWeakly()
  print("both started")
}
run()
print("waiting")
