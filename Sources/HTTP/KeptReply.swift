public import JSON
public import Synchronization

/// A reply that is sent repeatedly; a transport keeps its own form of it here.
public final class KeptReply: Sendable {
  /// The bytes of a body, which live as long as a reference to them.
  public final class Body: Sendable {
    /// The bytes.
    public let buffer: ByteBuffer

    init(_ buffer: consuming ByteBuffer) { self.buffer = buffer }
  }

  /// The status.
  public let status: Status
  /// The media type of the body.
  public let contentType: StaticString?
  /// The value of `ETag`, nil if the reply has none.
  public let entityTag: EntityTag?
  /// The head's other fields.
  public let headers: [HeaderField]
  /// The coding of the body.
  public let coding: ContentCoding
  /// The body.
  public let body: Body
  /// The same reply with a compressed body, once a client has requested that.
  public let compressed = AtomicLazyReference<KeptReply>()
  /// The transport's form of the whole reply, made when it is first sent.
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

  /// Makes a reply whose body is `compressed`; `owner` accounts for its bytes while it lives.
  public convenience init(
    compressed: consuming ByteBuffer, of response: borrowing Response,
    owner: any AnyObject & Sendable
  ) {
    self.init(response, .gzip, compressed, owner)
  }
}

extension Response {
  /// Keeps the reply for other clients if its body is bytes made for it; otherwise returns nil.
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

  /// Makes a response from a kept reply; changes to it affect this response only.
  public init(_ kept: KeptReply) {
    self.init(
      kept.status, contentType: kept.contentType, headers: kept.headers, body: .kept(kept))
    entityTag = kept.entityTag
    coding = kept.coding
  }
}
