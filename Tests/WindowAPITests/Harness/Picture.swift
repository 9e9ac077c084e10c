import Foundation
import WindowModel

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A parsed SVG picture: its views in drawing order, each at its place on
/// the screen.
final class Picture: NSObject, XMLParserDelegate {
  struct Element {
    var id: String?
    var attributes: [String: String]
    /// The enclosing window or view.
    var superview: String?
    /// From its own coordinates to those of the enclosing group.
    var transform: WindowModel.AffineTransform
    /// From its own coordinates to the screen's, without the level's offset.
    var onScreen: WindowModel.AffineTransform
    var depth: Int?
    var box: Rect?
    var fill: String?
    var label = ""
    var title = ""
    var isKey: Bool { attributes["data-key"] == "true" }

    /// The bounding box of its drawing, in the coordinates of the enclosing group.
    var frame: Rect? { box.flatMap { Rect(around: $0.corners.map { transform($0) }) } }

    /// The bounding box of its drawing, in the screen's coordinates.
    var place: Rect? { box.flatMap { Rect(around: $0.corners.map { onScreen($0) }) } }
  }

  private(set) var elements: [Element] = []
  private(set) var root: [String: String] = [:]
  private(set) var title = ""
  private(set) var summary = ""
  /// The open groups: the index of the element, or nil.
  private var open: [(element: Int?, transform: WindowModel.AffineTransform, depth: Int?)] = []
  private var path: [String] = []

  /// Parses a picture; nil if it is not XML.
  init?(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  subscript(id: String) -> Element? { elements.first { $0.id == id } }

  /// The windows, back to front; system windows that the app can't reach have no identifier.
  var windows: [Element] { elements.filter { $0.attributes["class"] == "window" } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    path.append(name)
    switch name {
    case "svg": root = attributes
    case "g": begin(attributes)
    case "rect":
      guard path.dropLast().last == "g", let index = open.last?.element else { return }
      let numbers = ["x", "y", "width", "height"].map { Double(attributes[$0] ?? "") ?? .nan }
      elements[index].box = Rect(
        x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      elements[index].fill = attributes["fill"]
    default: break
    }
  }

  private func begin(_ attributes: [String: String]) {
    let outer = open.last
    let transform = Self.transform(attributes["transform"])
    guard attributes["data-class"] != nil else {
      // A level's transform is the picture's, not the screen's.
      let depth = attributes["data-depth"].flatMap { Int($0) } ?? outer?.depth
      open.append((nil, outer?.transform ?? WindowModel.AffineTransform.identity, depth))
      return
    }
    let onScreen = transform.concatenating(outer?.transform ?? .identity)
    elements.append(
      Element(
        id: attributes["data-id"], attributes: attributes,
        superview: attributes["data-superview"] ?? outer?.element.flatMap { elements[$0].id },
        transform: transform, onScreen: onScreen, depth: outer?.depth))
    open.append((elements.count - 1, onScreen, outer?.depth))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    let index = open.last?.element
    switch (path.last, index) {
    case ("title", nil): title += text
    case ("desc", nil): summary += text
    case ("title", let index?): elements[index].title += text
    case ("text", let index?): elements[index].label += text
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    path.removeLast()
    if name == "g" { open.removeLast() }
  }

  private static func transform(_ text: String?) -> WindowModel.AffineTransform {
    guard let text else { return WindowModel.AffineTransform.identity }
    let numbers = text.split { "(), ".contains($0) }.dropFirst().compactMap { Double($0) }
    guard numbers.count == 6 else {
      return WindowModel.AffineTransform(translationX: numbers[0], y: numbers[1])
    }
    return WindowModel.AffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}
