/// A limit of the service, as `/limits` tells it.
public struct Limit: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// How much.
  public var value: Double
  /// Of what: `bytes`, `seconds` and the like.
  public var unit: String
  /// The status, or the event of a stream, by which a client learns that it has reached it.
  public var answer: String
  /// The option of `fenestra serve` that sets it, or nil where it is fixed.
  public var option: String?

  /// Makes a limit.
  public init(
    _ name: String, _ value: Double, _ unit: String, answer: String, option: String? = nil
  ) {
    self.name = name
    self.value = value
    self.unit = unit
    self.answer = answer
    self.option = option
  }
}
