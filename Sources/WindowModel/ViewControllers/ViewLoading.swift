/// Reads `view`, which loads it; views-C1.
package struct LoadView: CommandAction {
  package static let name = "loadViewIfNeeded"
  package var controller = Identifier.unnamed

  package init() {}

  package var subject: String? { controller.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.loadView(controller)
  }
}

extension Application {
  /// The controller of a view, or nil.
  public func controller(ofView id: NodeID) -> NodeID? {
    guard let owner = arena[id].owner, arena[controller: owner]?.view == id else { return nil }
    return owner
  }

  /// Reads a controller's `view`: runs `loadView` and `viewDidLoad` if it is not loaded (views-C1).
  mutating func loadView(_ identifier: Identifier) throws(Refusal) {
    let id = try find(.controller, identifier)
    if arena[controller: id]?.isViewLoaded == true { turn.notes.append(.viewIsLoaded) }
    _ = loadView(of: id)
    turn.subject = .controller(id)
  }

  /// A living controller's view, loaded if necessary; nil for a dead one.
  mutating func loadView(of id: NodeID) -> NodeID? {
    guard let controller = arena[controller: id] else { return nil }
    if let view = controller.view { return view }
    post(.loadView, controller: id, .viewLoadsWhenAsked)
    // The app's own `loadView` has set one.
    if let view = arena[controller: id]?.view {
      post(.viewDidLoad, controller: id, .viewLoadsWhenAsked)
      return view
    }
    var view = View(controller.viewClass, frame: mainScreen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let viewID = insertOwn(view, named: "view", of: id)
    adopt(viewID, by: id)
    makeContainerViews(of: id)
    insertFields(of: id, into: viewID)
    post(.viewDidLoad, controller: id, .viewLoadsWhenAsked)
    return viewID
  }

  /// Sets `view`. The old view is released but keeps its superview (views-C1). Whether the controller
  /// counts as shown does not change (views-C5).
  mutating func setView(_ view: NodeID?, of id: NodeID) {
    guard arena[controller: id]?.view != view else { return }
    resignFirstResponder(ofController: id)
    if let old = arena[controller: id]?.view {
      arena[old].owner = nil
      releasePool.append(old)
    }
    arena[controller: id]?.view = nil
    if let view { adopt(view, by: id) }
  }

  /// Refuses a view that a controller can't have: a window, another controller's view (views-V19), and
  /// any if the controller makes its own.
  func checkView(
    _ view: Identifier?, of controller: ViewController, _ id: NodeID?
  ) throws(Refusal) {
    guard !controller.controllerClass.kind.makesOwnView else {
      throw .invalidValue(
        property: "view", reason: "A \(controller.controllerClass) makes its view itself.")
    }
    try checkObjects()
    guard let name = view else { return }
    let view = try find(name, of: "view")
    guard !arena[view].isWindow, !arena[view].isContainer else {
      throw .invalidValue(
        property: "view", reason: "A \(arena[view].className) can't be a controller's view.")
    }
    guard let other = self.controller(ofView: view), other != id else { return }
    let new = id.map(printed) ?? "<\(controller.controllerClass)>"
    throw .exception(
      name: "UIViewControllerHierarchyInconsistency",
      reason:
        "A view can only be associated with at most one view controller at a time! View \(printed(view)) is associated with \(printed(other)). Clear this association before associating this view with \(new)."
    )
  }

  /// Makes a view of UIKit's own for an object, named after the object if that name is free.
  mutating func insertOwn(_ view: View, named name: String, of object: NodeID) -> NodeID {
    let name = ownName(name, of: object) ?? nextIdentifier(view.window == nil ? .view : .window)
    return arena.insert(view, as: name)
  }

  /// Makes a controller of UIKit's own for an object.
  mutating func insertOwn(
    _ controller: ViewController, named name: String, of object: NodeID
  ) -> NodeID {
    arena.insert(controller, as: ownName(name, of: object) ?? nextIdentifier(.controller))
  }

  private func ownName(_ name: String, of object: NodeID) -> Identifier? {
    Identifier("\(arena.identifier(of: object))-\(name)").flatMap { arena.isTaken($0) ? nil : $0 }
  }

  private mutating func adopt(_ view: NodeID, by id: NodeID) {
    arena[controller: id]?.view = view
    arena[view].owner = id
    arena[view].wasRetained = true
  }

  /// An object as UIKit prints it in its messages, with its identifier in place of the address.
  func printed(_ id: NodeID) -> String {
    "<\(className(of: id)): \(arena.identifier(of: id))>"
  }

  /// The name of a living object's class.
  func className(of id: NodeID) -> String {
    arena[controller: id]?.controllerClass.name ?? arena[id].className
  }
}
