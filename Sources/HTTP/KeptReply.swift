public import JSON
public import Synchronization

/// A reply that is sent more than once: what a transport makes of it is made once and stays with it.
public final class KeptReply: Sendable {
  /// The bytes of a body, there for as long as somebody holds them.
  public final class Body: Sendable {
    /// The bytes.
    public let buffer: ByteBuffer

    init(_ buffer: consuming ByteBuffer) { self.buffer = buffer }
  }

  /// The status.
  public let status: Status
  /// The media type of the body.
  public let contentType: StaticString?
  /// What `ETag` says, nil where the reply has none.
  public let entityTag: EntityTag?
  /// The head's other fields.
  public let headers: [HeaderField]
  /// How the body is coded.
  public let coding: ContentCoding
  /// The body.
  public let body: Body
  /// The same reply with a compressed body, once a client asked for that.
  public let compressed = AtomicLazyReference<KeptReply>()
  /// What a transport made of the whole when it sent it first.
  public let form = AtomicLazyReference<any AnyObject & Sendable>()

  private let owner: (any AnyObject & Sendable)?

  fileprivate init(
    _ response: borrowing Response, _ coding: ContentCoding, _ buffer: consuming ByteBuffer,
    _ owner: (any AnyObject & Sendable)? = nil
  ) {
    status = response.status
    contentType = response.contentType
    entityTag = response.entityTag
    headers = response.headers
    self.coding = coding
    self.owner = owner
    body = Body(buffer)
  }

  /// Makes the form of a response whose body is `compressed`; `owner` accounts for its bytes while it lives.
  public convenience init(
    compressed: consuming ByteBuffer, of response: borrowing Response,
    owner: any AnyObject & Sendable
  ) {
    self.init(response, .gzip, compressed, owner)
  }
}

extension Response {
  /// Keeps the reply for others if its body is bytes that were made for it; nil of any other.
  public mutating func keep() -> KeptReply? {
    var made = Body.empty
    swap(&made, &body)
    switch consume made {
    case .bytes(var buffer):
      buffer.trim()
      let kept = KeptReply(self, coding, buffer)
      body = .kept(kept)
      return kept
    case let other:
      body = other
      return nil
    }
  }

  /// The reply that was kept, once more; what is added to it is for this time only.
  public init(_ kept: KeptReply) {
    self.init(
      kept.status, contentType: kept.contentType, headers: kept.headers, body: .kept(kept))
    entityTag = kept.entityTag
    coding = kept.coding
  }
}
