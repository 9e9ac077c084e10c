import HTTP
package import WindowModel

extension GestureProperties {
  /// The fields of a gesture recognizer that a request may set.
  package static let fields: [Body.Field<GestureProperties>] = [
    .init("actions", example: "[\"tapped:\"]") { body, it throws(Problem) in
      it.actions = try body.list { body throws(Problem) in try body.selector() }
    },
    .init("isEnabled", .flag, example: "false") { $0.isEnabled = $1 },
    .init("cancelsTouchesInView", .flag, example: "false") { $0.cancelsTouchesInView = $1 },
    .init("delaysTouchesBegan", .flag, example: "true") { $0.delaysTouchesBegan = $1 },
    .init("delaysTouchesEnded", .flag, example: "false") { $0.delaysTouchesEnded = $1 },
    .init("requiresToFail", example: "[\"double\"]") { body, it throws(Problem) in
      it.requiresToFail = try body.list { body throws(Problem) in try body.identifier() }
    },
    .init("numberOfTapsRequired", .integer, example: "2") { $0.numberOfTapsRequired = $1 },
    .init("numberOfTouchesRequired", .integer, example: "2") { $0.numberOfTouchesRequired = $1 },
    .init("minimumPressDuration", .number, example: "1") { $0.minimumPressDuration = $1 },
    .init("allowableMovement", .number, example: "20") { $0.allowableMovement = $1 },
    .init("minimumNumberOfTouches", .integer, example: "2") { $0.minimumNumberOfTouches = $1 },
    .init("direction", example: "[\"left\"]") { body, it throws(Problem) in
      it.direction = try body.list { body throws(Problem) in
        try body.choice(GestureSettings.Direction.self)
      }
    },
    .init("edges", example: "[\"left\"]") { body, it throws(Problem) in
      it.edges = try body.list { body throws(Problem) in
        try body.choice(GestureSettings.Edge.self)
      }
    },
    .init("shouldBegin", .flag, example: "false") { $0.shouldBegin = $1 },
    .init("shouldReceiveTouch", .flag, example: "false") { $0.shouldReceiveTouch = $1 },
    .init("recognizesSimultaneously", .flag, example: "true") { $0.recognizesSimultaneously = $1 },
  ]
}

extension Body {
  /// Reads a list of values without duplicates.
  fileprivate mutating func list<Element: Hashable>(
    _ read: (inout Body) throws(Problem) -> Element
  ) throws(Problem) -> [Element] {
    var elements: [Element] = []
    var seen: Set<Element> = []
    try array { body, _ throws(Problem) in
      let element = try read(&body)
      guard seen.insert(element).inserted else { throw body.invalid("This came twice.") }
      elements.append(element)
    }
    return elements
  }
}
