import ArgumentParser
import Glibc
import JSON
import Logging
import WindowSessions
import Workers

/// How a line of the log is written.
enum LogFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// Formats each message as one line and hands it to a writer.
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

  /// A writer to a descriptor that reports dropped lines in the log's own format.
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
    let fields = metadata.merging(event.metadata ?? [:]) { $1 }
      .sorted { $0.key < $1.key }
    Self.line(format, event.level, event.message.description, fields)
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
    var line = ByteBuffer()
    line.append("\(now()) \(level) \(message)")
    for field in fields { line.append(" \(field.key)=\(field.value)") }
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

  /// A time in UTC, as RFC 3339 writes it, with milliseconds if there are any to tell.
  static func text(of seconds: Int, milliseconds: Int? = nil) -> String {
    var (seconds, parts) = (seconds, tm())
    gmtime_r(&seconds, &parts)
    let numbers = [
      Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday), Int(parts.tm_hour),
      Int(parts.tm_min), Int(parts.tm_sec), milliseconds ?? 0,
    ]
    let texts = zip(numbers, [4, 2, 2, 2, 2, 2, 3]).map { number, width in
      let digits = "\(number)"
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let part = milliseconds == nil ? "" : "." + texts[6]
    return "\(texts[0])-\(texts[1])-\(texts[2])T\(texts[3]):\(texts[4]):\(texts[5])\(part)Z"
  }
}
