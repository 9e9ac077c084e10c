/// The views that a responder has in the keyboard's place (windows-3.4D).
public struct InputViews: Hashable, Codable, Sendable {
  /// The view that replaces the keys.
  public internal(set) var inputView: NodeID?
  /// The view above the keys.
  public internal(set) var inputAccessoryView: NodeID?

  /// The view for a part.
  subscript(part: InputPart) -> NodeID? {
    get { part == .inputView ? inputView : inputAccessoryView }
    set { if part == .inputView { inputView = newValue } else { inputAccessoryView = newValue } }
  }

  var views: [NodeID] { [inputView, inputAccessoryView].compactMap(\.self) }
}

/// The input view or the accessory view, by the property's name.
package enum InputPart: String, CaseIterable, Sendable {
  case inputView, inputAccessoryView
}

/// Changes to a responder's views in the keyboard's place; nil leaves one unchanged, `.some(nil)` removes
/// it.
public struct InputViewChange: Hashable, Sendable {
  /// The view that replaces the keys.
  public var inputView: Identifier??
  /// The view above the keys.
  public var inputAccessoryView: Identifier??

  /// Makes a change that leaves both unchanged.
  public init() {}

  /// Sets a part.
  package mutating func set(_ part: InputPart, to view: Identifier?) {
    switch part {
    case .inputView: inputView = .some(view)
    case .inputAccessoryView: inputAccessoryView = .some(view)
    }
  }

  fileprivate var parts: [(part: InputPart, view: Identifier?)] {
    var parts: [(InputPart, Identifier?)] = []
    if let inputView { parts.append((.inputView, inputView)) }
    if let inputAccessoryView { parts.append((.inputAccessoryView, inputAccessoryView)) }
    return parts
  }
}

/// `reloadInputViews()` of a view or a controller.
package struct ReloadInputViews: ResponderAction {
  package static let name = "reloadInputViews"
  package var responder = Identifier.unnamed
  package var kind: Refusal.Kind = .object

  package init() {}

  package func perform(in application: inout Application) throws(Refusal) {
    try application.reloadInputViews(responder, as: kind)
  }
}

extension RunningCode {
  /// The default for code whose classes override neither property.
  package func inputView(_ part: InputPart, of id: NodeID, in application: inout Application)
    -> NodeID??
  { nil }
}

extension Application {
  /// The views that were set for a responder in the keyboard's place.
  public func inputViews(of responder: NodeID) -> InputViews {
    inputViewsByID[responder] ?? InputViews()
  }

  /// One of these views.
  package func inputView(_ part: InputPart, of responder: NodeID) -> NodeID? {
    inputViews(of: responder)[part]
  }

  /// Whether a view is set for some responder, or shown in the keyboard.
  func isInputView(_ id: NodeID) -> Bool {
    !inputViewsByID.isEmpty && inputViewsByID.values.contains { $0.views.contains(id) }
      || keyboardInputs?.holds(id) == true
  }

  /// Refuses views that can't be in the keyboard's window.
  func check(_ change: InputViewChange, of responder: NodeID? = nil) throws(Refusal) {
    for (part, name) in change.parts {
      guard let name else { continue }
      let view = try find(name, of: part.rawValue)
      guard !arena[view].isWindow, !arena[view].isContainer else {
        throw .invalidValue(
          property: part.rawValue, reason: "\(name) can't be in the keyboard's window.")
      }
      if let responder, isWithin(responder, view) {
        throw .invalidValue(
          property: part.rawValue, reason: "The responder is \(name) or in it.")
      }
    }
  }

  /// Sets checked views; a keyboard that is up does not change (windows-3.4D).
  mutating func apply(_ change: InputViewChange, to responder: NodeID) {
    if !change.parts.isEmpty, keyboardInputs == nil, let first = keyResponder {
      keyboardInputs = KeyboardInputs()
      keyboardInputs?.want(InputViews(), of: first, height: 0)
    }
    for (part, name) in change.parts {
      var views = inputViews(of: responder)
      if let old = views[part] { releasePool.append(old) }
      views[part] = name.flatMap(view)
      if let new = views[part] { arena[new].wasRetained = true }
      inputViewsByID[responder] = views.views.isEmpty ? nil : views
    }
  }

  /// Releases the views that were set for a responder.
  mutating func forgetInputViews(of responder: NodeID) {
    guard let views = inputViewsByID.removeValue(forKey: responder) else { return }
    releasePool += views.views
  }

  fileprivate mutating func reloadInputViews(
    _ identifier: Identifier, as kind: Refusal.Kind
  ) throws(Refusal) {
    let id = try findResponder(identifier, as: kind)
    guard keyResponder == id else {
      turn.notes.append(.notKeyResponder)
      return
    }
    updateKeyboard(reloading: true)
  }

  /// Whether a responder is a view or in it, or is the controller of such a view.
  private func isWithin(_ responder: NodeID, _ view: NodeID) -> Bool {
    let own = arena.isController(responder) ? arena[controller: responder]?.view : responder
    return own.map { isDescendant($0, of: view) } ?? false
  }

  /// Finds the views for the first responder, once for each responder: the nearest of each kind along its
  /// chain (windows-3.4D). A responder inside the keyboard keeps the current ones.
  mutating func findInputViews(for responder: NodeID?, again: Bool) {
    // The app's code may call this again while it is asked.
    guard keyboardInputs?.isAsking != true else { return }
    guard let responder else {
      keyboardInputs?.leave()
      if !isKeyboardUp, !runLoop.isScheduled(.endKeyboard(fromUp: true, toUp: false)) {
        removeInputViews()
      }
      return
    }
    let isInside =
      keyboardInputs?.wanted.views.contains { arena.isView($0) && isWithin(responder, $0) } == true
    let owner = isInside ? keyboardInputs?.owner : responder
    guard let owner, again || keyboardInputs?.owner != owner else { return }
    guard code.running != nil || !inputViewsByID.isEmpty else {
      keyboardInputs?.want(InputViews(), of: owner, height: 0)
      return
    }
    // Views that the app's code makes during the search stay alive until its end.
    if keyboardInputs == nil { keyboardInputs = KeyboardInputs() }
    keyboardInputs?.isAsking = true
    var found = InputViews()
    for id in responderChain(from: owner).compactMap(\.node) {
      for part in InputPart.allCases where found[part] == nil {
        let answer = code.running?.inputView(part, of: id, in: &self) ?? inputViews(of: id)[part]
        guard let view = answer, arena.isView(view), !arena[view].isWindow,
          !arena[view].isContainer, !isWithin(owner, view), !found.views.contains(view)
        else { continue }
        found[part] = view
      }
    }
    releasePool += (keyboardInputs?.wanted.views ?? []) + (keyboardInputs?.asked ?? [])
    let height = found.views.reduce(0) { $0 + arena[$1].bounds.size.height }
    keyboardInputs?.want(found, of: owner, height: height)
  }

  /// Keeps an answer of the app's code alive while others are asked.
  package mutating func keepInputView(_ id: NodeID) { keyboardInputs?.asked.append(id) }
}
