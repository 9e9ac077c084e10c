import ArgumentParser
import Glibc
import JSON
import Logging

/// How a line of the log is written.
enum LogFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// Writes each message as one line to standard error, unbuffered, so that a container's log has it
/// at once.
struct LineLog: LogHandler {
  var logLevel: Logger.Level
  var metadata = Logger.Metadata()
  private let format: LogFormat

  init(_ format: LogFormat, _ level: Logger.Level) {
    self.format = format
    logLevel = level
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let fields = metadata.merging(event.metadata ?? [:]) { $1 }
      .sorted { $0.key < $1.key }
    let line =
      switch format {
      case .text: text(event, fields)
      case .json: json(event, fields)
      }
    line.withBytes { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  private func text(_ event: LogEvent, _ fields: [Logger.Metadata.Element]) -> ByteBuffer {
    var line = ByteBuffer()
    line.append("\(Self.now()) \(event.level) \(event.message)")
    for field in fields { line.append(" \(field.key)=\(field.value)") }
    line.append(UInt8(ascii: "\n"))
    return line
  }

  private func json(_ event: LogEvent, _ fields: [Logger.Metadata.Element]) -> ByteBuffer {
    var json = JSONWriter()
    json.beginObject()
    json.field("time", Self.now())
    json.field("level", event.level.rawValue)
    json.field("message", event.message.description)
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
