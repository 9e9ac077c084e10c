import JSON
import WindowModel

/// A view in a dump, with the properties that the model supports.
struct DumpedView {
  let viewClass: ViewClass
  private(set) var isHidden = false
  private let line: Int
  private let className: String
  private var isOfBaseClass = false
  private var frame: [Double]?
  private var transform: [Double]?
  private var contentOffset: [Double]?
  private var alpha: Double?
  private var tag: Int?
  private var text: Substring?
  private var color: String?
  private var mask: [String] = []
  private var isOpaque = true
  private var clipsToBounds = false
  private var isUserInteractionEnabled = true
  /// The properties that the model does not support, or whose values it can't represent.
  private var leftOut: [String] = []

  init(_ object: DumpedObject) {
    let properties = object.properties
    line = object.line
    className = object.className
    let own = ViewClass(object.className)
    let base = properties.first { $0.name == "baseClass" }.flatMap { ViewClass(String($0.value)) }
    let isOwnKnown = own.map(ViewClass.known.contains) ?? false
    if let base, base != .window, base != .view, ViewClass.known.contains(base), !isOwnKnown {
      viewClass = base
      isOfBaseClass = true
    } else {
      viewClass = own ?? .view
      isOfBaseClass = own == nil
    }
    for (name, value) in properties { take(name, value) }
  }

  private mutating func take(_ name: String, _ value: Substring) {
    let isTaken =
      switch name {
      case "frame": set(&frame, value.numbers(4))
      case "transform": set(&transform, value.numbers(6))
      case "contentOffset": viewClass.defaults.scrolls && set(&contentOffset, value.numbers(2))
      case "alpha": set(&alpha, value.numbers(1)?.first)
      case "tag": set(&tag, Int(value, radix: 10))
      case "hidden": set(&isHidden, value)
      case "opaque": set(&isOpaque, value)
      case "clipsToBounds": set(&clipsToBounds, value)
      case "userInteractionEnabled": set(&isUserInteractionEnabled, value)
      case "autoresize": set(&mask, Self.mask(value))
      case "backgroundColor": set(&color, Self.color(value))
      case "text": viewClass.defaults.takesText && set(&text, Self.quoted(value))
      // Each view has a layer, and the base class was read already.
      case "layer", "baseClass": true
      default: false
      }
    if !isTaken { leftOut.append(name) }
  }

  private func set<Value>(_ property: inout Value?, _ value: Value?) -> Bool {
    property = value
    return value != nil
  }

  private func set<Value>(_ property: inout [Value], _ value: [Value]?) -> Bool {
    property = value ?? []
    return value != nil
  }

  private func set(_ property: inout Bool, _ value: Substring) -> Bool {
    property = value == "YES"
    return value == "YES" || value == "NO"
  }

  /// Adds notes on differences from the dump.
  func note(in commands: inout DumpCommands) {
    if isOfBaseClass { commands.note(.baseClass, className, line: line) }
    for name in leftOut { commands.note(.leftOut, name, line: line) }
    if frame == nil, !leftOut.contains("frame") { commands.note(.leftOut, "frame", line: line) }
  }

  /// Writes the view's fields, except `isHidden`, if they differ from those of a new view.
  func write(to json: inout JSONWriter) {
    if let transform { json.numbers("transform", transform) }
    if let frame { json.numbers("frame", frame) }
    if let contentOffset { json.numbers("contentOffset", contentOffset) }
    if let alpha { json.field("alpha", alpha) }
    if let tag { json.field("tag", tag) }
    if let text { json.field("text", String(text)) }
    if let color { json.field("backgroundColor", color) }
    if !mask.isEmpty {
      json.key("autoresizingMask")
      json.beginArray()
      for part in mask { json.value(part) }
      json.endArray()
    }
    let new = viewClass.defaults
    if isOpaque != new.isOpaque { json.field("isOpaque", isOpaque) }
    if clipsToBounds != new.clipsToBounds { json.field("clipsToBounds", clipsToBounds) }
    if isUserInteractionEnabled != new.isUserInteractionEnabled {
      json.field("isUserInteractionEnabled", isUserInteractionEnabled)
    }
  }

  /// The parts of an autoresizing mask, as in `W+H`.
  private static func mask(_ value: Substring) -> [String]? {
    let words = value.split(separator: "+")
    let names = words.compactMap { word in
      AutoresizingMask.parts.first { $0.abbreviation == word }?.name
    }
    return names.count == words.count ? names : nil
  }

  /// A colour in one of the colour spaces that UIKit prints, as in `UIExtendedSRGBColorSpace 1 0 0 1`.
  private static func color(_ value: Substring) -> String? {
    let isGray: Bool
    switch value.prefix(while: { $0 != " " }) {
    case "UIExtendedSRGBColorSpace", "UIDeviceRGBColorSpace": isGray = false
    case "UIExtendedGrayColorSpace", "UIDeviceWhiteColorSpace": isGray = true
    default: return nil
    }
    let rest = value.drop { $0 != " " }
    guard let numbers = rest.numbers(isGray ? 2 : 4), let alpha = numbers.last,
      numbers.allSatisfy({ (0...1).contains($0) })
    else { return nil }
    let parts = isGray ? Array(repeating: numbers.first ?? 0, count: 3) : Array(numbers.dropLast())
    return (parts + [alpha]).reduce("#") { text, part in
      // checked: of 0 to 1
      let hex = String(Int((part * 255).rounded()), radix: 16)
      return text + (hex.utf8.count == 1 ? "0" : "") + hex
    }
  }

  private static func quoted(_ value: Substring) -> Substring? {
    guard value.count > 1, value.hasPrefix("'"), value.hasSuffix("'") else { return nil }
    return value.dropFirst().dropLast()
  }
}
