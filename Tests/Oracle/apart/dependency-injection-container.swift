protocol Logger { func log(_ text: String) }
struct ConsoleLogger: Logger {
  let prefix: String
  func log(_ text: String) { print("\(prefix): \(text)") }
}
protocol Clock { var now: Int { get } }
final class FakeClock: Clock {
  private(set) var now = 100
  func advance(_ seconds: Int) { now += seconds }
}
final class Container {
  private var factories: [ObjectIdentifier: () -> Any] = [:]
  private var shared: [ObjectIdentifier: Any] = [:]
  func register<T>(_ type: T.Type, _ make: @escaping () -> T) {
    factories[ObjectIdentifier(type)] = make
  }
  func resolve<T>(_ type: T.Type) -> T {
    let key = ObjectIdentifier(type)
    if let made = shared[key] as? T { return made }
    guard let made = factories[key]?() as? T else { fatalError("nothing registered for \(type)") }
    shared[key] = made
    return made
  }
}
final class Service {
  let logger: Logger
  let clock: Clock
  init(_ container: Container) {
    logger = container.resolve(Logger.self)
    clock = container.resolve(Clock.self)
  }
  func run() { logger.log("running at \(clock.now)") }
}
let container = Container()
container.register(Logger.self) { ConsoleLogger(prefix: "log") }
container.register(Clock.self) {
  print("making the clock")
  return FakeClock()
}
let service = Service(container)
service.run()
(service.clock as? FakeClock)?.advance(5)
Service(container).run()
