/// An application's gesture recognizers, the touches that they follow, and the clock of touches.
public struct Gestures: Hashable, Codable, Sendable {
  /// The maximum number of recognizers of an application.
  public static let most = 1000
  /// The maximum wait before one input, in seconds.
  public static let longestWait = 3600.0
  /// The maximum of the clock, in seconds.
  static let lastSecond = 1e9

  /// The sum of the waits before inputs, in seconds; timers of the app's code have their own clock.
  public internal(set) var clock = 0.0
  /// The recognizers of all views, in the order in which they were added.
  public internal(set) var recognizers: [GestureRecognizer] = []
  /// The touches that recognizers follow, or whose end their view has not yet received.
  var tracks: [TouchTrack] = []
  /// The number of touches that ever began, which numbers them.
  var touchesCounted = 0
  /// The last tap, which the next one may follow as a double tap.
  var lastTap: LastTap?
  /// The number of identifiers that the model generated.
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

  /// The recognizer with a name; setting one that does not exist does nothing.
  subscript(identifier: Identifier) -> GestureRecognizer? {
    get { recognizers.first { $0.identifier == identifier } }
    set {
      if let newValue, let index = index(of: identifier) { recognizers[index] = newValue }
    }
  }
}

/// A touch as recognizers see it: it outlasts its finger while its end is delayed.
struct TouchTrack: Hashable, Codable, Sendable {
  /// The finger, nil after it is lifted.
  var finger: Int?
  /// Its unique number.
  let number: Int
  /// Its tap count.
  let tapCount: Int
  /// The view that the hit test found.
  let hit: NodeID
  /// The view that receives it, or nil.
  let view: NodeID?
  /// That view's window.
  let window: NodeID?
  /// Where it began, on its screen, in points.
  let start: Point
  /// Where it is, in points.
  var point: Point
  /// The recognizers that received it, in order.
  let offered: [Identifier]
  /// Those of them that are still undecided.
  var open: [Identifier]
  /// Until when scroll views delay its beginning, in seconds of the clock of touches; nil for no delay.
  var delayedUntil: Double?
  /// Whether its beginning has yet to reach the recognizers, and then the view.
  var isNew = true
  /// Whether the view has yet to receive its beginning.
  var isBeginningHeld = false
  /// Whether the view has yet to receive its end.
  var isEndHeld = false
  /// Whether it was cancelled in the view, which receives nothing more.
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

  /// `location(in:)` of a recognizer: the centre of its fingers in a view's coordinates, in points, or on
  /// the screen; nil before its first touch.
  public func location(of recognizer: Identifier, in view: NodeID?) -> Point? {
    guard let point = gestureRecognizer(recognizer)?.middle else { return nil }
    return convert(point, from: .screen, to: view.map { .view($0) } ?? .screen)
  }

  /// Converts a vector at a point of the screen to a view's coordinates.
  func vector(_ vector: Point, at point: Point, in view: NodeID?) -> Point {
    guard let view, let end = convert(point, from: .screen, to: .view(view)),
      let start = convert(point - vector, from: .screen, to: .view(view))
    else { return vector }
    return end - start
  }

  /// `translation(in:)` of a pan, in the view's points.
  package func translation(of recognizer: Identifier, in view: NodeID?) -> Point {
    guard let it = gestureRecognizer(recognizer) else { return .zero }
    return vector(it.translation, at: it.middle ?? .zero, in: view)
  }

  /// `velocity(in:)` of a pan, in the view's points a second.
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
  /// The distance from the origin, in points.
  var length: Double { (x * x + y * y).squareRoot() }
}
