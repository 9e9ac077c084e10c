typealias Handler = (String, Int) -> Void
typealias Grid = [[Int]]
class Router {
  private var routes: [String: Handler] = [:]
  func add(_ path: String, _ handler: @escaping Handler) { routes[path] = handler }
  func open(_ path: String, _ n: Int = 0) {
    guard let handler = routes[path] else {
      print("no route for \(path)")
      return
    }
    handler(path, n)
  }
}
let router = Router()
router.add("/home") { path, n in print("showing \(path) \(n)") }
router.add("/detail") { print("detail", $0, $1) }
router.open("/home")
router.open("/detail", 7)
router.open("/none")
let grid: Grid = [[1]]
print(grid)
