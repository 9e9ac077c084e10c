import HTTP
import JSON
import Operations
import Synchronization
import WindowSessions
import Workers

/// Compresses the bodies of replies for clients that accept it.
///
/// A body that is sent repeatedly is compressed once. Cached replies keep their compressed forms;
/// this class keeps those of the embedded files.
// `files` is accessed only under `lock`.
final class Compression: @unchecked Sendable {
  private let memory: MemoryBudget
  private let lock = Lock()
  /// The compressed embedded files, by the address of the plain ones.
  private var files: [UnsafeRawPointer: KeptReply] = [:]

  /// Makes a compression that reports its stored forms to `memory`.
  init(of memory: MemoryBudget) { self.memory = memory }

  /// Puts a reply into the form that the client gets. Returns false, and leaves the body plain, if it
  /// has more than `limit` bytes to compress.
  func apply(
    to response: inout Response, for request: borrowing Request, limit: Int = .max
  ) -> Bool {
    if response.status == .notModified {
      // The form that the client has cached, which may be either.
      if let tag = response.entityTag {
        response.coding = request.knownCoding(of: tag) ?? .identity
      }
      return true
    }
    response.allowCompression(for: request.method)
    guard response.coding == .identity, request.takesGzip else { return true }
    if let form = storedForm(of: response) {
      response.coding = .gzip
      response.body = .kept(form)
      return true
    }
    guard let count = response.bodyCount, count <= limit else { return false }
    // If memory is short, the client gets the plain body.
    guard let compressed = response.withBody(Gzip.compress) else { return true }
    response.body = store(compressed, of: response)
    response.coding = .gzip
    return true
  }

  private func storedForm(of response: borrowing Response) -> KeptReply? {
    switch response.body {
    case .kept(let kept): kept.compressed.load()
    case .constant(let bytes): bytes.baseAddress.flatMap { file in lock.hold { files[file] } }
    default: nil
    }
  }

  /// Returns the compressed body, after storing it with the plain one.
  private func store(
    _ compressed: consuming ByteBuffer, of response: borrowing Response
  ) -> Response.Body {
    switch response.body {
    case .kept(let kept):
      return .kept(kept.compressed.storeIfNil(form(compressed, of: response)))
    case .constant(let bytes):
      let form = form(compressed, of: response)
      if let file = bytes.baseAddress { lock.hold { files[file] = form } }
      return .kept(form)
    default:
      return .bytes(compressed)
    }
  }

  private func form(
    _ compressed: consuming ByteBuffer, of response: borrowing Response
  ) -> KeptReply {
    let share = MemoryShare(of: memory, for: .caches)
    share.set(compressed.count)
    return KeptReply(compressed: compressed, of: response, owner: share)
  }
}
