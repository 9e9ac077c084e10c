import UIKit

final class Loader {
  private let queue = DispatchQueue(label: "loader", qos: .utility)
  private var cache: [String: Int] = [:]

  func load(_ names: [String], completion: @escaping ([Int]) -> Void) {
    let group = DispatchGroup()
    var lengths: [Int] = []
    for name in names {
      group.enter()
      DispatchQueue.global(qos: .background).async {
        let length = self.length(of: name)
        DispatchQueue.main.async {
          lengths.append(length)
          print("loaded", name)
          group.leave()
        }
      }
    }
    group.notify(queue: .main) { completion(lengths.sorted()) }
  }

  func length(of name: String) -> Int {
    queue.sync {
      if let known = cache[name] { return known }
      cache[name] = name.count
      return name.count
    }
  }
}

let loader = Loader()
loader.load(["home", "settings", "me"]) { print("all", $0) }
let empty = DispatchGroup()
empty.notify(queue: .main) { print("nothing to wait for") }
let work = DispatchGroup()
DispatchQueue.global().async(group: work) { print("first") }
DispatchQueue.global().async(group: work) { print("second") }
work.notify(queue: .main) { print("both") }
DispatchQueue.global().asyncAfter(deadline: .now() + 1) { print("a second later") }
print("last line")
// run 2
