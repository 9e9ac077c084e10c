package import ProgramRuntime
package import WindowModel

/// Page view controllers.
extension Library {
  package static let pageProperties: [String: NativeProperty] = [
    "UIPageViewController.viewControllers": others { $1.viewControllers(of: $0) },
    "UIPageViewController.transitionStyle": node {
      let style = $1.controller($0)?.stack?.pages?.transitionStyle
      return .element(style == .scroll ? 1 : 0, [])
    },
    "UIPageViewController.navigationOrientation": node {
      let orientation = $1.controller($0)?.stack?.pages?.navigationOrientation
      return .element(orientation == .vertical ? 1 : 0, [])
    },
  ]

  package static let pageNatives: [String: Native] = [
    "UIPageViewController.init(transitionStyle:navigationOrientation:options:)": {
      machine, value, arguments throws(Halt) in
      try machine.makeController(value) { properties in
        properties.transitionStyle =
          arguments[0].isSame(as: .element(1, [])) ? .scroll : .pageCurl
        properties.navigationOrientation =
          arguments[1].isSame(as: .element(1, [])) ? .vertical : .horizontal
      }
      return value
    },
    "UIPageViewController.setViewControllers(_:direction:animated:completion:)": {
      machine, value, arguments throws(Halt) in
      var command = SetViewControllers()
      command.container = try machine.identifier(value)
      for controller in arguments[0].array {
        command.controllers.append(try machine.identifier(controller))
      }
      command.direction = arguments[1].isSame(as: .element(1, [])) ? .reverse : .forward
      command.isAnimated = arguments[2].bool
      command.completion = machine.completion(arguments[3])
      try machine.carryOut(command)
      return .void
    },
    "UIPageViewController.sourceChanged()": { machine, value, _ throws(Halt) in
      // The model queries the data source again.
      try machine.changeController(value) { $0.pages = .some(nil) }
      return .void
    },
  ]
}

extension Machine {
  /// Notifies a page view controller's delegate that the user starts or finishes a page turn.
  func tellPages(_ event: Event) throws(Halt) {
    guard let node = event.object.node, let instance = objects[node] else { return }
    let pages = Value.object(reference(to: instance))
    let delegate = field("delegate", of: pages)
    let page = try object(event.other)
    if event.name == .pageViewControllerWillTransition {
      try tell(delegate, "pageViewController(_:willTransitionTo:)", [pages, .array([page])])
    } else {
      let previous = page.isNone ? [] : [page]
      try tell(
        delegate,
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
        [pages, .bool(true), .array(previous), .bool(event.reason == nil)])
    }
  }

  package func keepPage(
    _ direction: Pages.NavigationDirection, of page: NodeID, in id: NodeID,
    application: inout Application
  ) -> NodeID? {
    guard crash == nil, let instance = objects[id] else { return nil }
    return on(&application, else: nil) { () throws(Halt) in
      let pages = Value.object(self.reference(to: instance))
      let source = self.field("dataSource", of: pages)
      let name =
        "pageViewController(_:viewController\(direction == .forward ? "After" : "Before"):)"
      guard let answer = try self.tell(source, name, [pages, try self.object(page)]) else {
        throw .crash("The data source has no '\(name)', which UIKit calls.")
      }
      guard !answer.isNone else { return nil }
      let next = try self.node(answer)
      // Do this before the program releases the page.
      try self.withModel { application throws(Refusal) in
        application.keep(next, direction, of: id)
      }
      return next
    }
  }
}
