package import HTTP
import JSON
package import WindowModel

extension AlertProperties {
  /// The additional fields of alert controllers.
  package static let fields: [Body.Field<AlertProperties>] = [
    .init("preferredStyle", example: "\"alert\"") { body, it throws(Problem) in
      it.preferredStyle = try body.choice(Alert.Style.self)
    },
    .init("message", example: "\"Really?\"") { body, it throws(Problem) in
      it.message = .some(try body.optionalString())
    },
    .init("actions", example: "[{\"title\":\"OK\"}]") { body, it throws(Problem) in
      var actions: [Alert.Action] = []
      try body.array { body, _ throws(Problem) in actions.append(try body.alertAction()) }
      it.actions = actions
    },
    .init("textFields", example: "[\"Name\"]") { body, it throws(Problem) in
      it.textFields = try body.strings()
    },
  ]
}

extension PopoverProperties {
  /// The fields of a controller's popover.
  package static let fields: [Body.Field<PopoverProperties>] = [
    .init("sourceView", .objectOrNull, example: "\"button\"") { $0.sourceView = .some($1) },
    .init("sourceRect", example: "[0,0,44,44]") { body, it throws(Problem) in
      it.sourceRect = try body.rect()
    },
    .init("barButtonItem", .textOrNull, example: "\"Share\"") { $0.barButtonItem = .some($1) },
    .init("permittedArrowDirections", example: "[\"up\"]") { body, it throws(Problem) in
      it.permittedArrowDirections = try body.choices(Popover.ArrowDirection.self)
    },
    .init("adaptivePresentationStyle", .choice, example: "\"none\"") {
      $0.adaptivePresentationStyle = $1
    },
  ]
}

extension SheetProperties {
  /// The fields of a controller's sheet.
  package static let fields: [Body.Field<SheetProperties>] = [
    .init("detents", example: "[\"medium\",\"large\",200]") { body, it throws(Problem) in
      var detents: [Detent] = []
      try body.array { body, _ throws(Problem) in detents.append(try body.detent()) }
      it.detents = detents
    },
    .init("selectedDetentIdentifier", example: "\"medium\"") { body, it throws(Problem) in
      it.selected = .some(try body.optionalDetent())
    },
    .init("largestUndimmedDetentIdentifier", example: "\"medium\"") { body, it throws(Problem) in
      it.largestUndimmed = .some(try body.optionalDetent())
    },
  ]
}

extension Body {
  /// Reads `medium`, `large` or a custom detent's height, in points.
  package mutating func detent() throws(Problem) -> Detent {
    if try kind() == .number { return .custom(try number()) }
    let detents: [String: Detent] = ["medium": .medium, "large": .large]
    let text = try string()
    return try choose(text, detents[text], among: ["medium", "large", "a height in points"])
  }

  fileprivate mutating func optionalDetent() throws(Problem) -> Detent? {
    guard try kind() == .null else { return try detent() }
    try null()
    return nil
  }

  /// Reads a string, or null.
  package mutating func optionalString() throws(Problem) -> String? {
    guard try kind() == .null else { return try string() }
    try null()
    return nil
  }

  /// Reads strings.
  package mutating func strings() throws(Problem) -> [String] {
    var strings: [String] = []
    try array { body, _ throws(Problem) in strings.append(try body.string()) }
    return strings
  }

  /// Reads the name of a completion block.
  package mutating func completion() throws(Problem) -> Completion {
    guard let completion = Completion(try string()) else {
      throw invalid(
        "A completion's name is a letter or _ and then letters, digits, _ or :, 64 characters at most."
      )
    }
    return completion
  }

  fileprivate mutating func alertAction() throws(Problem) -> Alert.Action {
    var parts: (title: String?, style: Alert.Action.Style) = (nil, .standard)
    try object(
      "an alert's action",
      [
        .init("title", example: "\"OK\"") { body, it throws(Problem) in
          it.title = try body.string()
        },
        .init("style", example: "\"cancel\"") { body, it throws(Problem) in
          it.style = try body.choice(Alert.Action.Style.self)
        },
      ], into: &parts)
    guard let title = parts.title else { throw missing("title") }
    return Alert.Action(title, parts.style)
  }
}
