import CWebAssets
import Operations
import WindowService

/// The API's contract: an OpenAPI document, composed of its parts and the operations' descriptions.
public enum ContractText {
  /// The document in UTF-8. It is composed on first use, and lives as long as the process, so that
  /// its compressed form can be cached by its address.
  public static var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(document) }

  // Filled before the first read, and neither changed nor freed afterwards.
  nonisolated(unsafe) private static let document: UnsafeMutableRawBufferPointer = {
    let mark = "[ '@commands' ]"
    let components = ContractPaths.lines(of: part("components")).map { line in
      line.hasSuffix(mark) ? line.dropLast(mark.count) + commandNames : line
    }
    let text = part("head") + paths + components.joined(separator: "\n") + part("requests")
    let document = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
    _ = document.initializeMemory(as: UInt8.self, from: text.utf8)
    return document
  }()

  /// The names of all commands, as a YAML list.
  private static var commandNames: String {
    var names: [String] = []
    for name in WindowAPI.routes.compactMap({ $0.write?.commandName }) + ["batch"]
    where !names.contains(name) {
      names.append(name)
    }
    var text = "["
    var width = 0
    for (index, name) in names.enumerated() {
      if index > 0 { text += "," }
      width += name.utf8.count + 2
      let isFull = width > 110
      text += (index == 0 || isFull ? "\n      " : " ") + name
      if isFull { width = name.utf8.count + 2 }
    }
    return text + " ]"
  }

  private static var paths: String {
    ContractPaths(part("paths")).text(of: WindowAPI.routes.map { ($0.path, $0.write) })
  }

  private static func part(_ name: String) -> String {
    let part = web_contract(name)
    return String(
      decoding: UnsafeRawBufferPointer(start: part.bytes, count: part.count), as: UTF8.self)
  }
}
