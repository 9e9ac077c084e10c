/// A limit of the service, for `/limits`.
public struct Limit: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// Its value.
  public var value: Double
  /// The unit: `bytes`, `seconds` and the like.
  public var unit: String
  /// The status, or the event of a stream, that reports it when it is reached.
  public var answer: String
  /// The option of `fenestra serve` that sets it, or nil if it is fixed.
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
