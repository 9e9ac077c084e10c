import CWebAssets

/// The API's contract: an OpenAPI document, put together from its parts.
public enum ContractText {
  /// The document in UTF-8. It is put together when it is first asked for, and lives as long as the
  /// process, so that its compressed form can be cached by its address.
  public static var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(document) }

  // Filled before anything reads it, and neither changed nor freed afterwards.
  nonisolated(unsafe) private static let document: UnsafeMutableRawBufferPointer = {
    let names = ["head", "paths", "components", "requests"]
    let parts = names.map { name in web_contract(name) }
    let document = UnsafeMutableRawBufferPointer.allocate(
      byteCount: parts.reduce(0) { $0 + $1.count }, alignment: 1)
    var offset = 0
    for part in parts {
      let bytes = UnsafeRawBufferPointer(start: part.bytes, count: part.count)
      UnsafeMutableRawBufferPointer(rebasing: document[offset...]).copyMemory(from: bytes)
      offset += part.count
    }
    return document
  }()
}
