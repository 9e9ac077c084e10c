import UIKit

@MainActor
class SearchController {
  private var task: Task<Void, Never>?
  func type(_ text: String) {
    task?.cancel()
    task = Task {
      do {
        try await Task.sleep(nanoseconds: 300_000_000)
        print("search", text)
      } catch {
        print("cancelled", text, error is CancellationError)
      }
    }
  }
}

let box = Task { @MainActor () -> SearchController in
  let search = SearchController()
  search.type("a")
  search.type("ab")
  search.type("abc")
  return search
}
Task { @MainActor in
  let search = await box.value
  try? await Task.sleep(nanoseconds: 1_000_000_000)
  search.type("d")
  print(Task.isCancelled)
}
