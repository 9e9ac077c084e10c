private import CMicroHTTP
import Glibc
import HTTP
import JSON
import Synchronization

/// The only place that knows the C bridge: it converts C's requests to `Request`, and `Response` to C's.
// `handle` is a C object whose functions may be called from any thread.
final class Bridge: @unchecked Sendable {
  private let handle: OpaquePointer
  private let service: Service
  private let isStopped = Atomic(false)

  init(
    _ configuration: ServerConfiguration, _ certificate: Certificate?, handler: any Handler,
    account: (@Sendable (Int) -> Void)?, log: (@Sendable (String) -> Void)?
  ) throws(ServerError) {
    service = Service(configuration, handler, account, log)
    var failure = cmh_failure()
    guard let handle = start(configuration, certificate, service, &failure) else {
      throw explain(failure, configuration)
    }
    self.handle = handle
  }

  deinit { cmh_server_release(handle) }

  var port: UInt16 { cmh_server_port(handle) }
  var connections: Int { cmh_server_connections(handle) }
  var streams: Int { cmh_server_streams(handle) }
  var unsentBytes: Int { cmh_server_unsent(handle) }

  func use(_ certificate: Certificate) { cmh_server_set_certificate(handle, certificate.handle) }

  func stop() {
    if isStopped.exchange(true, ordering: .relaxed) { return }
    cmh_server_stop(handle)
  }
}

/// A chain of certificates and its key, held by the C side.
// The C object is immutable and reference-counted; this holds one reference.
final class Certificate: @unchecked Sendable {
  fileprivate let handle: OpaquePointer

  init(chain: [UInt8], key: [UInt8]) throws(ServerError) {
    var failure = cmh_failure()
    let handle = withText(chain) { chain in
      withText(key) { key in
        withUnsafePointer(to: chain) { chain in
          withUnsafePointer(to: key) { cmh_certificate_create(chain, $0, &failure) }
        }
      }
    }
    guard let handle else { throw explain(failure, ServerConfiguration()) }
    self.handle = handle
  }

  deinit { cmh_certificate_release(handle) }

  var expires: Int { Int(clamping: cmh_certificate_expires(handle)) }
}

/// The configuration and handler for the loops' threads.
private final class Service: Sendable {
  let configuration: ServerConfiguration
  let handler: any Handler
  let account: (@Sendable (Int) -> Void)?
  let log: (@Sendable (String) -> Void)?

  init(
    _ configuration: ServerConfiguration, _ handler: any Handler,
    _ account: (@Sendable (Int) -> Void)?, _ log: (@Sendable (String) -> Void)?
  ) {
    self.configuration = configuration
    self.handler = handler
    self.account = account
    self.log = log
  }

  func respond(to request: cmh_request, on exchange: OpaquePointer) {
    if let refusal = refusal(request.refusal) {
      // The rest of a refused request is never read, so its reply can't wait.
      var response = handler.respond(to: refusal.problem(configuration))
      response.hold = nil
      return send(response, on: exchange)
    }
    guard let method = method(request.method) else {
      let problem = Refusal.method(String(cString: request.method)).problem(configuration)
      return send(handler.respond(to: problem), on: exchange)
    }
    // A reply to HEAD may have a body, which the library omits.
    let peer = request.peer
    let whole = Request(
      method, bytes(request.target), headers: fields(request.fields), body: bytes(request.body),
      peer: peer.known ? ClientAddress(high: peer.high, low: peer.low) : nil)
    send(handler.respond(to: whole), on: exchange)
  }
}

// MARK: - Start

