import TestSupport

/// The windows of the article that the service models: its screens, frames and colours.
///
/// Window 1 is red, 2 blue and 3 yellow, in front of a grey main window that is key.
struct Article {
  let service: Service

  /// Starts a session whose main window is key and visible, and makes the other three.
  init(frames: [String]) throws {
    service = try Service()
    try service.put("/sessions/demo")
    try make("window", #""backgroundColor":"gray""#)
    try service.put("\(session)/references/delegate.window", #"{"object":"window"}"#)
    try makeKeyAndVisible("window")
    for (index, color) in ["red", "blue", "yellow"].enumerated() {
      try make(
        "window\(index + 1)", #""backgroundColor":"\#(color)","frame":\#(frames[index])"#)
    }
  }

  let session = "/sessions/demo"

  private func make(_ name: String, _ fields: String) throws {
    let reply = try service.post("\(session)/windows", #"{"id":"\#(name)",\#(fields)}"#)
    guard reply.status == 201 else { throw GaveUp(reply.body) }
  }

  /// Returns the events.
  @discardableResult
  func makeKeyAndVisible(_ window: String) throws -> [String] {
    try service.curl("\(session)/windows/\(window)/makeKeyAndVisible", "-X", "POST").events
  }

  /// Returns the events.
  func show(_ window: String) throws -> [String] {
    try service.patch("\(session)/windows/\(window)", #"{"isHidden":false}"#).events
  }

  var application: JSON { get throws { try service.curl("\(session)/application").json } }
  var windows: [String] { get throws { try application["windows"].strings } }
  var keyWindow: String? { get throws { try application["keyWindow"].string } }
  var table: String { get throws { try service.curl("\(session)/windows.txt").body } }
}
