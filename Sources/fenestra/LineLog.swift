import ArgumentParser
import Glibc
import JSON
import Logging
import WindowSessions
import Workers

/// The format of the log.
enum LogFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// Formats each message as one line and passes it to a writer.
struct LineLog: LogHandler {
  var logLevel: Logger.Level
  var metadata = Logger.Metadata()
  private let format: LogFormat
  private let writer: LogWriter

  init(_ format: LogFormat, _ level: Logger.Level, _ writer: LogWriter) {
    self.format = format
    self.writer = writer
    logLevel = level
  }

  /// Makes a writer to a descriptor that reports dropped lines in the log's own format.
  static func writer(
    _ format: LogFormat, to descriptor: Int32
  ) throws(ThreadFailure) -> LogWriter {
    try LogWriter(descriptor) { dropped in
      let message = "dropped \(dropped) lines"
      let fields: [Logger.Metadata.Element] = [("lines", .stringConvertible(dropped))]
      return line(format, .warning, message, fields).withBytes { Array($0) }
    }
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    var fields = event.metadata ?? [:]
    // A program's logger has no fields of its own, and merging none costs as much as the rest of a line.
    if !metadata.isEmpty { fields.merge(metadata) { own, _ in own } }
    Self.line(
      format, event.level, event.message.description, fields.sorted { $0.key < $1.key }
    )
    .withBytes { writer.append($0) }
  }

  private static func line(
    _ format: LogFormat, _ level: Logger.Level, _ message: String,
    _ fields: [Logger.Metadata.Element]
  ) -> ByteBuffer {
    switch format {
    case .text: text(level, message, fields)
    case .json: json(level, message, fields)
    }
  }

  private static func text(
    _ level: Logger.Level, _ message: String, _ fields: [Logger.Metadata.Element]
  ) -> ByteBuffer {
    var line = ByteBuffer(capacity: 256)
    for part in [now(), " ", level.rawValue, " ", message] { line.append(part) }
    for field in fields {
      for part in [" ", field.key, "=", field.value.description] { line.append(part) }
    }
    line.append(UInt8(ascii: "\n"))
    return line
  }

  private static func json(
    _ level: Logger.Level, _ message: String, _ fields: [Logger.Metadata.Element]
  ) -> ByteBuffer {
    var json = JSONWriter()
    json.beginObject()
    json.field("time", now())
    json.field("level", level.rawValue)
    json.field("message", message)
    for field in fields {
      json.key(field.key)
      if case .stringConvertible(let value) = field.value, let number = value as? Int {
        json.value(number)
      } else {
        json.value("\(field.value)")
      }
    }
    json.endObject()
    var line = json.finish()
    line.append(UInt8(ascii: "\n"))
    return line
  }

  private static func now() -> String {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return text(of: time.tv_sec, milliseconds: time.tv_nsec / 1_000_000)
  }

  /// Formats a time in UTC, in RFC 3339's form, with milliseconds if given.
  static func text(of seconds: Int, milliseconds: Int? = nil) -> String {
    var (seconds, parts) = (seconds, tm())
    gmtime_r(&seconds, &parts)
    let text = String(unsafeUninitializedCapacity: 32) { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        strftime($0.baseAddress, $0.count, "%Y-%m-%dT%H:%M:%S", &parts)
      }
    }
    guard let milliseconds else { return text + "Z" }
    // Adding 1000 pads the milliseconds to three digits.
    return "\(text).\(String(1000 + milliseconds).dropFirst())Z"
  }
}
