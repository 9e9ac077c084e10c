import ArgumentParser
import WindowAPI
import WindowService

/// The options for each client's rate limits.
struct ShareOptions: ParsableArguments {
  /// A changed share of an operation, nil to remove its limit.
  struct Change {
    let kind: Share.Kind
    let share: Share?
  }

  @Option(
    help: ArgumentHelp(
      "A client's limit for a costly operation: how many at once, and how many more per second, or none for no limit; may be repeated.",
      discussion:
        "Such as new-sessions=4000/0.5 or code-runs=none. The operations are \(names). A client is an IPv4 address, an IPv6 network of 64 bits, or a token.",
      valueName: "thing=burst/rate"),
    transform: change)
  var share: [Change] = []

  @Flag(help: "Remove the limits of all costly operations.")
  var noShares = false

  /// The shares after applying the options.
  var table: ShareTable {
    var table = noShares ? ShareTable.none : .standard
    for change in share { table[change.kind] = change.share }
    return table
  }

  private static let names = Share.Kind.allCases.map(\.rawValue).joined(separator: ", ")

  @Sendable private static func change(_ text: String) throws -> Change {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let kind = Share.Kind(rawValue: String(parts[0])) else {
      throw ValidationError(
        "'\(text)' is not a share: give it as \(names), then =BURST/RATE or =none.")
    }
    if parts[1] == "none" { return Change(kind: kind, share: nil) }
    let numbers = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    guard numbers.count == 2, let burst = Int(numbers[0]), let rate = Double(numbers[1]),
      let share = Share(burst: burst, rate: rate)
    else {
      throw ValidationError(
        "'\(parts[1])' is not a share: a burst of \(Share.bursts.lowerBound) to \(Share.bursts.upperBound), a slash, and a rate of \(Share.rates.lowerBound) to \(Share.rates.upperBound) a second."
      )
    }
    return Change(kind: kind, share: share)
  }
}
