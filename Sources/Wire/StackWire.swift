import JSON
import WindowModel

extension JSONWriter {
  /// What a navigation or a tab bar controller has beyond others, within an object.
  mutating func fields(
    of stack: Stack, _ id: NodeID, _ controller: ViewController,
    in application: borrowing Application
  ) {
    let isTabBar = controller.controllerClass.kind == .tabBar
    if isTabBar, !stack.isSet {
      nullField("viewControllers")
    } else {
      names("viewControllers", controller.children, in: application)
    }
    if isTabBar {
      name("selectedViewController", stack.selected, in: application)
      let index = stack.selected.flatMap { controller.children.firstIndex(of: $0) }
      // NSNotFound.
      field("selectedIndex", index ?? .max)
    } else {
      name("topViewController", controller.children.last, in: application)
      name("visibleViewController", application.visibleController(of: id), in: application)
      field("isNavigationBarHidden", stack.isNavigationBarHidden)
      field("isToolbarHidden", stack.isToolbarHidden)
    }
    if let delegate = stack.delegate, application.isController(delegate) {
      name("delegate", delegate, in: application)
    }
  }
}
