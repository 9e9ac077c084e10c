private import CPostgres
import Glibc
import WindowSessions

/// A connection to a database, in pipeline mode; used by one thread at a time.
///
/// Each call has a deadline, since a database that is cut off may never answer. After any failure except a
/// refusal the connection is closed.
final class PostgresConnection {
  private let handle: OpaquePointer
  /// Counts the server's warnings; freed with the connection.
  private let warningCount: UnsafeMutablePointer<Int32>
  /// The statements that the server has prepared.
  private var prepared: Set<String> = []
  private let prepares: Bool

  /// Connects; `options` are settings of libpq that the address can override.
  ///
  /// `prepares` is false if a connection pool in between does not keep prepared statements.
  init(
    _ address: PostgresAddress, within limit: Duration = .seconds(5)
  ) throws(PostgresFailure) {
    if let reason = postgres_load() { throw .disconnected(String(cString: reason)) }
    prepares = address.prepares
    let settings = address.settings
    var names = settings.map { UnsafePointer<CChar>?(strdup($0.name)) } + [nil]
    var values = settings.map { UnsafePointer<CChar>?(strdup($0.value)) } + [nil]
    defer { for text in names + values { free(UnsafeMutablePointer(mutating: text)) } }
    guard let handle = postgres_start(&names, &values) else { throw .disconnected("no memory") }
    self.handle = handle
    warningCount = .allocate(capacity: 1)
    warningCount.initialize(to: 0)
    postgres_count_warnings(handle, warningCount)
    try connect(until: ContinuousClock.now + limit)
    guard postgres_set_nonblocking(handle) != 0, postgres_enter_pipeline(handle) != 0 else {
      throw lost()
    }
  }

  deinit {
    postgres_finish(handle)
    warningCount.deallocate()
  }

  /// Whether it was usable after the last call.
  private(set) var isOpen = true
  /// The server's timeline, 0 if it is unknown.
  var timeline = 0
  /// The file descriptor, to wait for notifications.
  var socket: Int32 { postgres_socket(handle) }
  /// The server's version, such as 150018.
  var serverVersion: Int { Int(clamping: postgres_server_version(handle)) }
  /// The number of warnings received.
  var warnings: Int { Int(clamping: warningCount.pointee) }

  private func connect(until end: ContinuousClock.Instant) throws(PostgresFailure) {
    var polling = postgres_polling_writing
    while polling != postgres_polling_ok {
      guard polling != postgres_polling_failed else { throw lost() }
      try wait(for: polling == postgres_polling_reading ? POLLIN : POLLOUT, until: end)
      polling = postgres_polling(UInt32(bitPattern: postgres_poll(handle)))
    }
  }

  /// Runs one statement.
  @discardableResult
  func run(
    _ statement: PostgresStatement, _ values: PostgresValue...,
    within limit: Duration = .seconds(10)
  ) throws(PostgresFailure) -> PostgresRows {
    guard let rows = try run([(statement, values)], within: limit).first else { throw lost() }
    return rows
  }

  /// Runs statements in one transaction and one round trip. Each gets its rows, or none is carried out.
  func run(
    _ statements: [(PostgresStatement, [PostgresValue])], within limit: Duration = .seconds(10)
  ) throws(PostgresFailure) -> [PostgresRows] {
    guard isOpen else { throw .disconnected("the connection is closed") }
    let end = ContinuousClock.now + limit
    let known = prepared.count
    // Whether a result belongs to a statement or to its preparation.
    var isRun: [Bool] = []
    for (statement, values) in statements {
      if try send(statement, values) { isRun.append(false) }
      isRun.append(true)
    }
    var answers = isRun[...]
    guard postgres_send_sync(handle) != 0 else { throw lost() }
    var results: [PostgresRows] = []
    var refusal: PostgresFailure?
    while let result = try next(until: end) {
      switch UInt32(bitPattern: postgres_result_status(result)) {
      case postgres_status_pipeline_sync.rawValue:
        postgres_clear(result)
        guard let refusal else { return results }
        // It is unknown which of the new statements the server has prepared by now.
        if prepared.count > known { isOpen = false }
        throw refusal
      case postgres_status_tuples_ok.rawValue, postgres_status_command_ok.rawValue:
        let rows = PostgresRows(result)
        if answers.popFirst() == true { results.append(rows) }
      case postgres_status_pipeline_aborted.rawValue: postgres_clear(result)
      default:
        refusal = refusal ?? Self.refusal(result)
        postgres_clear(result)
        guard postgres_is_ok(handle) != 0, refusal?.endsConnection != true else {
          throw lost(refusal)
        }
      }
    }
    throw lost(refusal)
  }

  /// Returns the payloads received so far on its channels.
  func notifications() throws(PostgresFailure) -> [String] {
    guard postgres_consume(handle) != 0 else { throw lost() }
    return takeNotifications()
  }

