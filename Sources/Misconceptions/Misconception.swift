package import JSON
package import WindowModel

/// A common misconception about windows that code or its comments may show.
package enum Misconception: String, CaseIterable {
  case creationOrder =
    "Creating a window does not place it: windows are ordered by level and, within a level, by when they were last shown."
  case firstSubviewIsFront =
    "subviews runs from back to front: the first one is behind all others, and the last one is in front."
  case foundWindowIsKey =
    "A window chosen by its position or level need not be the key window; isKeyWindow says which one is."
  case viewsAreCopied =
    "No view is copied: the controller's own view becomes a subview of the window, and a view has one superview."
  case belowIsBottom =
    "insertSubview(_:belowSubview:) puts a view right behind that sibling; sendSubviewToBack(_:) puts it behind all."
  case keyAloneGetsEvents =
    "Touches go to the window that they are in, key or not; the key window gets keyboard input and events without a location."
  case onlyKeyShows =
    "A window is visible as soon as isHidden is false; it need not be key."

  /// The rule that states the facts.
  package var rule: Rule {
    switch self {
    case .creationOrder: .windowsAreListedBackToFront
    case .firstSubviewIsFront: .addedViewIsFrontmost
    case .foundWindowIsKey: .oneKeyWindowGetsKeyboard
    case .viewsAreCopied: .viewHasOneSuperview
    case .belowIsBottom: .insertBesideSibling
    case .keyAloneGetsEvents: .touchGoesToItsWindow
    case .onlyKeyShows: .makeKeyAndVisibleShowsThenMakesKey
    }
  }

  /// A place in a source that shows a misconception.
  package struct Sighting {
    package let misconception: Misconception
    /// The line in the source, from 1.
    package let line: Int

    /// The sighting as a line of text.
    package var text: String {
      "Line \(line): \(misconception.rawValue) (\(misconception.rule.rawValue))"
    }
  }
}

extension JSONWriter {
  /// Writes the misconceptions found in code as the field `notes`; omits the field if there are none.
  package mutating func notes(_ sightings: [Misconception.Sighting]) {
    guard !sightings.isEmpty else { return }
    objects("notes", sightings) { json, sighting in
      json.field("line", sighting.line)
      json.field("rule", sighting.misconception.rule.rawValue)
      json.field("text", sighting.misconception.rawValue)
    }
  }
}
