/// A method without arguments of a view or a controller.
package protocol ResponderAction: CommandAction {
  var responder: Identifier { get set }
  /// The required kind of the responder.
  var kind: Refusal.Kind { get set }
}

extension ResponderAction {
  package var subject: String? { responder.text }
}

/// `becomeFirstResponder()` of a view or a controller.
package struct BecomeFirstResponder: ResponderAction {
  package static let name = "becomeFirstResponder"
  package var responder = Identifier.unnamed
  package var kind: Refusal.Kind = .object

  package init() {}

  package func perform(in application: inout Application) throws(Refusal) {
    try application.becomeFirstResponder(responder, as: kind)
  }
}

/// `resignFirstResponder()` of a view or a controller.
package struct ResignFirstResponder: ResponderAction {
  package static let name = "resignFirstResponder"
  package var responder = Identifier.unnamed
  package var kind: Refusal.Kind = .object

  package init() {}

  package func perform(in application: inout Application) throws(Refusal) {
    try application.resignFirstResponder(responder, as: kind)
  }
}

extension Application {
  /// Whether a living view or controller is the first responder of its window (windows-8.4).
  public func isFirstResponder(_ id: NodeID) -> Bool {
    responderWindow(of: id).map { arena[$0].window?.firstResponder == id } ?? false
  }

  /// The key window's first responder, or that of a view in the keyboard (windows-3.4E).
  package var keyResponder: NodeID? {
    inputResponder ?? keyWindow.flatMap { arena[$0].window?.firstResponder }
  }

  /// The window of a view, or of a controller's loaded view, or nil.
  public func responderWindow(of id: NodeID) -> NodeID? {
    guard arena.isController(id) else { return window(of: id) }
    return arena[controller: id]?.view.flatMap(window)
  }

  /// `becomeFirstResponder()`.
  mutating func becomeFirstResponder(
    _ identifier: Identifier, as kind: Refusal.Kind
  ) throws(Refusal) {
    let id = try findResponder(identifier, as: kind)
    focus(id)
  }

  /// `resignFirstResponder()`, which a class can refuse.
  mutating func resignFirstResponder(
    _ identifier: Identifier, as kind: Refusal.Kind
  ) throws(Refusal) {
    let id = try findResponder(identifier, as: kind)
    if !isFirstResponder(id) {
      turn.notes.append(.notFirstResponder)
    } else if mayResignFirstResponder(id), let window = responderWindow(of: id) {
      resignFirstResponder(of: window, .firstResponderMustBeInWindow)
    }
  }

  /// Makes a view or a controller its window's first responder, if it is in a window and can be. Only
  /// then does the old one resign, if it can (windows-8.4). If it takes text, its window becomes key
  /// (windows-3.3).
  mutating func focus(_ id: NodeID) {
    guard let window = responderWindow(of: id) else {
      turn.notes.append(.notInWindow)
      return
    }
    let bringsKey = arena[id].takesText && keyWindow != window
    let old = arena[window].window?.firstResponder
    if old == id {
      if !bringsKey { turn.notes.append(.alreadyFirstResponder) }
    } else if !mayBecomeFirstResponder(id) || !(old.map { mayResignFirstResponder($0) } ?? true) {
      return
    } else {
      resignFirstResponder(of: window, .firstResponderMustBeInWindow, for: id)
      guard setFirstResponder(id, of: window, .firstResponderMustBeInWindow) else { return }
    }
    if bringsKey, arena[window].window?.isSystem == true {
      makeInputWindowKey(window)
    } else if bringsKey {
      makeKey(window, .textInputMakesWindowKey)
    }
    if old != id, isFirstResponder(id) { beginEditing(id, after: old) }
  }

  /// Makes a responder the first one of its window, which has none. Returns false if the app's code,
  /// asked before, removed it from the window or chose another first responder.
  mutating func setFirstResponder(_ id: NodeID, of window: NodeID, _ rule: Rule) -> Bool {
    guard responderWindow(of: id) == window, arena[window].window?.firstResponder == nil else {
      return false
    }
    arena[window].window?.firstResponder = id
    post(.becomeFirstResponder, subject(id), rule)
    return true
  }

  /// Whether a responder's class and delegate let it become first responder; notes why not.
  private mutating func mayBecomeFirstResponder(_ id: NodeID) -> Bool {
    holds(canBecomeFirstResponder(id), else: .cannotBecomeFirstResponder)
      && holds(mayBeginEditing(id), else: .delegateRefusesToBegin)
  }

  /// Whether a first responder's class and delegate let it resign; notes why not.
  mutating func mayResignFirstResponder(_ id: NodeID) -> Bool {
    holds(canResignFirstResponder(id), else: .cannotResignFirstResponder)
      && holds(mayEndEditing(id), else: .delegateRefusesToEnd)
  }

  /// Returns a condition, and adds a note if it is false.
  private mutating func holds(_ condition: Bool, else note: Note) -> Bool {
    if !condition { turn.notes.append(note) }
    return condition
  }

  /// Makes a window's first responder resign before it leaves the window with this view (views-V18,
  /// views-V18A).
  mutating func resignFirstResponder(within id: NodeID) {
    guard let window = window(of: id), let first = arena[window].window?.firstResponder else {
      return
    }
    let isController = arena.isController(first)
    let view = isController ? arena[controller: first]?.view : first
    guard view.map({ isDescendant($0, of: id) }) ?? true else { return }
    if !canResignFirstResponder(first) || !mayEndEditing(first) {
      turn.diagnostics.append(
        "First responder warning: '\(printed(first))' rejected resignFirstResponder when being removed from hierarchy"
      )
    }
    resignFirstResponder(
      of: window,
      isController ? .controllerResignsFirstResponder : .leavingViewResignsFirstResponder)
  }

  /// Makes a controller resign before it loses its view (views-V18A).
  mutating func resignFirstResponder(ofController controller: NodeID) {
    guard isFirstResponder(controller), let window = responderWindow(of: controller) else { return }
    resignFirstResponder(of: window, .controllerResignsFirstResponder)
  }

  /// Makes a window's first responder resign, in favour of the next one or none.
  mutating func resignFirstResponder(of window: NodeID, _ rule: Rule, for next: NodeID? = nil) {
    guard let old = arena[window].window?.firstResponder else { return }
    arena[window].window?.firstResponder = nil
    post(.resignFirstResponder, subject(old), rule)
    if next == nil, keyboardInputs != nil { giveKeyBack(from: window) }
    endEditing(old, before: next)
  }

  mutating func findResponder(
    _ identifier: Identifier, as kind: Refusal.Kind
  ) throws(Refusal) -> NodeID {
    if kind != .view, let id = controller(identifier) {
      turn.subject = .controller(id)
      return id
    }
    let id = try find(kind == .object ? .view : kind, identifier)
    turn.result = id
    return id
  }

  private func subject(_ id: NodeID) -> Subject {
    arena.isController(id) ? .controller(id) : .view(id)
  }
}
