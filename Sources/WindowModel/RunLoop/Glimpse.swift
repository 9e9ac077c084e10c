/// A look at the application while an event is being delivered.
struct Glimpse: Passing {
  /// How many events come until the one to look at, that one counted; 0 where none is.
  private var left = 0
  /// What was seen, one at most; a list, since a value can't hold itself.
  private var seen: [Application] = []

  init() {}

  /// Waits for an event of a turn, the first one being 1.
  init(of event: Int) { left = event }

  /// Whether the event is yet to come.
  var isWaiting: Bool { left > 0 }

  /// The application as it was; nil where the event did not come.
  var application: Application? { seen.first }

  /// Counts an event that is being delivered.
  mutating func see(_ application: Application) {
    left -= 1
    guard left == 0 else { return }
    var application = application
    application.turn = Turn()
    seen = [application]
  }
}

extension Application {
  /// The application while an event of a command was being delivered, the first one being 1; nil where the
  /// command posts fewer.
  public func glimpse(of event: Int, in command: Command) throws(Refusal) -> Application? {
    var copy = self
    copy.glimpse = Glimpse(of: event)
    _ = try copy.perform(command)
    return copy.glimpse.application
  }
}
