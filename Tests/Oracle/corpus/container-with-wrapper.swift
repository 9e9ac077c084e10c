// DI container
final class Container {
  static let shared = Container()
  private var factories: [ObjectIdentifier: () -> Any] = [:]
  private var singletons: [String: Any] = [:]
  private init() {}
  func register<T>(_ type: T.Type, factory: @escaping () -> T) { factories[ObjectIdentifier(type)] = factory }
  func resolve<T>(_ type: T.Type = T.self) -> T {
    guard let make = factories[ObjectIdentifier(type)], let value = make() as? T else { fatalError("none for \(type)") }
    return value
  }
  func single<T>(_ type: T.Type, _ make: () -> T) -> T {
    let key = String(describing: type)
    if let known = singletons[key] as? T { return known }
    let made = make(); singletons[key] = made; return made
  }
}
protocol API { func fetch() -> String }
struct LiveAPI: API { func fetch() -> String { "live" } }
final class Store { let api: API; init(api: API) { self.api = api } }
Container.shared.register(API.self) { LiveAPI() }
Container.shared.register(Store.self) { Store(api: Container.shared.resolve()) }
let store: Store = Container.shared.resolve()
print(store.api.fetch())
let a = Container.shared.single(Store.self) { Store(api: LiveAPI()) }
let b = Container.shared.single(Store.self) { fatalError() }
print(a === b)
@propertyWrapper struct Inject<T> { var wrappedValue: T; init() { wrappedValue = Container.shared.resolve(T.self) } }
final class VM { @Inject var api: API; @Inject var store: Store }
print(VM().api.fetch(), VM().store.api.fetch())
