/// A look at the application while events are being delivered.
struct Glimpse: Passing {
  /// Which events of the turn to look at, the first one being 1.
  private var wanted = 0..<0
  /// How many were delivered.
  private var count = 0
  /// What was seen, event after event.
  private(set) var seen: [Application] = []

  init() {}

  init(of events: Range<Int>) { wanted = events }

  /// Whether there is more to see.
  var isWaiting: Bool { seen.count < wanted.count }

  /// Counts an event that is being delivered.
  mutating func see(_ application: Application) {
    count += 1
    guard wanted.contains(count) else { return }
    seen.append(application.atThisMoment())
  }
}

extension Application {
  /// The application while each of these events of a command was being delivered, the first one being 1; fewer
  /// where the command posts fewer.
  public func glimpses(
    of events: Range<Int>, in command: Command
  ) throws(Refusal) -> [Application] {
    var copy = self
    copy.glimpse = Glimpse(of: events)
    _ = try copy.perform(command)
    return copy.glimpse.seen
  }
}
