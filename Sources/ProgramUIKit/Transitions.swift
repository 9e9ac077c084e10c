package import ProgramRuntime
package import WindowModel

/// Presentations that a program's own animators animate.
extension Machine {
  /// Asks the transitioning delegate for the animator of a presentation that was just called, as `present` does.
  func askForPresentation(_ controller: Value) throws(Halt) {
    try checkOrientation(of: controller)
    _ = try ownPresentation(of: controller)
    guard let delegate = try transitioningDelegate(of: controller, at: .called) else { return }
    let node = try node(controller)
    let presenter = try object(try read { $0.controller(node)?.presenting })
    try keepAnimator(
      of: controller,
      try tell(
        delegate, "animationController(forPresented:presenting:source:)",
        [controller, presenter, presenter]))
  }

  /// Refuses a presentation that would rotate the screen.
  private func checkOrientation(of controller: Value) throws(Halt) {
    let name = "preferredInterfaceOrientationForPresentation"
    guard let nominal = nominal(of: controller), let own = find(name, in: nominal),
      own.owner?.isLibrary == false,
      case .element(let wanted, _) = try property(name, of: controller),
      case .element(let current, _) = try property(
        "statusBarOrientation", of: try shared("application", "UIApplication")),
      wanted != current
    else { return }
    throw .bound("A presentation that rotates the screen, by '\(name)', is not modelled.")
  }

  /// The same for a dismissal: the top-most dismissed controller is the animated one.
  func askForDismissal(of receiver: Value) throws(Halt) {
    let node = try node(receiver)
    guard let top = try read({ $0.topOfDismissal(from: node) }) else { return }
    let controller = try object(top)
    guard let delegate = try transitioningDelegate(of: controller, at: .dismissCalled) else {
      return
    }
    try keepAnimator(
      of: controller, try tell(delegate, "animationController(forDismissed:)", [controller]))
  }

  private func transitioningDelegate(of controller: Value, at stage: Presentation.Stage)
    throws(Halt) -> Value?
  {
    let delegate = field("transitioningDelegate", of: controller)
    guard !delegate.isNone else { return nil }
    let node = try node(controller)
    let presentation = try read { $0.controller(node)?.presentation }
    guard let presentation, presentation.stage == stage, presentation.isAnimated else { return nil }
    guard [.cover, .over].contains(presentation.form) else {
      throw .bound(
        "An animator of a sheet or a popover is not modelled; set modalPresentationStyle.")
    }
    return delegate
  }

  private func keepAnimator(of controller: Value, _ animator: Value?) throws(Halt) {
    guard let animator, !animator.isNone, let key = Self.animatorKey(controller) else { return }
    library.shared[key] = animator
  }

  private static func animatorKey(_ controller: Value) -> String? {
    controller.reference.map { "animator \($0.instance.number)" }
  }

  package func animates(
    _ presented: NodeID, dismissing lowest: NodeID?, in application: inout Application
  ) -> Bool {
    guard crash == nil, let instance = objects[presented] else { return false }
    let controller = Value.object(reference(to: instance))
    guard let key = Self.animatorKey(controller), let animator = library.shared[key] else {
      return false
    }
    library.shared[key] = nil
    return on(&application, else: true) { () throws(Halt) in
      let context = try self.make("_UIViewControllerTransitionContext")
      let base = lowest ?? presented
      let (presenter, container, form) = try self.read { application in
        (
          application.controller(base)?.presenting,
          application.controller(presented)?.presentation?.container,
          application.controller(base)?.presentation?.form
        )
      }
      self.setField("presented", of: context, controller)
      self.setField("presenter", of: context, try self.object(presenter))
      self.setField("container", of: context, try self.object(container))
      self.setField("coversPresenter", of: context, .bool(form == .cover))
      if let lowest { self.setField("dismissed", of: context, try self.object(lowest)) }
      _ = try self.tell(animator, "transitionDuration(using:)", [context])
      _ = try self.tell(animator, "animateTransition(using:)", [context])
      return true
    }
  }
}
