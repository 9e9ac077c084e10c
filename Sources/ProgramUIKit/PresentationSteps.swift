package import ProgramRuntime
package import WindowModel

/// The program's own presentation controllers, which its transitioning delegates return.
extension Machine {
  private static func ownKey(_ instance: Instance) -> String {
    "own presentation \(instance.number)"
  }

  /// The program's presentation controller of a controller with the style `.custom`; nil if it has none.
  package func ownPresentation(of controller: Value) throws(Halt) -> Value? {
    guard let instance = controller.reference?.instance else { return nil }
    if let known = library.shared[Self.ownKey(instance)] { return known }
    let node = try node(controller)
    guard try read({ $0.controller(node)?.modalPresentationStyle == .custom }) else { return nil }
    let delegate = field("transitioningDelegate", of: controller)
    guard !delegate.isNone else { return nil }
    let presenter = try object(try read { $0.controller(node)?.presenting })
    let made = try tell(
      delegate, "presentationController(forPresented:presenting:source:)",
      [controller, presenter, presenter])
    guard let made, !made.isNone else { return nil }
    if case .bool(true) = try property("shouldRemovePresentersView", of: made) {
      throw .bound(
        "A presentation controller that removes the presenter's view is not modelled; use '.fullScreen'."
      )
    }
    library.shared[Self.ownKey(instance)] = made
    return made
  }

  private func knownPresentation(_ presented: NodeID) -> Value? {
    objects[presented].flatMap { library.shared[Self.ownKey($0)] }
  }

  package func hasOwnPresentation(_ presented: NodeID) -> Bool {
    knownPresentation(presented) != nil
  }

  package func take(
    _ step: PresentationStep, of presented: NodeID, in application: inout Application
  ) {
    guard crash == nil, let owner = knownPresentation(presented) else { return }
    on(&application, else: ()) { () throws(Halt) in
      switch step {
      case .willBegin: try self.tell(owner, "presentationTransitionWillBegin()", [])
      case .placed: try self.layOutPresented(owner)
      case .didEnd: try self.tell(owner, "presentationTransitionDidEnd(_:)", [.bool(true)])
      case .dismissalWillBegin: try self.tell(owner, "dismissalTransitionWillBegin()", [])
      case .dismissalDidEnd:
        try self.tell(owner, "dismissalTransitionDidEnd(_:)", [.bool(true)])
        if let instance = self.objects[presented] {
          self.library.shared[Self.ownKey(instance)] = nil
        }
      }
    }
  }

  private func layOutPresented(_ owner: Value) throws(Halt) {
    let view = try property("presentedView", of: owner)
    guard !view.isNone else { return }
    let frame = Self.rect(try property("frameOfPresentedViewInContainerView", of: owner))
    try changeView(view) { $0.frame = frame }
  }

  /// Calls the layout methods of the presentation controller whose container is laid out.
  func layOutContainer(_ container: NodeID) throws(Halt) {
    guard let presented = try read({ $0.presentedController(inContainer: container) }),
      let owner = knownPresentation(presented)
    else { return }
    try tell(owner, "containerViewWillLayoutSubviews()", [])
    try tell(owner, "containerViewDidLayoutSubviews()", [])
  }
}
