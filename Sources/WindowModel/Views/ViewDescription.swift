extension View {
  /// The properties that differ from a new view's, as UIKit describes a view.
  package func describedProperties(_ number: (Double) -> String) -> [String] {
    var properties = ["frame = \(frame.described(number))"]
    if transform != .identity {
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      properties.append("transform = [\(numbers.map(number).joined(separator: ", "))]")
    }
    if clipsToBounds { properties.append("clipsToBounds = YES") }
    if alpha != 1 { properties.append("alpha = \(number(alpha))") }
    if isHidden { properties.append("hidden = YES") }
    if !isOpaque { properties.append("opaque = NO") }
    let mask = AutoresizingMask.parts.filter { autoresizingMask.contains($0.mask) }
    if !mask.isEmpty {
      properties.append("autoresize = \(mask.map(\.abbreviation).joined(separator: "+"))")
    }
    if !isUserInteractionEnabled { properties.append("userInteractionEnabled = NO") }
    if tag != 0 { properties.append("tag = \(tag)") }
    return properties
  }
}

extension Rect {
  /// The rectangle as UIKit prints it in a view's description.
  package func described(_ number: (Double) -> String) -> String {
    "(\(number(origin.x)) \(number(origin.y)); \(number(size.width)) \(number(size.height)))"
  }
}
