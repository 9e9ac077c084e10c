import JSON
import WindowModel

extension JSONWriter {
  /// Writes a container's additional fields, within an object.
  mutating func fields(
    of stack: Stack, _ id: NodeID, _ controller: ViewController,
    in application: borrowing Application
  ) {
    let isTabBar = controller.controllerClass.kind == .tabBar
    if isTabBar, !stack.isSet {
      nullField("viewControllers")
    } else {
      names("viewControllers", application.viewControllers(of: id), in: application)
    }
    if let pages = stack.pages {
      fields(of: pages, in: application)
    } else if let split = stack.split {
      field("isCollapsed", split.isCollapsed)
      field("collapsesSecondary", split.collapsesSecondary)
    } else if isTabBar {
      name("selectedViewController", stack.selected, in: application)
      let index = stack.selected.flatMap { controller.children.firstIndex(of: $0) }
      // NSNotFound.
      field("selectedIndex", index ?? .max)
    } else {
      name("topViewController", controller.children.last, in: application)
      name("visibleViewController", application.visibleController(of: id), in: application)
      field("isNavigationBarHidden", stack.isNavigationBarHidden)
      field("isToolbarHidden", stack.isToolbarHidden)
      if stack.prefersLargeTitles { field("prefersLargeTitles", true) }
    }
    if let delegate = stack.delegate, application.isController(delegate) {
      name("delegate", delegate, in: application)
    }
  }

  private mutating func fields(of pages: Pages, in application: borrowing Application) {
    field("transitionStyle", pages.transitionStyle.rawValue)
    field("navigationOrientation", pages.navigationOrientation.rawValue)
    guard let list = pages.list else { return }
    key("pages")
    beginArray()
    for page in list where application.isController(page) {
      value(application.identifier(of: page).text)
    }
    endArray()
  }
}
