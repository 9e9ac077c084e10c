import PasteValues
import SourceCode
import WindowModel

extension PasteRunner {
  /// Reads a property of the expression before the dot.
  func member(
    _ member: String, of base: Expression, _ name: PasteName
  ) throws(PasteHalt) -> PasteValue {
    if case .name("self") = base.form, receiver == nil || isOwnProperty(member) {
      return try propertyValue(member)
    }
    let value = try evaluate(base, .loose(name.base))
    if let made = try make(of: value, member, name) { return made }
    return try chained(value, optional(get(member, of: value.unwrapped), of: member))
  }

  /// Makes the result optional if the base is.
  func chained(_ base: PasteValue, _ result: PasteValue) -> PasteValue {
    if case .optional = base, case .optional = result { return result }
    if case .optional = base, result.isThere, result != .nothing { return .optional(result) }
    return result
  }

  /// Whether `self` has a property of this name, or a variable of the app represents it.
  func isOwnProperty(_ name: String) -> Bool {
    if types.has(property: name, in: type) { return true }
    guard let reference = ReferenceName(property(name)) else { return false }
    return target.application.object(heldBy: reference) != nil
  }

  /// Reads a property of a value.
  func get(_ name: String, of value: PasteValue) throws(PasteHalt) -> PasteValue {
    switch value {
    case .null: return .null
    case .optional(let inner): return try get(name, of: inner)
    case .object(let object): return try get(name, ofObject: object)
    case .type(let type): return try get(name, ofType: type)
    case .layer(let object) where name == "masksToBounds":
      return try get("clipsToBounds", ofObject: object)
    case .this: return try propertyValue(name)
    case .delegate:
      let path = name == "window" ? ReferenceName.delegateWindow.text : "self.\(name)"
      if let value = globals[path] { return value }
      guard let reference = ReferenceName(path),
        let id = try application().object(heldBy: reference)
      else { return .null }
      return .object(try application().identifier(of: id))
    case .traits(let traits):
      if let value = Self.get(name, of: traits) { return value }
    case .application:
      if let value = get(name, ofApplication: try application()) { return value }
    case .screen(let identifier):
      if let screen = try application().screen(identifier) {
        if name == "bounds" { return .rect(screen.bounds) }
        if name == "scale" { return .number(screen.scale) }
      }
    case .scene(let identifier):
      if let value = get(name, ofScene: identifier, in: try application()) { return value }
    case .list(let values):
      if let value = Self.get(name, of: values) { return value }
    default:
      if let value = Self.part(name, of: value) { return value }
    }
    throw .noPart(name)
  }

  private func get(_ name: String, ofApplication it: Application) -> PasteValue? {
    switch name {
    case "keyWindow": it.keyWindow.map { .object(it.identifier(of: $0)) } ?? .null
    case "windows": .list(it.listedWindows.map { .object(it.identifier(of: $0)) })
    case "delegate": .delegate
    case "connectedScenes", "openSessions": .list(it.scenes.map { .scene($0.identifier) })
    case "statusBarFrame": .rect(it.statusBar.frame)
    case "isStatusBarHidden", "statusBarHidden": .bool(it.statusBar.isHidden)
    case "applicationState": .word(it.state.rawValue)
    default: nil
    }
  }

  private func get(_ name: String, ofScene scene: Identifier, in it: Application) -> PasteValue? {
    switch name {
    case "windows": .list(it.windows(of: scene).map { .object(it.identifier(of: $0)) })
    case "keyWindow": it.keyWindow(of: scene).map { .object(it.identifier(of: $0)) } ?? .null
    case "screen": it.scene(scene).map { .screen($0.screen) } ?? .null
    case "activationState": .word((it.scene(scene)?.activation ?? .unattached).rawValue)
    case "delegate": .delegate
    default: nil
    }
  }

  static func get(_ name: String, of values: [PasteValue]) -> PasteValue? {
    switch name {
    case "count": .number(Double(values.count), isInteger: true)
    case "first", "firstObject", "anyObject": values.first ?? .null
    case "last", "lastObject": values.last ?? .null
    case "isEmpty": .bool(values.isEmpty)
    case "reversed", "reverseObjectEnumerator": .list(values.reversed())
    case "allObjects", "mutableCopy", "copy", "objectEnumerator": .list(values)
    default: nil
    }
  }

  /// Reads a part of a rectangle, point, size or string.
  static func part(_ name: String, of value: PasteValue) -> PasteValue? {
    switch (value, name) {
    case (.rect(let rect), "origin"): .point(rect.origin)
    case (.rect(let rect), "size"): .size(rect.size)
    case (.rect(let rect), "minX"): .number(rect.origin.x)
    case (.rect(let rect), "minY"): .number(rect.origin.y)
    case (.rect(let rect), "midX"): .number(rect.center.x)
    case (.rect(let rect), "midY"): .number(rect.center.y)
    case (.rect(let rect), "maxX"): .number(rect.origin.x + rect.size.width)
    case (.rect(let rect), "maxY"): .number(rect.origin.y + rect.size.height)
    case (.rect(let rect), "width"), (.rect(let rect), "Width"): .number(rect.size.width)
    case (.rect(let rect), "height"), (.rect(let rect), "Height"): .number(rect.size.height)
    case (.point(let point), "x"): .number(point.x)
    case (.point(let point), "y"): .number(point.y)
    case (.size(let size), "width"): .number(size.width)
    case (.size(let size), "height"): .number(size.height)
    case (.insets(let insets), "top"): .number(insets.top)
    case (.insets(let insets), "left"): .number(insets.left)
    case (.insets(let insets), "bottom"): .number(insets.bottom)
    case (.insets(let insets), "right"): .number(insets.right)
    case (.string(let text), "length"), (.string(let text), "count"):
      .number(Double(text.utf16.count), isInteger: true)
    case (.level(let level), "rawValue"): .number(level)
    case (.number, "rawValue"), (.number, "doubleValue"), (.number, "floatValue"): value
    case (.number(let number, _), "integerValue"), (.number(let number, _), "intValue"):
      .number(number.rounded(.towardZero), isInteger: true)
    case (.color, "CGColor"), (.color, "cgColor"): value
    default: nil
    }
  }
}
