import HTTPTypes
import Hummingbird
import JSON
import NIOCore

/// A value that fenestra's own writer can encode, for a comparison without `Codable`.
protocol Writable {
  func write(_ json: inout JSONWriter)
}

extension Response {
  /// A reply with a body from fenestra's writer.
  init(bytes value: some Writable, headers: HTTPFields) {
    var json = JSONWriter(capacity: 1024)
    value.write(&json)
    let body = json.finish().withBytes { NIOCore.ByteBuffer(bytes: $0) }
    var headers = headers
    headers[.contentType] = "application/json; charset=utf-8"
    self.init(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
  }
}

extension Window: Writable {
  func write(_ json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("class", `class`)
    json.field("screen", screen)
    json.field("isHidden", isHidden)
    json.field("isOnScreen", isOnScreen)
    json.field("isKeyWindow", isKeyWindow)
    json.field("windowLevel", windowLevel)
    json.field("canBecomeKey", canBecomeKey)
    json.key("frame")
    frame.write(&json)
    json.key("bounds")
    bounds.write(&json)
    json.key("center")
    center.write(&json)
    json.key("transform")
    transform.write(&json)
    json.field("alpha", alpha)
    json.field("backgroundColor", backgroundColor)
    json.field("isOpaque", isOpaque)
    json.field("clipsToBounds", clipsToBounds)
    json.field("isUserInteractionEnabled", isUserInteractionEnabled)
    json.field("tag", tag)
    json.field("autoresizesSubviews", autoresizesSubviews)
    json.list("autoresizingMask", autoresizingMask)
    if let superview { json.field("superview", superview) }
    json.field("window", window)
    json.list("subviews", subviews)
    json.list("references", references)
    json.endObject()
  }
}

extension Point: Writable {
  func write(_ json: inout JSONWriter) {
    json.beginObject()
    json.field("x", x)
    json.field("y", y)
    json.endObject()
  }
}

extension Transform: Writable {
  func write(_ json: inout JSONWriter) {
    json.beginObject()
    json.field("a", a)
    json.field("b", b)
    json.field("c", c)
    json.field("d", d)
    json.field("tx", tx)
    json.field("ty", ty)
    json.endObject()
  }
}

extension Rect: Writable {
  func write(_ json: inout JSONWriter) {
    json.beginObject()
    json.field("x", x)
    json.field("y", y)
    json.field("width", width)
    json.field("height", height)
    json.endObject()
  }
}

extension WriteReply: Writable {
  func write(_ json: inout JSONWriter) {
    json.beginObject()
    json.field("revision", revision)
    json.key("result")
    result.write(&json)
    json.key("events")
    json.beginArray()
    for event in events {
      json.beginObject()
      json.field("seq", event.seq)
      json.field("name", event.name)
      json.field("object", event.object)
      json.field("rule", event.rule)
      json.endObject()
    }
    json.endArray()
    json.list("diagnostics", diagnostics)
    json.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func list(_ name: StaticString, _ texts: [String]) {
    key(name)
    beginArray()
    for text in texts { value(text) }
    endArray()
  }
}
