import JSON
import WindowModel

/// Creates controllers, and windows for them, from the output of `_printHierarchy`.
struct DumpedControllers {
  /// A controller with its child controllers.
  private struct Node {
    let object: DumpedObject
    let name: String
    let told: Told
    var children: [Int] = []
    var presented: [Int] = []
  }

  /// A line's information on its controller, besides class and address.
  private struct Told {
    /// The appearance state, as in `appeared`.
    var state = ""
    var viewClass: String?
    var isInWindow = false
    var presentation: String?

    init(_ rest: Substring) {
      var rest = rest
      func take(_ prefix: String) -> Substring? {
        guard let found = rest.firstRange(of: prefix) else { return nil }
        rest = rest[found.upperBound...]  // checked: a bound of a range of it
        return rest
      }
      state = String((take("state: ") ?? "").prefix { $0.isLetter })
      if let view = take("view: ")?.trimmingPrefix("<"), !view.hasPrefix("(") {
        viewClass = String(view.prefix { $0 != " " && $0 != ":" })
        isInWindow = view.firstRange(of: "not in the window") == nil
      }
      presentation = take("presented with: <").map { text in
        String(text.prefix { $0 != " " && $0 != ":" })
      }
    }
  }

  private(set) var commands: DumpCommands
  /// The appearance state of each controller in the dump.
  private(set) var states: [Dump.State] = []
  private let scene: String?
  /// The controllers, outer before inner; child indices refer to this list.
  private var nodes: [Node] = []
  private var roots: [Int] = []

  init(_ commands: DumpCommands, scene: String?) {
    self.commands = commands
    self.scene = scene
  }

  /// Creates the controllers, shows the root ones in windows, and presents the presented ones.
  mutating func make(_ objects: [DumpedObject]) {
    arrange(objects)
    // A container is created with its children, which come later in the list.
    for node in nodes.reversed() { make(node) }
    for root in roots { show(nodes[root]) }
    for node in nodes { present(node.presented, on: node) }
  }

  /// Determines each object's parent.
  private mutating func arrange(_ objects: [DumpedObject]) {
    var path: [(depth: Int, place: Int)] = []
    var seen: Set<String> = []
    for object in objects {
      guard seen.insert(object.address).inserted else {
        commands.note(.printedTwice, line: object.line)
        continue
      }
      while let last = path.last, last.depth >= object.depth { _ = path.popLast() }
      let node = Node(
        object: object, name: commands.name(for: object.className), told: Told(object.rest))
      let place = nodes.count
      nodes.append(node)
      states.append(Dump.State(name: node.name, word: node.told.state, line: object.line))
      switch path.last?.place {
      case nil: roots.append(place)
      case let outer? where object.isPresented: nodes[outer].presented.append(place)
      case let outer?: nodes[outer].children.append(place)
      }
      path.append((object.depth, place))
    }
  }

  /// Creates a controller, whose children exist already.
  private mutating func make(_ node: Node) {
    let kind = kind(of: node)
    // The model has no split view controller with three columns.
    let most = kind == .split ? 2 : Int.max
    let children = node.children.prefix(most).map { nodes[$0].name }
    for child in node.children.dropFirst(most) {
      commands.note(.leftOut, nodes[child].object.className, line: nodes[child].object.line)
    }
    let isListed = kind.listsControllers
    let style = style(of: node)
    commands.add("createController", line: node.object.line) { json in
      json.field("id", node.name)
      json.field("class", node.object.className)
      if kind != .plain, kind.rawValue != node.object.className {
        json.field("superclass", kind.rawValue)
      }
      if let style { json.field("modalPresentationStyle", style) }
      if kind == .plain, let name = node.told.viewClass, name != ViewClass.view.name,
        ViewClass(name) != nil
      {
        json.field("viewClass", name)
      }
      if kind == .pages { json.field("transitionStyle", Pages.TransitionStyle.scroll.rawValue) }
      if isListed {
        json.key("viewControllers")
        json.beginArray()
        for child in children { json.value(child) }
        json.endArray()
      }
    }
    if kind == .tabBar { select(node) }
    if kind == .pages {
      setPage(of: node)
    } else if !isListed {
      add(node.children, to: node)
    }
  }

