import Foundation

/// A JSON document for tests; missing values are null.
struct JSON: Equatable, CustomStringConvertible {
  private let value: NSObject

  private init(value: Any?) { self.value = value as? NSObject ?? NSNull() }

  /// Parsed by Foundation, so that the service's own parser does not judge itself.
  init(_ text: String) {
    self.init(
      value: try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed))
  }

  subscript(key: String) -> JSON { JSON(value: (value as? [String: Any])?[key]) }
  var array: [JSON] { (value as? [Any] ?? []).map { JSON(value: $0) } }
  var keys: Set<String> { Set((value as? [String: Any] ?? [:]).keys) }
  var string: String? { value as? String }
  var number: Double? { (value as? NSNumber)?.doubleValue }
  var int: Int? { number.flatMap { Int(exactly: $0) } }
  var bool: Bool? { (value as? NSNumber)?.boolValue }
  var isNull: Bool { value is NSNull }
  /// The strings of an array.
  var strings: [String] { array.compactMap(\.string) }
  /// A rectangle's numbers, as UIKit orders them.
  var rect: [Double] { ["x", "y", "width", "height"].compactMap { self[$0].number } }

  var description: String { "\(value)" }

  /// An event in short, such as `w1 DidBecomeKey`.
  var event: String {
    var name = self["name"].string ?? "?"
    if name.hasPrefix("UIWindow") { name.removeFirst("UIWindow".count) }
    if name.hasSuffix("Notification") { name.removeLast("Notification".count) }
    return "\(self["object"].string ?? "?") \(name)"
  }
}
