package import JSON
package import WindowModel

extension JSONWriter {
  /// Writes the main run loop, within an object.
  package mutating func fields(ofRunLoopIn application: borrowing Application) {
    let runLoop = application.runLoop
    field("turn", Int(clamping: runLoop.turn))
    field("isIdle", runLoop.isIdle)
    objects("pending", runLoop.pending) { json, work in
      json.field("work", work.name)
      if let controller = work.controller {
        json.field("controller", application.identifier(of: controller).text)
      }
    }
  }
}