  /// Sets the visible page of a page view controller.
  private mutating func setPage(of node: Node) {
    let children = node.children.map { nodes[$0] }
    guard let page = children.first(where: { $0.told.state == "appeared" }) ?? children.first else {
      return
    }
    commands.add("setViewControllers", on: node.name, line: node.object.line) { json in
      json.key("viewControllers")
      json.beginArray()
      json.value(page.name)
      json.endArray()
      json.field("direction", Pages.NavigationDirection.forward.rawValue)
    }
  }

  /// The kind of a controller. The kind of an app's own class is guessed from its name if its view is a
  /// container's.
  private mutating func kind(of node: Node) -> ControllerClass.Kind {
    let name = node.object.className
    if let known = ControllerClass.Kind(rawValue: name) { return known }
    let guessed: ControllerClass.Kind? =
      switch node.told.viewClass {
      case "UILayoutContainerView" where name.hasSuffix("NavigationController"): .navigation
      case "UILayoutContainerView" where name.hasSuffix("TabBarController"): .tabBar
      case "_UIPageViewControllerContentView": .pages
      case "_UISplitViewControllerPanelImplView": .split
      case "UITableView" where name.hasSuffix("TableViewController"): .table
      default: nil
      }
    if guessed != nil { commands.note(.guessedClass, name, line: node.object.line) }
    return guessed ?? .plain
  }

  /// Selects the tab with the visible controller.
  private mutating func select(_ node: Node) {
    guard let shown = node.children.firstIndex(where: { nodes[$0].told.state == "appeared" }),
      shown > 0
    else { return }
    commands.add("select", on: node.name, line: node.object.line) { $0.field("index", shown) }
  }

  /// Adds children to a controller of the app's own class, with their views if these are visible.
  private mutating func add(_ children: [Int], to node: Node) {
    for place in children {
      let child = nodes[place]
      let line = child.object.line
      commands.add("addChild", on: node.name, line: line) { $0.field("controller", child.name) }
      if child.told.isInWindow {
        commands.add("loadViewIfNeeded", on: node.name, line: line)
        commands.add("loadViewIfNeeded", on: child.name, line: line)
        commands.add("insertSubview", on: "\(node.name)-view", line: line) {
          $0.field("view", "\(child.name)-view")
        }
      }
      commands.add("didMove", on: child.name, line: line) { $0.field("toParent", node.name) }
    }
  }

  private mutating func show(_ root: Node) {
    let line = root.object.line
    let window = commands.name(for: "UIWindow")
    commands.note(.addedWindow, line: line)
    commands.add("createWindow", line: line) { [scene] json in
      json.field("id", window)
      if let scene { json.field("windowScene", scene) }
      json.field("rootViewController", root.name)
    }
    commands.add("makeKeyAndVisible", on: window, line: line)
  }

  private mutating func present(_ presented: [Int], on presenter: Node) {
    for place in presented {
      let node = nodes[place]
      commands.add("present", on: presenter.name, line: node.object.line) { json in
        json.field("viewController", node.name)
        json.field("animated", false)
      }
    }
  }

  /// The presentation style, from the class of the presentation controller; a class of the app's own means the
  /// custom style.
  private mutating func style(of node: Node) -> String? {
    guard let name = node.told.presentation else { return nil }
    switch name {
    case "_UIFullscreenPresentationController": return "fullScreen"
    case "_UIOverFullscreenPresentationController": return "overFullScreen"
    case "_UICurrentContextPresentationController": return "currentContext"
    case "_UIPageSheetPresentationController", "UISheetPresentationController": return "pageSheet"
    case "_UIFormSheetPresentationController": return "formSheet"
    case "UIPopoverPresentationController": return "popover"
    case "UIPresentationController": return "custom"
    case _ where name.hasPrefix("_UIAlertController"): return nil
    case _ where !name.hasPrefix("UI") && !name.hasPrefix("_UI"): return "custom"
    default:
      commands.note(.leftOut, name, line: node.object.line)
      return nil
    }
  }
}
