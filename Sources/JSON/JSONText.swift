/// Formats values as JSON text.
package enum JSONText {
  /// A string.
  package static func string(_ text: String) -> String {
    var json = JSONWriter(capacity: text.utf8.count + 16)
    json.value(text)
    return json.finish().text
  }
}
