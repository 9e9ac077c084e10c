import Hummingbird

struct Point: Codable, Sendable {
  var x: Double
  var y: Double
}

struct Rect: Codable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
}

struct Transform: Codable, Sendable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0
}

/// A window with the fields of fenestra's reply.
struct Window: ResponseCodable, Sendable {
  var id: String
  var `class` = "UIWindow"
  var screen = "main"
  var isHidden = true
  var isOnScreen = true
  var isKeyWindow = false
  var windowLevel = 0.0
  var canBecomeKey = true
  var frame: Rect
  var bounds: Rect
  var center: Point
  var transform = Transform()
  var alpha = 1.0
  var backgroundColor: String
  var isOpaque = false
  var clipsToBounds = false
  var isUserInteractionEnabled = true
  var tag = 0
  var autoresizesSubviews = true
  var autoresizingMask: [String] = []
  var superview: String? = nil
  var window: String
  var subviews: [String] = []
  var references: [String]

  init(id: String, frame: Rect, color: String) {
    self.id = id
    self.frame = frame
    self.bounds = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    self.center = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    self.backgroundColor = color
    window = id
    references = [id]
  }
}

struct Event: Codable, Sendable {
  var seq: Int
  var name: String
  var object: String
  var rule: String
}

struct WriteReply: ResponseCodable, Sendable {
  var revision: Int
  var result: Window
  var events: [Event]
  var diagnostics: [String]
}