private func start(
  _ configuration: ServerConfiguration, _ certificate: Certificate?, _ service: Service,
  _ failure: inout cmh_failure
) -> OpaquePointer? {
  let copies = HeaderName.read.map { strdup($0.rawValue) }
  defer { for copy in copies { free(copy) } }
  // A name is missing only if memory has run out.
  let names = copies.compactMap { $0.map { UnsafePointer<CChar>($0) } }
  return configuration.host.withCString { host in
    let late = Problem(.requestTimeout, "The complete request did not arrive in time.")
    let large = Refusal.headTooLarge.problem(configuration)
    return withText(whole(late)) { timeout in
      withText(whole(large)) { head in
        names.withUnsafeBufferPointer { names -> OpaquePointer? in
          guard let fields = names.baseAddress, names.count == copies.count else { return nil }
          var c = cmh_configuration(
            host: host,
            port: configuration.port,
            threads: UInt32(clamping: max(1, configuration.threads)),
            connections: max(1, configuration.connectionLimit),
            connections_per_address: max(1, configuration.connectionsPerAddress),
            head_limit: max(1024, configuration.headLimit),
            reply_head_limit: max(256, configuration.replyHeadLimit),
            target_limit: max(1, configuration.targetLimit),
            body_limit: max(0, configuration.bodyLimit),
            unsent_limit: max(0, configuration.unsentLimit),
            head_deadline: nanoseconds(configuration.headDeadline),
            body_deadline: nanoseconds(configuration.bodyDeadline),
            idle_deadline: nanoseconds(configuration.idleDeadline),
            heartbeat: nanoseconds(configuration.heartbeat),
            drain: nanoseconds(configuration.drain),
            fields: fields,
            field_count: names.count,
            timeout_reply: timeout,
            head_reply: head,
            certificate: certificate?.handle,
            // Unretained: the `Bridge` holds the service until the loops are joined.
            context: Unmanaged.passUnretained(service).toOpaque(),
            respond: { context, request, exchange in
              Unmanaged<Service>.fromOpaque(context).takeUnretainedValue()
                .respond(to: request.pointee, on: exchange)
            },
            read: { body, bytes, capacity, wake in
              Unmanaged<HeldStream>.fromOpaque(body).takeUnretainedValue()
                .read(bytes, capacity, wake)
            },
            closed: { body in
              Unmanaged<HeldStream>.fromOpaque(body).takeRetainedValue().close()
            },
            left: { _, reply, exchange in
              Unmanaged<Held>.fromOpaque(reply).takeRetainedValue().leave(exchange)
            },
            cancelled: { Unmanaged<Held>.fromOpaque($0).takeRetainedValue().hold.cancel() },
            account: service.account == nil
              ? nil
              : { context, bytes in
                Unmanaged<Service>.fromOpaque(context).takeUnretainedValue().account?(bytes)
              },
            log: service.log == nil
              ? nil
              : { context, line in
                Unmanaged<Service>.fromOpaque(context).takeUnretainedValue()
                  .log?(String(cString: line))
              })
          return cmh_server_start(&c, &failure)
        }
      }
    }
  }
}

private func nanoseconds(_ seconds: Double) -> Int64 {
  // A day is long enough, and adding it to a clock cannot overflow.
  // checked: within a day, and no client sends seconds
  Int64(min(max(seconds, 0.001), 86_400) * 1e9)
}

/// A whole reply, for when the library can't send one.
private func whole(_ problem: Problem) -> [UInt8] {
  let status = problem.code.status.rawValue
  let response = problem.response
  guard case .bytes(let body) = consume response.body else { return [] }
  var reply = Array(
    """
    HTTP/1.1 \(status) \(problem.code.title)\r
    Connection: close\r
    Content-Length: \(body.count)\r
    Content-Type: application/problem+json\r
    X-Content-Type-Options: nosniff\r
    \r\n
    """.utf8)
  body.withBytes { reply.append(contentsOf: $0) }
  return reply
}

private func withText<R>(_ bytes: [UInt8], _ work: (cmh_text) -> R) -> R {
  bytes.withUnsafeBytes {
    work(cmh_text(bytes: $0.baseAddress?.assumingMemoryBound(to: CChar.self), length: $0.count))
  }
}

