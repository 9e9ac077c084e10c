protocol Event {}
struct Login: Event { let user: String }
struct Logout: Event { let reason: Int }
final class EventBus {
  typealias Token = Int
  private var handlers: [ObjectIdentifier: [(id: Token, call: (Event) -> Void)]] = [:]
  private var nextID = 0
  @discardableResult
  func on<E: Event>(_ type: E.Type, _ handler: @escaping (E) -> Void) -> Token {
    nextID += 1
    handlers[ObjectIdentifier(type), default: []].append(
      (
        nextID,
        { event in
          if let e = event as? E { handler(e) }
        }
      ))
    return nextID
  }
  func off(_ token: Token) {
    for key in handlers.keys { handlers[key]?.removeAll { $0.id == token } }
  }
  func emit<E: Event>(_ event: E) {
    handlers[ObjectIdentifier(E.self)]?.forEach { $0.call(event) }
  }
}
let bus = EventBus()
bus.on(Login.self) { print("login", $0.user) }
let token = bus.on(Logout.self) { e in print("logout", e.reason) }
bus.emit(Login(user: "ann"))
bus.emit(Logout(reason: 2))
bus.off(token)
bus.emit(Logout(reason: 3))

final class Container {
  private var factories: [String: (Container) -> Any] = [:]
  private var singletons: [String: Any] = [:]
  func register<T>(_ type: T.Type, _ make: @escaping (Container) -> T) { factories[String(describing: type)] = make }
  func resolve<T>(_ type: T.Type = T.self) -> T? {
    let key = "\(type)"
    if let known = singletons[key] as? T { return known }
    guard let made = factories[key]?(self) as? T else { return nil }
    singletons[key] = made
    return made
  }
}
protocol Logger { func log(_ m: String) }
class ConsoleLogger: Logger { var count = 0; func log(_ m: String) { count += 1; print("[\(count)]", m) } }
class Service {
  let logger: Logger; init(logger: Logger) { self.logger = logger };
  func run() { logger.log("running \(type(of: self))") }
}
let c = Container()
c.register(Logger.self) { _ in ConsoleLogger() }
c.register(Service.self) { Service(logger: $0.resolve()!) }
c.resolve(Service.self)?.run()
let s: Service? = c.resolve()
s?.run()
print(c.resolve(Int.self) as Any)