  private func takeNotifications() -> [String] {
    var payloads: [String] = []
    while let notification = postgres_next_notification(handle) {
      payloads.append(notification.pointee.payload.map { String(cString: $0) } ?? "")
      postgres_free(notification)
    }
    return payloads
  }

  // MARK: - Sending

  /// Sends a statement; returns whether it had to be prepared first.
  private func send(
    _ statement: PostgresStatement, _ values: [PostgresValue]
  ) throws(PostgresFailure) -> Bool {
    let types = values.map(\.type)
    let count = Int32(clamping: values.count)
    let isNew = prepares && prepared.insert(statement.name).inserted
    if isNew {
      guard postgres_send_prepare(handle, statement.name, statement.sql, count, types) != 0 else {
        throw lost()
      }
    }
    // One buffer for all, since libpq copies it.
    var bytes: [UInt8] = []
    var places: [(start: Int, count: Int)?] = []
    for value in values {
      let encoded = value.encoded
      places.append(encoded.map { (bytes.count, $0.count) })
      bytes += encoded ?? []
    }
    bytes.append(0)
    let formats = Array(repeating: Int32(1), count: values.count)
    let lengths = places.map { Int32(clamping: $0?.count ?? 0) }
    let isSent = bytes.withUnsafeBytes { buffer in
      let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      let pointers = places.map { place in place.flatMap { place in start.map { $0 + place.start } }
      }
      return prepares
        ? postgres_send_prepared(handle, statement.name, count, pointers, lengths, formats)
        : postgres_send_parameters(
          handle, statement.sql, count, types, pointers, lengths, formats)
    }
    guard isSent != 0 else { throw lost() }
    return isNew
  }

  /// Returns the next result of the pipeline; nil if libpq has none although the pipeline has not ended.
  private func next(until end: ContinuousClock.Instant) throws(PostgresFailure) -> OpaquePointer? {
    // Each statement's results end with one nil. A dead pipeline would return only nils.
    for _ in 0..<3 {
      try receive(until: end)
      if let result = postgres_next_result(handle) { return result }
    }
    return nil
  }

  /// Sends waiting data, and waits for a complete result.
  private func receive(until end: ContinuousClock.Instant) throws(PostgresFailure) {
    while true {
      let unsent = postgres_flush(handle)
      guard unsent >= 0 else { throw lost() }
      if unsent == 0, postgres_is_busy(handle) == 0 { return }
      try wait(for: unsent > 0 ? POLLIN | POLLOUT : POLLIN, until: end)
      guard postgres_consume(handle) != 0 else { throw lost() }
    }
  }

  private func wait(
    for events: Int32, until end: ContinuousClock.Instant
  ) throws(PostgresFailure) {
    while true {
      let left = ContinuousClock.now.duration(to: end).components
      guard left.seconds >= 0, left.attoseconds >= 0 else { throw lost(nil, "no answer in time") }
      var entry = pollfd(
        fd: postgres_socket(handle), events: Int16(truncatingIfNeeded: events), revents: 0)
      let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000 + 1
      let ready = poll(&entry, 1, Int32(clamping: milliseconds))
      if ready > 0 { return }
      guard ready == 0 || errno == EINTR else { throw lost() }
    }
  }

  // MARK: - Failures

  /// Marks the connection as unusable.
  private func lost(_ cause: PostgresFailure? = nil, _ words: String? = nil) -> PostgresFailure {
    isOpen = false
    if let words { return .disconnected(words) }
    // The message of a server that ends is clearer than the socket's error.
    if case .refused(_, let words) = cause { return .disconnected(words) }
    let words = postgres_error(handle).map { String(cString: $0) } ?? ""
    return .disconnected(Self.line(words))
  }

  private static func refusal(_ result: OpaquePointer) -> PostgresFailure {
    let state = postgres_result_field(result, Int32(clamping: postgres_field_state)).map {
      String(cString: $0)
    }
    let words = postgres_result_error(result).map { String(cString: $0) } ?? ""
    return .refused(state: state ?? "", line(words))
  }

  /// Joins libpq's message into one line.
  private static func line(_ words: String) -> String {
    words.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

/// The address of a database, and how to connect to it.
struct PostgresAddress: Sendable {
  /// The URL, such as `postgres://user@host:5432/database`, without our own settings.
  let url: String
  /// Whether statements are prepared.
  var prepares = true
  /// Whether commits wait for the disk.
  var isSynchronous = true

  init(_ url: String) { self.url = url }

  /// The settings of libpq; those in the URL come last and take precedence.
  fileprivate var settings: [(name: String, value: String)] {
    [
      ("fallback_application_name", "fenestra"),
      ("target_session_attrs", "read-write"),
      ("connect_timeout", "5"),
      ("tcp_user_timeout", "5000"),
      ("keepalives_idle", "5"),
      ("keepalives_interval", "2"),
      ("keepalives_count", "2"),
      ("client_encoding", "UTF8"),
      ("options", "-c synchronous_commit=\(isSynchronous ? "on" : "off")"),
      ("dbname", url),
    ]
  }
}
