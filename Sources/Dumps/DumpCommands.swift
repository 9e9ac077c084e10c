import JSON
import WindowModel

/// The commands that recreate a dump, in the log's format, and notes on what they omit.
struct DumpCommands {
  private(set) var texts: [[UInt8]] = []
  /// The line for each command.
  private(set) var lines: [Int] = []
  private(set) var notes: [DumpNote] = []
  /// The index of each note.
  private var places: [String: Int] = [:]
  /// The number of objects for each base name.
  private var counts: [String: Int] = [:]

  /// Adds a command on an object, or on the session itself.
  mutating func add(
    _ operation: StaticString, on name: String? = nil, line: Int,
    _ fields: (inout JSONWriter) -> Void = { _ in }
  ) {
    var json = JSONWriter()
    json.beginObject()
    json.field("op", "\(operation)")
    if let name { json.field("on", name) }
    fields(&json)
    json.endObject()
    texts.append(json.finish().withBytes(Array.init))
    lines.append(line)
  }

  /// Adds a note on a line; notes with the same content are merged.
  mutating func note(_ code: DumpNote.Code, _ subject: String = "", line: Int) {
    let key = "\(code.rawValue) \(subject)"
    if let place = places[key], notes.indices.contains(place) {
      if notes[place].lines.last != line { notes[place].lines.append(line) }
    } else {
      places[key] = notes.count
      notes.append(DumpNote(code: code, subject: subject, lines: [line]))
    }
  }

  /// Returns a name for an object of a class: `label1` for a UILabel, `loginView2` for the second MyApp.LoginView.
  mutating func name(for className: String) -> String {
    let last = className.split(separator: ".").last ?? ""
    var word = last.drop { !$0.isASCII || !$0.isLetter }
    if word.hasPrefix("UI"), word.dropFirst(2).first?.isUppercase == true {
      word = word.dropFirst(2)
    }
    let letters = word.prefix(40).filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let base = letters.isEmpty ? "object" : letters.prefix(1).lowercased() + letters.dropFirst()
    let count = (counts[base] ?? 0) &+ 1
    counts[base] = count
    return "\(base)\(count)"
  }
}

extension JSONWriter {
  /// Writes a list of numbers under a key.
  mutating func numbers(_ key: StaticString, _ numbers: [Double]) {
    self.key(key)
    beginArray()
    for number in numbers { value(number) }
    endArray()
  }
}
