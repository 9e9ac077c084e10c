import UIKit
enum Route: Equatable { case home, user(id: Int), search(String, page: Int) }
final class Router {
  private(set) var history: [Route] = []
  var handlers: [(Route) -> Bool] = []
  func go(_ route: Route) { history.append(route); handlers.forEach { _ = $0(route) } }
}
final class ViewModel {
  enum State { case idle, loading, loaded([String]), failed(Error) }
  @Observed var state: State = .idle
  func load(_ fail: Bool) async {
    state = .loading
    do {
      let items = try await fetch(fail)
      state = .loaded(items)
    } catch { state = .failed(error) }
  }
  private func fetch(_ fail: Bool) async throws -> [String] {
    try await Task.sleep(nanoseconds: 200_000_000)
    if fail { throw NSErrorLike.bad(code: 404) }
    return ["x", "y"]
  }
}
enum NSErrorLike: Error { case bad(code: Int) }
@propertyWrapper final class Observed<Value> {
  var wrappedValue: Value { didSet { observers.forEach { $0(wrappedValue) } } }
  private var observers: [(Value) -> Void] = []
  var projectedValue: Observed<Value> { return self }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  func observe(_ block: @escaping (Value) -> Void) { observers.append(block); block(wrappedValue) }
}
class ListController: UIViewController {
  let model = ViewModel()
  override func viewDidLoad() {
    super.viewDidLoad()
    model.$state.observe { [unowned self] state in
      switch state {
      case .idle: print("idle", self.isViewLoaded)
      case .loading: print("loading")
      case .loaded(let items) where items.isEmpty: print("empty")
      case .loaded(let items): print("items", items.joined(separator: ","))
      case .failed(let error): print("error", error)
      }
    }
    Task { @MainActor in
      await model.load(false)
      await model.load(true)
      print("end")
    }
  }
}
let router = Router()
router.handlers.append { route in
  if case .user(let id) = route { print("user", id); return true }; return false
}
router.go(.home); router.go(.user(id: 4)); router.go(.search("q", page: 2))
print(router.history.last == .search("q", page: 2), router.history.count)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = ListController()
window.makeKeyAndVisible()
