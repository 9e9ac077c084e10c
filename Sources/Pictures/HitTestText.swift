package import JSON
package import WindowModel

/// A hit test as text: the views in the order of the search, each below the view that asked it, and
/// at last the one that gets the touch.
package enum HitTestText {
  package static func bytes(of test: HitTest, in application: borrowing Application) -> ByteBuffer {
    var buffer = ByteBuffer()
    var depths: [NodeID: Int] = [:]
    for step in test.steps {
      let asking = application.view(step.view)?.superview.flatMap { depths[$0] }
      let depth = asking.map { $0 + 1 } ?? 0
      depths[step.view] = depth
      for _ in 0..<depth { buffer.append(ViewTree.indentation) }
      let place = step.point.map { "(\(Printed.number($0.x)) \(Printed.number($0.y)))" }
      buffer.append(
        "\(application.identifier(of: step.view)) \(place ?? "nowhere"): \(step.outcome.words)"
          + ", \(step.outcome.rule.rawValue)\n")
    }
    let hit = test.view.map { application.identifier(of: $0).text }
    buffer.append("\(hit ?? "Nobody") gets the touch.\n")
    return buffer
  }
}

extension HitTest.Outcome {
  /// The outcome, in words that follow the view's name.
  var words: String {
    switch self {
    case .hit: "takes it"
    case .asksSubviews: "has it, and asks its subviews from front to back"
    case .hidden: "is hidden"
    case .takesNoTouches: "takes no touches"
    case .tooClear: "is too clear"
    case .outside: "does not have it"
    case .letsThrough: "lets it through"
    case .flattened: "has no room for it"
    }
  }
}
