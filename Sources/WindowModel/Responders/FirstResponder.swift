/// A method of a view, of a controller or of either, which takes nothing.
package protocol ResponderAction: CommandAction {
  var responder: Identifier { get set }
  /// What the responder must be.
  var kind: Refusal.Kind { get set }
}

extension ResponderAction {
  package var subject: String? { responder.text }
}

/// `becomeFirstResponder()` of a view, of a controller or of either.
package struct BecomeFirstResponder: ResponderAction {
  package static let name = "becomeFirstResponder"
  package var responder = Identifier.unnamed
  package var kind: Refusal.Kind = .object

  package init() {}

  package func perform(in application: inout Application) throws(Refusal) {
    try application.becomeFirstResponder(responder, as: kind)
  }
}

/// `resignFirstResponder()` of a view, of a controller or of either.
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

  /// The key window's first responder, or the one of what lies above the keyboard (windows-3.4E).
  package var keyResponder: NodeID? {
    inputResponder ?? keyWindow.flatMap { arena[$0].window?.firstResponder }
  }

  /// The window that a view, or the view of a controller if it is loaded, is in, or nil.
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

  /// `resignFirstResponder()`, which a class may refuse.
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

  /// Makes a view or a controller its window's first responder, if it is in one and can be: only then
  /// the old one resigns, if it can (windows-8.4); the window of what takes text becomes key
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

  /// Makes a responder the first one of its window, which has none; false where the app's code, which
  /// was asked before, took it out of the window or made another one first responder.
  mutating func setFirstResponder(_ id: NodeID, of window: NodeID, _ rule: Rule) -> Bool {
    guard responderWindow(of: id) == window, arena[window].window?.firstResponder == nil else {
      return false
    }
    arena[window].window?.firstResponder = id
    post(.becomeFirstResponder, subject(id), rule)
    return true
  }

  /// Whether its class and its delegate let a responder become first responder; why not is noted.
  private mutating func mayBecomeFirstResponder(_ id: NodeID) -> Bool {
    holds(canBecomeFirstResponder(id), else: .cannotBecomeFirstResponder)
      && holds(mayBeginEditing(id), else: .delegateRefusesToBegin)
  }

  /// Whether its class and its delegate let a first responder resign; why not is noted.
  mutating func mayResignFirstResponder(_ id: NodeID) -> Bool {
    holds(canResignFirstResponder(id), else: .cannotResignFirstResponder)
      && holds(mayEndEditing(id), else: .delegateRefusesToEnd)
  }

  /// Whether something holds; else it is noted.
  private mutating func holds(_ condition: Bool, else note: Note) -> Bool {
    if !condition { turn.notes.append(note) }
    return condition
  }

  /// Lets the first responder of a window resign that is a view or lies in it, or whose view does,
  /// and is about to leave the window (views-V18, views-V18A).
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

  /// Lets a controller resign that is about to lose its view (views-V18A).
  mutating func resignFirstResponder(ofController controller: NodeID) {
    guard isFirstResponder(controller), let window = responderWindow(of: controller) else { return }
    resignFirstResponder(of: window, .controllerResignsFirstResponder)
  }

  /// Lets a window's first responder resign, for the one that comes next or for none.
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