private func explain(_ failure: cmh_failure, _ wanted: ServerConfiguration) -> ServerError {
  let host = wanted.host
  let words = String(cString: strerror(Int32(truncatingIfNeeded: failure.error)))
  switch failure.step {
  case CMH_STEP_HOST:
    return ServerError(
      .host, "'\(host)' is not an address: give an IPv4 or IPv6 address, or localhost.")
  case CMH_STEP_BIND where failure.error == Int64(EADDRINUSE):
    return ServerError(
      .portInUse, "port \(wanted.port) is in use on \(host): choose another with --port")
  case CMH_STEP_BIND where failure.error == Int64(EACCES):
    return ServerError(
      .portForbidden,
      "port \(wanted.port) is not allowed for this user: choose one above 1023 with --port")
  case CMH_STEP_BIND where failure.error == Int64(EADDRNOTAVAIL):
    return ServerError(.addressUnavailable, "\(host) is not an address of this machine")
  case CMH_STEP_FILES:
    return ServerError(
      .openFiles,
      "\(wanted.connectionLimit) connections need more open files than the \(failure.error) that the system allows: lower the connection limit or raise 'ulimit -n'"
    )
  case CMH_STEP_GUARD:
    return ServerError(
      .guardFailed,
      "this version of libmicrohttpd parses requests in a way that the guard against request smuggling does not know: use 0.9.75 or 1.0.1"
    )
  case CMH_STEP_THREAD:
    return ServerError(.system, "the system did not start a thread: \(words)")
  case CMH_STEP_TLS:
    return ServerError(
      .tls, "this libmicrohttpd was built without TLS: leave --tls-certificate out")
  case CMH_STEP_CERTIFICATE:
    return ServerError(
      .certificate, "the certificate is not a chain in PEM: \(certificateWords(failure))")
  case CMH_STEP_KEY:
    return ServerError(
      .certificate,
      "the key is not an unencrypted private key in PEM: \(certificateWords(failure))")
  case CMH_STEP_KEY_MISMATCH:
    return ServerError(
      .certificate,
      "the key does not belong to the chain's first certificate: \(certificateWords(failure))")
  default:
    return ServerError(
      .system, "the server could not start on \(host) port \(wanted.port): \(words)")
  }
}

/// GnuTLS's own message, which ends with a full stop.
private func certificateWords(_ failure: cmh_failure) -> String {
  let words = String(cString: cmh_certificate_words(failure.error))
  return words.hasSuffix(".") ? String(words.dropLast()) : words
}

// MARK: - Requests

private func refusal(_ code: cmh_refusal) -> Refusal? {
  switch code {
  case CMH_REFUSAL_NONE: nil
  case CMH_REFUSAL_TARGET: .target
  case CMH_REFUSAL_TARGET_TOO_LONG: .targetTooLong
  case CMH_REFUSAL_HEAD_TOO_LARGE: .headTooLarge
  case CMH_REFUSAL_HOST: .host
  case CMH_REFUSAL_LENGTH: .length
  case CMH_REFUSAL_FRAMING: .framing
  case CMH_REFUSAL_CODING: .coding
  case CMH_REFUSAL_CHUNKED: .chunked
  case CMH_REFUSAL_BODY_TOO_LARGE: .bodyTooLarge
  case CMH_REFUSAL_CONNECTIONS: .connections
  case CMH_REFUSAL_ADDRESS_CONNECTIONS: .addressConnections
  case CMH_REFUSAL_STOPPING: .stopping
  default: .head
  }
}

private func method(_ name: UnsafePointer<CChar>) -> Method? {
  let count = strlen(name)
  return name.withMemoryRebound(to: UInt8.self, capacity: count) {
    Method(utf8: UnsafeBufferPointer(start: $0, count: count))
  }
}

private func bytes(_ text: cmh_text) -> [UInt8] {
  text.length == 0 ? [] : Array(UnsafeRawBufferPointer(start: text.bytes, count: text.length))
}

