import StoredState
package import JSON
package import WindowModel
import WindowSessions

/// A number that is equal for equal states of a session: the 64-bit FNV-1a sum of the snapshot's
/// bytes from the comma before `"application"` up to the comma before `"stateHash"`.
///
/// For views that a snapshot omits it uses the objects in `GET /views`, one after the other.
package struct StateHash: Hashable {
  private var sum = FNV1a()

  /// Hashes the state in `json` from `start` on.
  package init(_ json: borrowing JSONWriter, from start: Int, of application: borrowing Application)
  {
    json.withBytes(from: start) { sum.add($0) }
    var views = application.views.filter { !application.isWindow($0) }[...].dropFirst(
      ListLimit.objects)
    while let id = views.popFirst() {
      var json = JSONWriter()
      json.view(id, in: application)
      json.withBytes(from: 0) { sum.add($0) }
    }
  }

  /// Hashes a state.
  package init(of application: borrowing Application) {
    var json = JSONWriter(capacity: 4096)
    // In a snapshot, other fields precede the state.
    json.beginObject()
    json.field("revision", 0)
    let start = json.count
    json.state(of: application)
    self.init(json, from: start, of: application)
  }

  /// Sixteen hexadecimal digits.
  package var text: String {
    let digits = String(sum.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits  // checked: all of its digits
  }
}
