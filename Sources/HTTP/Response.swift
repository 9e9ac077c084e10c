public import JSON

// Frozen, so that a transport in another module may take it apart.
/// One reply: it is sent once, so it is moved and never copied.
@frozen public struct Response: ~Copyable {
  /// What the body is.
  public enum Body: ~Copyable {
    /// No body, and no `Content-Length` beyond what the status asks for.
    case empty
    /// Bytes made for this reply; the transport takes and frees them without a copy.
    case bytes(ByteBuffer)
    /// Bytes that live as long as the process, sent without a copy.
    case constant(UnsafeRawBufferPointer)
    /// Bytes that other replies have too, sent without a copy.
    case kept(KeptReply)
    /// Bytes that come as time passes, for at most `seconds`.
    case stream(any StreamBody, seconds: Double)
  }

  /// Whether the body comes as time passes.
  public var isStream: Bool {
    switch body {
    case .stream: true
    default: false
    }
  }

  /// How many bytes the body has; nil for one that comes as time passes.
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
  /// The media type of the body, nil where there is none.
  public var contentType: StaticString?
  /// What `ETag` says, nil where the reply has none: what changes with each reply is no text before the
  /// transport writes it.
  public var entityTag: EntityTag?
  /// How the body is coded; on 304, how the body is coded that the client has.
  public var coding = ContentCoding.fixed
  /// The head's other fields.
  public var headers: [HeaderField]
  /// The body.
  public var body: Body
  /// What holds the response back for now or replaces it later, nil where nothing does; not for a stream.
  public var hold: (any ReplyHold)?
  /// Which of the handler's operations answered, by a number that is the handler's own; -1 for none.
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
