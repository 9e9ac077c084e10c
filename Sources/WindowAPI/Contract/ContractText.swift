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
    // As many bytes as the parts have together, so that each place of it is filled.
    _ = document.initializeMemory(
      as: UInt8.self,
      from: parts.map { UnsafeRawBufferPointer(start: $0.bytes, count: $0.count) }.joined())
    return document
  }()
}
