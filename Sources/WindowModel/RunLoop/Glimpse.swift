/// Captures the application while events are being delivered.
struct Glimpse: Passing {
  /// The numbers of the events to capture, from 1.
  private var wanted = 0..<0
  /// The number of events delivered so far.
  private var count = 0
  /// The captured states, one for each event.
  private(set) var seen: [Application] = []

  init() {}

  init(of events: Range<Int>) { wanted = events }

  /// Whether events to capture remain.
  var isWaiting: Bool { seen.count < wanted.count }

  /// Counts an event that is being delivered.
  mutating func see(_ application: Application) {
    count += 1
    guard wanted.contains(count) else { return }
    seen.append(application.atThisMoment())
  }
}

extension Application {
  /// The application during the delivery of each of these events of a command, counted from 1; fewer if
  /// the command posts fewer.
  public func glimpses(
    of events: Range<Int>, in command: Command
  ) throws(Refusal) -> [Application] {
    var copy = self
    copy.glimpse = Glimpse(of: events)
    _ = try copy.perform(command)
    return copy.glimpse.seen
  }
}
