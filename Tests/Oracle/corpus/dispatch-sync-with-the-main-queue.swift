import UIKit

let queue = DispatchQueue(label: "worker")
var steps: [String] = []
queue.async {
  steps.append("worker")
  let title: String = DispatchQueue.main.sync {
    steps.append("main")
    return "Home"
  }
  print(title, steps)
}
print("started", queue.label)
