import HTTP
package import Interpreter
package import JSON
import Operations
import Pictures
import SourceCode
package import WindowModel

// A program runs as one command, and is reported as one line.

extension PasteLine {
  /// A program's result, at its first line.
  package init(ofProgram files: [RunCode.File], _ outcome: PasteTarget.Outcome) {
    let printed = outcome.events.printed
    self.init(
      position: Position(line: 1, column: 1), source: files.map(\.name).joined(separator: ", "),
      did: .command, output: printed.isEmpty ? nil : printed.joined(separator: "\n"),
      outcome: outcome)
  }
}

extension CodeTranscript {
  /// A program's output, line by line, interleaved with UIKit's callbacks to its objects.
  package static func bytes(
    of outcome: PasteTarget.Outcome, in application: borrowing Application
  ) -> ByteBuffer {
    var buffer = bytes(of: outcome.events[...], withEvents: true, in: application)
    if outcome.omittedEvents > 0 {
      buffer.append("    \(outcome.omittedEvents) more events are left out\n")
    }
    append(outcome.diagnostics, outcome.notes, to: &buffer)
    return buffer
  }

  /// The same for a turn; `withEvents` includes UIKit's callbacks to the program's objects.
  package static func bytes(
    of turn: Turn, withEvents: Bool, in application: borrowing Application
  ) -> ByteBuffer {
    var buffer = bytes(of: turn.events[...], withEvents: withEvents, in: application)
    append(turn.diagnostics, withEvents ? turn.notes : [], to: &buffer)
    return buffer
  }

  private static func bytes(
    of events: ArraySlice<Event>, withEvents: Bool, in application: borrowing Application
  ) -> ByteBuffer {
    var buffer = ByteBuffer()
    for event in events {
      if event.name == .print {
        buffer.append("\(event.action ?? "")\n")
      } else if withEvents {
        buffer.append("    \(Transcript.line(of: event, in: application))\n")
      }
    }
    return buffer
  }

  private static func append(_ diagnostics: [String], _ notes: [Note], to buffer: inout ByteBuffer)
  {
    for text in diagnostics { buffer.append("    UIKit logs: \(text)\n") }
    for note in notes { buffer.append("    \(note.rawValue) (\(note.rule.rawValue))\n") }
  }
}

extension RunCode {
  /// The command as a request body.
  package var body: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.objects("files", files) { json, file in
      json.field("name", file.name)
      json.field("text", file.text)
    }
    if continues { json.field("continues", true) }
    json.endObject()
    return json.finish().withBytes(Array.init)
  }
}
