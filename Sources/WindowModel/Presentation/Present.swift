/// `present(_:animated:completion:)`; views-2.4.
package struct Present: CommandAction {
  package static let name = "present"
  /// The receiver of the call.
  package enum Receiver: Hashable, Sendable {
    /// A controller.
    case controller(Identifier)
    /// `UIApplication.shared.keyWindow.rootViewController`.
    case keyWindow
    /// `UIApplication.shared.delegate.window.rootViewController`.
    case delegateWindow
  }

  package var receiver = Receiver.controller(.unnamed)
  package var controller: Identifier?
  package var isAnimated = false
  package var completion: Completion?

  package init() {}

  package var subject: String? { controller?.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.present(self)
  }
}

extension Application {
  /// Presents a controller: changes the presenter at once, and sends the callbacks in the next turn
  /// (views-N13). Logs or throws UIKit's message for an invalid call (views-2.4E).
  mutating func present(_ call: Present) throws(Refusal) {
    let receiver = try receiver(of: call)
    let controller: NodeID? =
      if let name = call.controller { try findController(name, of: "viewController") } else { nil }
    guard let receiver else {
      turn.notes.append(.noReceiver)
      turn.subject = controller.map(Subject.controller)
      return
    }
    if call.receiver == .keyWindow, keyWindow != variables[.delegateWindow] {
      turn.notes.append(.keyWindowIsAnother)
    }
    guard let controller, let presented = arena[controller: controller] else {
      throw .exception(
        name: "NSInvalidArgumentException",
        reason:
          "Application tried to present a nil modal view controller on target \(printed(receiver))")
    }
    turn.subject = .controller(controller)
    let style = presented.style(settings.knobs)
    let presenter = presenter(for: receiver, style)
    try checkIsInactive(controller, on: presenter)
    guard let form = form(of: controller, on: presenter) else {
      throw .exception(
        name: "NSInvalidArgumentException",
        reason:
          "The specified modal presentation style doesn't have a corresponding presentation controller."
      )
    }
    if let why = obstacle(to: controller, on: presenter, from: receiver) {
      turn.diagnostics.append(why)
      return
    }
    guard let superview = host(of: presenter, style) else { return }
    try checkRoom(of: controller, in: superview)
    try checkSource(of: controller, form, on: presenter)
    if form == .sheet { try checkDetents(of: controller, isCompact: hasCompactHeight) }
    begin(
      Presentation(
        form: form, isAnimated: call.isAnimated, superview: superview,
        completion: call.completion?.given(to: receiver)),
      of: controller, on: presenter)
  }

  /// Refuses a popover without a source. The app's code may still set one until the next turn.
  private func checkSource(
    of id: NodeID, _ form: Presentation.Form, on presenter: NodeID
  ) throws(Refusal) {
    guard form == .popover, code.running == nil,
      let refusal = missingSource(of: id, from: presenter)
    else { return }
    throw refusal
  }

  /// Begins a presentation; the rest follows in the next turn.
  mutating func begin(_ presentation: Presentation, of id: NodeID, on presenter: NodeID) {
    arena[controller: presenter]?.presented = id
    arena[controller: id]?.presenting = presenter
    arena[controller: id]?.presentation = presentation
    arena[id].wasRetained = true
    runLoop.schedule(.present(id))
  }

  private func receiver(of call: Present) throws(Refusal) -> NodeID? {
    switch call.receiver {
    case .controller(let name): return try find(.controller, name)
    case .keyWindow: return keyWindow.flatMap { arena[$0].window?.rootViewController }
    case .delegateWindow:
      return variables[.delegateWindow].flatMap { arena[$0].window?.rootViewController }
    }
  }

  /// The view in a window that the container of a presentation goes into (views-2.4C).
  private func host(of presenter: NodeID, _ style: ModalPresentationStyle) -> NodeID? {
    guard let view = arena[controller: presenter]?.view else { return nil }
    let isWithin = style.isInContext && arena[controller: presenter]?.parent != nil
    return isWithin ? arena[view].superview : window(of: view)
  }

