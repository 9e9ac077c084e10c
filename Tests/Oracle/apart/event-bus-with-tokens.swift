final class Bus {
  final class Token {
    private let cancel: () -> Void
    init(_ cancel: @escaping () -> Void) { self.cancel = cancel }
    deinit { cancel() }
  }
  private var handlers: [Int: (String) -> Void] = [:]
  private var next = 0
  func listen(_ handler: @escaping (String) -> Void) -> Token {
    next += 1
    let key = next
    handlers[key] = handler
    return Token { [weak self] in
      self?.handlers[key] = nil
      print("token \(key) cancelled")
    }
  }
  func send(_ text: String) {
    for key in handlers.keys.sorted() { handlers[key]?(text) }
  }
}
let bus = Bus()
var first: Bus.Token? = bus.listen { print("first:", $0) }
func scoped() {
  let token = bus.listen { print("scoped:", $0) }
  bus.send("inside")
  _ = token
}
scoped()
bus.send("outside")
first = nil
bus.send("nobody")
