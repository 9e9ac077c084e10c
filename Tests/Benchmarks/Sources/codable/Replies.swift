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

/// A window as `GET` answers it.
struct Window: ResponseCodable, Sendable {
  var id: String
  var `class` = "UIWindow"
  var frame: Rect
  var bounds: Rect
  var center: Point
  var transform = Transform()
  var alpha = 1.0
  var tag = 0
  var isHidden = true
  var isKeyWindow = false
  var canBecomeKey = true
  var isOpaque = true
  var isUserInteractionEnabled = true
  var clipsToBounds = false
  var windowLevel = 0.0
  var backgroundColor: String
  var screen = "main"
  var rootViewController: String? = nil
  var subviews: [String] = []

  init(id: String, frame: Rect, color: String) {
    self.id = id
    self.frame = frame
    self.bounds = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    self.center = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    self.backgroundColor = color
  }
}

/// A window as the reply to a write shows it.
struct Summary: Codable, Sendable {
  var id: String
  var isHidden: Bool
  var isKeyWindow: Bool
  var windowLevel: Double
  var frame: Rect

  init(_ window: Window) {
    id = window.id
    isHidden = window.isHidden
    isKeyWindow = window.isKeyWindow
    windowLevel = window.windowLevel
    frame = window.frame
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
  var result: Summary
  var events: [Event]
  var diagnostics: [String]
}
