public import JSON

// Frozen, so that a transport in another module may consume its parts.
/// One reply. It is sent once, so it is moved and never copied.
@frozen public struct Response: ~Copyable {
  /// The kind of body.
  public enum Body: ~Copyable {
    /// No body, and no `Content-Length` unless the status requires it.
    case empty
    /// Bytes made for this reply; the transport takes and frees them without a copy.
    case bytes(ByteBuffer)
    /// Bytes that live as long as the process, sent without a copy.
    case constant(UnsafeRawBufferPointer)
    /// Bytes shared with other replies, sent without a copy.
    case kept(KeptReply)
    /// Bytes that arrive over time, for at most `seconds`.
    case stream(any StreamBody, seconds: Double)
  }

  /// Whether the body arrives over time.
  public var isStream: Bool {
    switch body {
    case .stream: true
    default: false
    }
  }

  /// The number of bytes of the body; nil for a stream.
  public var bodyCount: Int? {
    switch body {
    case .empty: 0
    case .bytes(let buffer): buffer.count
    case .constant(let bytes): bytes.count
    case .kept(let kept): kept.body.buffer.count
    case .stream: nil
    }
  }

  /// The status.
  public var status: Status
  /// The media type of the body, nil if it has none.
  public var contentType: StaticString?
  /// The value of `ETag`, nil if the reply has none. It changes with each reply, so only the transport
  /// formats it as text.
  public var entityTag: EntityTag?
  /// The coding of the body; on 304, of the body that the client has.
  public var coding = ContentCoding.fixed
  /// The head's other fields.
  public var headers: [HeaderField]
  /// The body.
  public var body: Body
  /// The hold that delays the response or replaces it later, nil if none; not for a stream.
  public var hold: (any ReplyHold)?
  /// The handler's own number for the operation that answered; -1 for none.
  public var operation = -1

  /// Makes a reply of its parts; `entityTag` is the number of its tag.
  public init(
    _ status: Status, contentType: StaticString? = nil, entityTag: Int? = nil,
    headers: [HeaderField] = [], body: consuming Body = .empty
  ) {
    self.status = status
    self.contentType = contentType
    self.entityTag = entityTag.map { EntityTag($0) }
    self.headers = headers
    self.body = body
  }
}
