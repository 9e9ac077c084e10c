/// What an application knows of gestures: its recognizers, the touches that they follow, and the clock of
/// touches.
public struct Gestures: Hashable, Codable, Sendable {
  /// The most recognizers that an application has.
  public static let most = 1000
  /// The most seconds that pass before one input.
  public static let longestWait = 3600.0
  /// The farthest that the clock goes, in seconds.
  static let lastSecond = 1e9

  /// How many seconds have passed before inputs; timers of the app's code have their own time.
  public internal(set) var clock = 0.0
  /// The recognizers of all views, in the order in which they were added.
  public internal(set) var recognizers: [GestureRecognizer] = []
  /// The touches that recognizers follow, or whose end their view has yet to be told of.
  var tracks: [TouchTrack] = []
  /// How many touches began, which tells one of a finger from the next.
  var touchesCounted = 0
  /// The last tap, which a next one may follow.
  var lastTap: LastTap?
  /// How many names the model counted.
  var counted = 0

  init() {}

  /// A tap that ended.
  struct LastTap: Hashable, Codable, Sendable {
    let point: Point
    let window: NodeID?
    let time: Double
    let count: Int
  }

  /// Whether a recognizer has this name.
  func isTaken(_ identifier: Identifier) -> Bool { index(of: identifier) != nil }

  func index(of identifier: Identifier) -> Int? {
    recognizers.firstIndex { $0.identifier == identifier }
  }

  /// The recognizer with a name; setting it does nothing where there is none.
  subscript(identifier: Identifier) -> GestureRecognizer? {
    get { recognizers.first { $0.identifier == identifier } }
    set {
      if let newValue, let index = index(of: identifier) { recognizers[index] = newValue }
    }
  }
}

/// A touch as recognizers see it: it outlives its finger while its end is held back.
struct TouchTrack: Hashable, Codable, Sendable {
  /// The finger, nil once it is lifted.
  var finger: Int?
  /// Its number, which no other touch has.
  let number: Int
  /// How many taps in a row it makes.
  let tapCount: Int
  /// The view that was hit.
  let hit: NodeID
  /// The view that is told of it, nil where that is nobody.
  let view: NodeID?
  /// That view's window.
  let window: NodeID?
  /// Where it began, on its screen.
  let start: Point
  /// Where it is.
  var point: Point
  /// Who was given it, in order.
  let offered: [Identifier]
  /// Those of them that have not decided.
  var open: [Identifier]
  /// Until when scroll views hold its beginning back, in seconds of the clock of touches; nil where none does.
  var delayedUntil: Double?
  /// Whether recognizers are told of its beginning now, and the view will be.
  var isNew = true
  /// Whether the view has yet to be told of its beginning.
  var isBeginningHeld = false
  /// Whether the view has yet to be told of its end.
  var isEndHeld = false
  /// Whether it was cancelled in the view, which is told no more.
  var isTaken = false
}

extension Application {
  /// A recognizer, or nil.
  public func gestureRecognizer(_ identifier: Identifier) -> GestureRecognizer? {
    gestures.recognizers.isEmpty ? nil : gestures[identifier]
  }

  /// The recognizers of a view, in the order in which they were added.
  public func gestureRecognizers(of view: NodeID) -> [GestureRecognizer] {
    gestures.recognizers.isEmpty ? [] : gestures.recognizers.filter { $0.view == view }
  }

  /// `location(in:)` of a recognizer: the middle of its fingers in a view's coordinates, in points, or on the
  /// screen; nil before its first touch.
  public func location(of recognizer: Identifier, in view: NodeID?) -> Point? {
    guard let point = gestureRecognizer(recognizer)?.middle else { return nil }
    return convert(point, from: .screen, to: view.map { .view($0) } ?? .screen)
  }

  /// A vector of the screen, at a place of it, as a view sees it.
  func vector(_ vector: Point, at point: Point, in view: NodeID?) -> Point {
    guard let view, let end = convert(point, from: .screen, to: .view(view)),
      let start = convert(point - vector, from: .screen, to: .view(view))
    else { return vector }
    return end - start
  }

  /// `translation(in:)` of a pan, in points of a view.
  package func translation(of recognizer: Identifier, in view: NodeID?) -> Point {
    guard let it = gestureRecognizer(recognizer) else { return .zero }
    return vector(it.translation, at: it.middle ?? .zero, in: view)
  }

  /// `velocity(in:)` of a pan, in points of a view a second.
  package func velocity(of recognizer: Identifier, in view: NodeID?) -> Point {
    guard let it = gestureRecognizer(recognizer) else { return .zero }
    return vector(it.velocity, at: it.middle ?? .zero, in: view)
  }

  /// `setTranslation(_:in:)` of a pan.
  package mutating func setTranslation(
    _ translation: Point, of recognizer: Identifier, in view: NodeID?
  ) {
    guard let it = gestureRecognizer(recognizer) else { return }
    var onScreen = translation
    if let view, let middle = it.middle,
      let inner = convert(middle, from: .screen, to: .view(view)),
      let start = convert(inner - translation, from: .view(view), to: .screen)
    {
      onScreen = middle - start
    }
    if onScreen.isUsable { gestures[recognizer]?.translation = onScreen }
  }
}

extension Point {
  /// How far it is from the origin, in points.
  var length: Double { (x * x + y * y).squareRoot() }
}
