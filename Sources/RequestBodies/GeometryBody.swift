package import HTTP
import JSON
import Problems
package import WindowModel

extension Body {
  /// Reads a rectangle: `{"x","y","width","height"}`, or the four numbers in the order of CGRectMake.
  package mutating func rect() throws(Problem) -> Rect {
    let numbers = try numbers(["x", "y", "width", "height"])
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Reads a point: `{"x","y"}`, or the two numbers.
  package mutating func point() throws(Problem) -> Point {
    let numbers = try numbers(["x", "y"])
    return Point(x: numbers[0], y: numbers[1])
  }

  /// Reads a size: `{"width","height"}`, or the two numbers.
  package mutating func size() throws(Problem) -> Size {
    let numbers = try numbers(["width", "height"])
    return Size(width: numbers[0], height: numbers[1])
  }

  /// Reads insets: `{"top","left","bottom","right"}`, or the four numbers in the order of UIEdgeInsetsMake.
  package mutating func insets() throws(Problem) -> EdgeInsets {
    let numbers = try numbers(["top", "left", "bottom", "right"])
    return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Reads a level: a number, or UIKit's name for it.
  package mutating func windowLevel() throws(Problem) -> WindowLevel {
    guard try kind() == .string else { return WindowLevel(rawValue: try number()) }
    let text = try string()
    guard let level = WindowLevel(asWritten: text) else {
      let known = WindowLevel.named.map(\.name)
      throw invalid(
        "'\(text)' is not a window level.",
        hint: didYouMean(text.prefix { $0.isLetter }.description, among: known)
          ?? "It is \(known.joined(separator: ", ")), such a name and a number, as in alert+1, or a number without quotation marks, as in 2001."
      )
    }
    return level
  }

  /// Reads a colour, or null.
  package mutating func color() throws(Problem) -> Color? {
    guard try kind() != .null else {
      try null()
      return nil
    }
    let text = try string()
    guard let color = Color(text) else {
      throw invalid(
        "'\(text)' is neither a colour name of CSS nor #rgb, #rrggbb or #rrggbbaa.",
        hint: didYouMean(text, among: Color.names.sorted()))
    }
    return color
  }

  /// Reads an object's identifier.
  package mutating func identifier() throws(Problem) -> Identifier {
    let text = try string()
    guard let identifier = Identifier(text) else {
      throw invalid(
        "An identifier is a letter and then letters, digits, _ or -, 64 characters at most.")
    }
    return identifier
  }

  private mutating func numbers(_ names: [String]) throws(Problem) -> [Double] {
    if try kind() == .array { return try numberList(names) }
    let found = try numbers(among: names)
    var numbers: [Double] = []
    for name in names {
      guard let number = found[name] else { throw missing(name) }
      numbers.append(number)
    }
    return numbers
  }

  /// Reads an object's numbers, by name.
  package mutating func numbers(among names: [String]) throws(Problem) -> [String: Double] {
    var found: [String: Double] = [:]
    let fields = names.map { name in
      Field<[String: Double]>(name, example: "0") { body, found throws(Problem) in
        found[name] = try body.number()
      }
    }
    try object("a value of \(names.joined(separator: ", "))", fields, into: &found)
    return found
  }

  /// Reads an array with one number for each name.
  package mutating func numberList(_ names: [String]) throws(Problem) -> [Double] {
    var numbers: [Double] = []
    try array { body, _ throws(Problem) in numbers.append(try body.number()) }
    guard numbers.count == names.count else {
      throw invalid("\(names.count) numbers are expected here: \(names.joined(separator: ", ")).")
    }
    return numbers
  }
}
