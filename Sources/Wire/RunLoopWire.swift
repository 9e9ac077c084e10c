package import JSON
package import WindowModel

extension JSONWriter {
  /// The main run loop, within an object.
  package mutating func fields(ofRunLoopIn application: borrowing Application) {
    let runLoop = application.runLoop
    field("turn", Int(clamping: runLoop.turn))
    field("isIdle", runLoop.isIdle)
    key("pending")
    beginArray()
    for work in runLoop.pending {
      beginObject()
      field("work", work.name)
      field("controller", application.identifier(of: work.controller).text)
      endObject()
    }
    endArray()
  }
}