private func fields(_ values: UnsafePointer<cmh_text>) -> [HeaderField] {
  let names = HeaderName.read
  var fields: [HeaderField] = []
  fields.reserveCapacity(names.count)
  for index in names.indices where values[index].bytes != nil {
    let value = UnsafeRawBufferPointer(start: values[index].bytes, count: values[index].length)
    fields.append(HeaderField(names[index], String(decoding: value, as: UTF8.self)))
  }
  return fields
}

// MARK: - Replies

private func send(_ response: consuming Response, on exchange: OpaquePointer) {
  let hold = response.hold
  var good = make(response, on: exchange)
  if good, let hold { good = keep(hold, on: exchange) }
  if good { return }
  // A field's value has a line break, or memory ran out: half a reply would be misleading.
  let problem = Problem(.internalError, "The reply could not be sent.").response
  guard case .bytes(let buffer) = consume problem.body else { return }
  let bytes = buffer.take()
  let status500 = UInt32(clamping: Status.internalServerError.rawValue)
  if cmh_reply_bytes(exchange, status500, bytes.baseAddress, bytes.count) {
    _ = cmh_reply_field(exchange, "Content-Type", "application/problem+json")
    _ = cmh_reply_field(exchange, "X-Content-Type-Options", "nosniff")
  }
}

/// Makes the whole reply; returns false if a part of it can't be made.
private func make(_ response: consuming Response, on exchange: OpaquePointer) -> Bool {
  let status = UInt32(clamping: response.status.rawValue)
  let contentType = response.contentType
  let entityTag = response.entityTag
  let coding = response.coding
  let headers = response.headers
  // A 304 has the tag of the coding that the client has, and no body to decode.
  let hasBody = response.status != .notModified
  var good: Bool
  var made: (reply: KeptReply, form: Kept)?
  switch consume response.body {
  case .empty:
    good = cmh_reply_constant(exchange, status, nil, 0)
  case .bytes(let buffer):
    good = make(buffer, status, on: exchange)
  case .constant(let bytes):
    good = cmh_reply_constant(exchange, status, bytes.baseAddress, bytes.count)
  case .kept(let kept) where kept.headers.count == headers.count:
    if let form = kept.form.load() as? Kept {
      cmh_reply_again(exchange, form.handle)
      return true
    }
    made = Kept(kept.body, status, on: exchange).map { (kept, $0) }
    good = made != nil
  case .kept(let kept):
    // A field was added that other replies must not have.
    var buffer = ByteBuffer(capacity: kept.body.buffer.count)
    kept.body.buffer.withBytes { buffer.append($0) }
    good = make(buffer, status, on: exchange)
  case .stream(let body, let seconds):
    good = send(body, seconds, status, on: exchange)
  }
  if good, let contentType, contentType.hasPointerRepresentation {
    good = contentType.utf8Start.withMemoryRebound(
      to: CChar.self, capacity: contentType.utf8CodeUnitCount
    ) { cmh_reply_field(exchange, "Content-Type", $0) }
  }
  // A browser must not guess a reply's media type.
  if good { good = cmh_reply_field(exchange, "X-Content-Type-Options", "nosniff") }
  if good, let entityTag {
    good =
      coding == .gzip
      ? cmh_reply_field(exchange, "ETag", "\"\(entityTag.text)\(EntityTags.Tag.suffix)\"")
      : cmh_reply_entity_tag(exchange, UInt64(clamping: entityTag.number), entityTag.epoch)
  }
  if good, coding != .fixed { good = cmh_reply_field(exchange, "Vary", "Accept-Encoding") }
  if good, coding == .gzip, hasBody { good = cmh_reply_field(exchange, "Content-Encoding", "gzip") }
  for field in headers where good {
    // Spelled out, since an implicitly converted argument is copied to the heap first.
    good = field.name.rawValue.withCString { name in
      field.value.withCString { cmh_reply_field(exchange, name, $0) }
    }
  }
  if good, let made { _ = made.reply.form.storeIfNil(made.form) }
  return good
}

private func make(
  _ buffer: consuming ByteBuffer, _ status: UInt32, on exchange: OpaquePointer
) -> Bool {
  let bytes = buffer.take()
  return cmh_reply_bytes(exchange, status, bytes.baseAddress, bytes.count)
}