  /// Refuses to present a controller that is already shown (views-2.4E).
  private func checkIsInactive(_ id: NodeID, on presenter: NodeID) throws(Refusal) {
    guard let controller = arena[controller: id] else { return }
    if settings.fixedKnobs.hasLaterPresentationMessages, let presenting = controller.presenting {
      throw .exception(
        name: "NSInvalidArgumentException",
        reason:
          "Application tried to present modally a view controller \(printed(id)) that is already being presented by \(printed(presenting))."
      )
    }
    let isActive =
      controller.parent != nil || controller.window != nil || controller.presenting != nil
      || isBelow(id, presenter)
    guard isActive else { return }
    throw .exception(
      name: "NSInvalidArgumentException",
      reason: "Application tried to present modally an active controller \(printed(id)).")
  }

  /// Whether a controller is another one, contains it or has it presented above.
  func isBelow(_ id: NodeID, _ other: NodeID) -> Bool {
    var next: NodeID? = other
    while let other = next {
      if other == id { return true }
      next = arena[controller: other]?.parent ?? arena[controller: other]?.presenting
    }
    return false
  }

  /// Why a presentation fails, in the words that UIKit logs, or nil (views-2.4E).
  private func obstacle(to id: NodeID, on presenter: NodeID, from receiver: NodeID) -> String? {
    let stages = [presenter, arena[controller: presenter]?.presented].compactMap { id in
      id.flatMap { arena[controller: $0]?.presentation?.stage }
    }
    if stages.contains(where: { $0 == .presenting || $0 == .dismissing || $0 == .dismissCalled }) {
      return warning(id, presenter, receiver, "while a presentation is in progress!")
    }
    if let other = arena[controller: presenter]?.presented {
      let end = settings.fixedKnobs.hasLaterPresentationMessages ? "." : ""
      return warning(id, presenter, receiver, "which is already presenting \(printed(other))\(end)")
    }
    guard isInWindow(presenter), isInWindow(receiver) else {
      let isOutside = !settings.fixedKnobs.hasLaterPresentationMessages && !isInWindow(receiver)
      return notInHierarchy(id, on: isOutside ? receiver : presenter, from: receiver)
    }
    return nil
  }

  /// Whether a controller's view is loaded and in a window.
  func isInWindow(_ id: NodeID) -> Bool {
    arena[controller: id]?.view.flatMap(window) != nil
  }

  /// UIKit's log message for a presenter whose view is not in a window.
  func notInHierarchy(_ id: NodeID, on presenter: NodeID, from receiver: NodeID) -> String {
    let end = settings.fixedKnobs.hasLaterPresentationMessages ? "." : "!"
    return warning(id, presenter, receiver, "whose view is not in the window hierarchy\(end)")
  }

  private func warning(
    _ id: NodeID, _ presenter: NodeID, _ receiver: NodeID, _ why: String
  ) -> String {
    guard settings.fixedKnobs.hasLaterPresentationMessages else {
      return "Warning: Attempt to present \(printed(id)) on \(printed(presenter)) \(why)"
    }
    return
      "[Presentation] Attempt to present \(printed(id)) on \(printed(presenter)) (from \(printed(receiver))) \(why)"
  }

  /// Refuses a presentation that exceeds a limit, or would put a view into itself.
  private mutating func checkRoom(of id: NodeID, in superview: NodeID) throws(Refusal) {
    try checkObjects()
    guard arena[superview].window == nil else { return }
    let view = arena[controller: id]?.view
    if let view, isDescendant(superview, of: view) {
      throw .notPossible("The view to present contains the context's view.")
    }
    let views = view.map { height(of: $0) } ?? 1
    try checkDepth(of: views + 2, in: superview)
  }
}
