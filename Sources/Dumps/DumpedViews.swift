import JSON
import WindowModel

/// Creates windows and views from the output of `recursiveDescription` and the list of windows.
struct DumpedViews {
  private(set) var commands: DumpCommands
  /// The scene of each window; nil if windows need none.
  private let scene: String?
  /// The name for each address; nil for an omitted object.
  private var names: [String: String?] = [:]
  /// The parents of the current line, outermost first.
  private var path: [(depth: Int, name: String?)] = []
  /// The content views of cells, which are created with the cells, and whose lines have not been read yet.
  private var contents: Set<String> = []
  /// The windows to show, with their lines.
  private var shown: [(name: String, line: Int)] = []
  /// The window for views that were printed without one.
  private var addedWindow: String?

  init(_ commands: DumpCommands, scene: String?) {
    self.commands = commands
    self.scene = scene
  }

  /// Creates the objects, then shows the windows in the dump's order.
  mutating func make(_ objects: [DumpedObject]) {
    for object in objects { make(object) }
    for (name, line) in shown {
      commands.add("changeWindow", on: name, line: line) { $0.field("isHidden", false) }
    }
  }

  private mutating func make(_ object: DumpedObject) {
    while let last = path.last, last.depth >= object.depth { _ = path.popLast() }
    if let name = names[object.address] {
      // A window from the list, whose views are printed separately.
      if object.depth > 0 { commands.note(.printedTwice, line: object.line) }
      path.append((object.depth, name))
      return
    }
    let name = path.isEmpty ? makeOutermost(object) : makeView(object, in: path.last?.name)
    names[object.address] = .some(name)
    path.append((object.depth, name))
  }

  /// Creates a window, or a view that was printed without its superviews.
  private mutating func makeOutermost(_ object: DumpedObject) -> String? {
    guard object.isWindow else { return makeView(object, in: window(for: object)) }
    guard !ViewClass.ofSystemWindows.contains(where: { $0.name == object.className }) else {
      commands.note(.systemWindow, object.className, line: object.line)
      return nil
    }
    let properties = DumpedView(object)
    let name = commands.name(for: "UIWindow")
    properties.note(in: &commands)
    commands.note(.unknownLevel, line: object.line)
    commands.note(.unknownKeyWindow, line: object.line)
    commands.add("createWindow", line: object.line) { [scene] json in
      json.field("id", name)
      if properties.viewClass != .window { json.field("class", properties.viewClass.name) }
      if let scene { json.field("windowScene", scene) }
      properties.write(to: &json)
    }
    if !properties.isHidden { shown.append((name, object.line)) }
    return name
  }

  private mutating func makeView(_ object: DumpedObject, in superview: String?) -> String? {
    // The contents of an omitted view are omitted too.
    guard let superview else { return nil }
    let properties = DumpedView(object)
    let content = "\(superview)-content"
    if properties.viewClass.isCellContent, contents.remove(content) != nil {
      properties.note(in: &commands)
      commands.add("changeView", on: content, line: object.line) { properties.write(to: &$0) }
      return content
    }
    let name = commands.name(for: object.className)
    if properties.viewClass.isCell { contents.insert("\(name)-content") }
    properties.note(in: &commands)
    commands.add("createView", line: object.line) { json in
      json.field("id", name)
      json.field("class", properties.viewClass.name)
      json.field("superview", superview)
      // Only its superview is known to retain it.
      json.field("retained", false)
      properties.write(to: &json)
      if properties.isHidden { json.field("isHidden", true) }
    }
    return name
  }

  private mutating func window(for object: DumpedObject) -> String {
    if let addedWindow { return addedWindow }
    let name = commands.name(for: "UIWindow")
    commands.note(.addedWindow, line: object.line)
    commands.add("createWindow", line: object.line) { [scene] json in
      json.field("id", name)
      if let scene { json.field("windowScene", scene) }
    }
    shown.append((name, object.line))
    addedWindow = name
    return name
  }
}
