/// The state that a split view controller adds to other containers.
///
/// The model only knows it in compact width, where it collapses when it comes on screen.
public struct Split: Hashable, Codable, Sendable {
  /// `isCollapsed`: whether it shows only one controller (views-2.9A).
  public internal(set) var isCollapsed = false
  /// What the delegate answers to `splitViewController(_:collapseSecondary:onto:)` without code of the app's own.
  public internal(set) var collapsesSecondary = false
}

extension Application {
  /// Sets a split view controller's `viewControllers`: the primary, then the secondary.
  mutating func setColumns(_ children: [NodeID], of id: NodeID) {
    let old = self.children(of: id)
    for child in old where !children.contains(child) { leave(child, id) }
    for child in children where !old.contains(child) { enter(child, id) }
    arena[controller: id]?.children = children
    runLoop.schedule(.changeContents(id))
  }

  /// Collapses a split view controller that comes on screen, once in its life; does nothing to other
  /// controllers. Asks the delegate, then pushes the secondary onto the primary's stack. The secondary is
  /// removed if the delegate handled it or there is no stack (views-2.9A).
  mutating func collapse(_ id: NodeID) {
    guard arena[controller: id]?.stack?.split?.isCollapsed == false else { return }
    arena[controller: id]?.stack?.split?.isCollapsed = true
    let children = children(of: id)
    guard let primary = children.first else {
      turn.diagnostics.append(
        "Splitview controller is expected to have a view controller at index 0 before it's used!")
      return
    }
    guard let secondary = children.dropFirst().first else { return }
    let isDealtWith = ask(.collapse(secondary, onto: primary), about: secondary, of: id)
    // The delegate may have moved one of them.
    guard self.children(of: id).contains(secondary) else { return }
    if !isDealtWith, takes(secondary, primary) {
      enter(secondary, primary)
      navigate(primary, isForward: true, animated: false)
    } else {
      leave(secondary, id)
    }
  }

  /// `show(_:sender:)` and `showDetailViewController(_:sender:)` of a split view controller. Unless its
  /// delegate shows the controller itself, it is pushed onto the primary's stack or presented (views-2.9B).
  mutating func show(_ shown: NodeID, in id: NodeID, isDetail: Bool) throws(Refusal) {
    guard arena[controller: id]?.stack?.split?.isCollapsed == true else {
      throw .notPossible(
        "\(arena.identifier(of: id)) has not been in a window yet; set its viewControllers instead."
      )
    }
    turn.subject = .controller(shown)
    if ask(.show(shown, isDetail: isDetail), about: shown, of: id) { return }
    guard let primary = front(of: id),
      arena[controller: primary]?.controllerClass.kind == .navigation
    else { return try present(shown, from: id) }
    try push(shown, onto: primary, animated: true)
  }

  /// Asks a split view controller's delegate about another controller; false without a delegate.
  private mutating func ask(_ question: CodeQuestion, about other: NodeID, of id: NodeID) -> Bool {
    var name = Event.Name.splitViewControllerCollapseSecondary
    var rule = Rule.splitCollapses
    var standing = arena[controller: id]?.stack?.split?.collapsesSecondary ?? false
    if case .show(_, let isDetail) = question {
      name = isDetail ? .splitViewControllerShowDetail : .splitViewControllerShow
      (rule, standing) = (.splitShowsDetail, false)
    }
    guard hasDelegate(id, name) else { return false }
    post(name, controller: id, other: other, rule)
    return code.running?.answer(question, id, in: &self) ?? standing
  }

  /// Whether the secondary controller can be pushed onto the primary's stack.
  private func takes(_ secondary: NodeID, _ primary: NodeID) -> Bool {
    arena[controller: primary]?.controllerClass.kind == .navigation
      && (try? checkContainment(of: secondary, in: primary)) != nil
  }
}

extension Application {
  /// Refuses properties that only split view controllers have, a new one in regular width, and invalid
  /// children.
  func checkSplit(
    _ properties: ControllerProperties, on controller: ViewController
  ) throws(Refusal) {
    guard let split = controller.stack?.split else {
      guard properties.collapsesSecondary == nil else {
        throw .invalidValue(
          property: "collapsesSecondary", reason: "A \(controller.controllerClass) has none.")
      }
      return
    }
    guard settings.device.idiom == .phone else {
      throw .notPossible(
        "An iPad shows the columns of a split view controller side by side, which the model does not lay out. Use a phone."
      )
    }
    guard let children = properties.viewControllers else { return }
    guard !split.isCollapsed else {
      throw .notPossible(
        "A collapsed split view controller keeps its viewControllers here. Set them before it is on screen, or use showDetailViewController."
      )
    }
    guard (children ?? []).count <= 2 else {
      throw .invalidValue(
        property: "viewControllers",
        reason: "A split view controller has at most a primary and a secondary controller.")
    }
    for child in children ?? [] {
      let id = try findController(child, of: "viewControllers")
      guard arena[controller: id]?.stack?.split == nil else {
        throw .notPossible("A split view controller can't be in another one here.")
      }
    }
  }
}