private func send(
  _ body: any StreamBody, _ seconds: Double, _ status: UInt32, on exchange: OpaquePointer
) -> Bool {
  guard let stream = cmh_stream_create(exchange, nanoseconds(seconds)) else {
    body.close()
    return false
  }
  let held = HeldStream(body, stream)
  return cmh_reply_stream(exchange, status, stream, Unmanaged.passRetained(held).toOpaque())
}

// MARK: - Kept replies

/// The C side's form of a reply that is sent repeatedly.
// The C object is reference-counted, this holds one reference, and it is immutable once shared.
private final class Kept: @unchecked Sendable {
  let handle: OpaquePointer

  /// Sends these bytes for the first time; nil if memory ran out.
  init?(_ body: KeptReply.Body, _ status: UInt32, on exchange: OpaquePointer) {
    // The C side owns this reference, and releases it once the last client has the bytes.
    let owner = Unmanaged.passRetained(body).toOpaque()
    let handle = body.buffer.withBytes { bytes in
      cmh_reply_keep(
        exchange, status, bytes.baseAddress, bytes.count,
        { Unmanaged<KeptReply.Body>.fromOpaque($0).release() }, owner)
    }
    guard let handle else { return nil }
    self.handle = handle
  }

  deinit { cmh_kept_release(handle) }
}

// MARK: - Held replies

/// Holds the new reply until it may leave.
private func keep(_ hold: any ReplyHold, on exchange: OpaquePointer) -> Bool {
  let held = Held(hold)
  guard let handle = cmh_hold_create(exchange, Unmanaged.passUnretained(held).toOpaque()) else {
    return false
  }
  // The C side owns this reference, and releases it when the reply leaves.
  _ = Unmanaged.passRetained(held)
  hold.begin(Leave(handle))
  return true
}

/// A reply's hold, which the C side owns until the reply leaves.
private final class Held: Sendable {
  let hold: any ReplyHold

  init(_ hold: any ReplyHold) { self.hold = hold }

  /// Sends the replacement if there is one.
  func leave(_ exchange: OpaquePointer) {
    if let response = hold.takeReplacement() { send(response, on: exchange) }
  }
}

// The C hold is reference-counted, this holds one reference, and its functions are atomic.
private final class Leave: HeldReply, @unchecked Sendable {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) { self.handle = handle }

  deinit { cmh_hold_release(handle) }

  func leave() { cmh_hold_leave(handle) }
  func kick() { cmh_hold_kick(handle) }
}

// MARK: - Streams

/// A stream's body and its connection, which the C side owns until it is closed.
// The C stream is reference-counted, this holds one reference, and its functions are atomic. The body belongs to
// the loop's thread, and is released when it is closed, since it may retain the connection.
private final class HeldStream: StreamConnection, @unchecked Sendable {
  private let handle: OpaquePointer
  private var body: (any StreamBody)?

  init(_ body: any StreamBody, _ handle: OpaquePointer) {
    self.body = body
    self.handle = handle
  }

  deinit { cmh_stream_release(handle) }

  func suspend() { cmh_stream_suspend(handle) }
  func resume() { cmh_stream_resume(handle) }
  func kick() { cmh_stream_kick(handle) }

  func read(_ bytes: UnsafeMutableRawPointer, _ capacity: Int, _ wake: cmh_wake) -> Int {
    let reason: StreamWake =
      switch wake {
      case CMH_WAKE_IDLE: .idle
      case CMH_WAKE_EXPIRED: .expired
      case CMH_WAKE_STOPPING: .stopping
      default: .ready
      }
    let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: capacity)
    return switch body?.read(into: buffer, wake: reason, on: self) {
    case .bytes(let count): count > 0 ? count : Int(CMH_READ_END)
    case .parked: Int(CMH_READ_PARKED)
    case .end, nil: Int(CMH_READ_END)
    }
  }

  func close() {
    body?.close()
    body = nil
  }
}
