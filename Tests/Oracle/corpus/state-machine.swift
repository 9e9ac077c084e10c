enum State: Equatable {
  case idle
  case loading(url: String)
  case loaded(Int)
  case failed(String)
}
enum Action { case start(String), finish(Int), fail(String), reset }
struct Machine {
  private(set) var state = State.idle {
    didSet { if oldValue != state { print("\(oldValue) -> \(state)") } }
  }
  mutating func handle(_ action: Action) {
    switch (state, action) {
    case (.idle, .start(let url)), (.failed, .start(let url)): state = .loading(url: url)
    case (.loading, .finish(let count)): state = .loaded(count)
    case (.loading(let url), .fail(let why)): state = .failed("\(url): \(why)")
    case (_, .reset): state = .idle
    default: print("ignored \(action) in \(state)")
    }
  }
}
var m = Machine()
m.handle(.finish(1))
m.handle(.start("a.com"))
m.handle(.fail("timeout"))
m.handle(.start("b.com"))
m.handle(.finish(3))
m.handle(.reset)
m.handle(.reset)
