// Coordinator with associated type
protocol Coordinator: AnyObject {
  associatedtype Result
  var children: [AnyCoordinator] { get set }
  var onFinish: ((Result) -> Void)? { get set }
  func start()
}
final class AnyCoordinator { let begin: () -> Void; init<C: Coordinator>(_ c: C) { begin = c.start } }
extension Coordinator {
  func add<C: Coordinator>(_ child: C) { children.append(AnyCoordinator(child)) }
  func startChildren() { children.forEach { $0.begin() } }
}
final class LoginCoordinator: Coordinator {
  typealias Result = String
  var children: [AnyCoordinator] = []
  var onFinish: ((String) -> Void)?
  func start() { print("login start"); onFinish?("token") }
}
final class AppCoordinator: Coordinator {
  var children: [AnyCoordinator] = []
  var onFinish: ((Bool) -> Void)?
  func start() {
    let login = LoginCoordinator()
    login.onFinish = { [weak self] token in
      print("got \(token)"); self?.onFinish?(true)
    }
    add(login); startChildren()
  }
}
let app = AppCoordinator()
app.onFinish = { print("finished \($0)") }
app.start()
print(app.children.count)
