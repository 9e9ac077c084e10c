import UIKit

final class Search {
  private var pending: DispatchWorkItem?
  private(set) var searches: [String] = []
  func type(_ text: String) {
    pending?.cancel()
    let item = DispatchWorkItem { [weak self] in
      self?.searches.append(text)
      print("search for", text)
    }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
  }
}
let search = Search()
search.type("s")
search.type("sw")
DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { search.type("swi") }
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  search.type("swift")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print(search.searches) }
