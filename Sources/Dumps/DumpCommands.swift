import JSON
import WindowModel

/// The commands that make what a dump tells of, as the log writes them, and what they leave out.
struct DumpCommands {
  private(set) var texts: [[UInt8]] = []
  /// The line that each command comes from.
  private(set) var lines: [Int] = []
  private(set) var notes: [DumpNote] = []
  /// The place of each note among them.
  private var places: [String: Int] = [:]
  /// How many objects there are of each kind of name.
  private var counts: [String: Int] = [:]

  /// Adds a command that is done to an object, or to the session itself.
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

  /// Notes something of a line; what several lines share is one note.
  mutating func note(_ code: DumpNote.Code, _ subject: String = "", line: Int) {
    let key = "\(code.rawValue) \(subject)"
    if let place = places[key], notes.indices.contains(place) {
      if notes[place].lines.last != line { notes[place].lines.append(line) }
    } else {
      places[key] = notes.count
      notes.append(DumpNote(code: code, subject: subject, lines: [line]))
    }
  }

  /// A name for an object of a class, as in `label1` for a UILabel and `loginView2` for the second
  /// MyApp.LoginView.
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
