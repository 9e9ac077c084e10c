/// The app's own views in the keyboard, and UIKit's views around them (windows-3.4E).
struct KeyboardInputs: Hashable, Codable, Sendable {
  /// What determines a keyboard's height.
  struct Parts: Hashable, Codable, Sendable {
    /// Whether it has the system's keys.
    var hasKeys = true
    /// The total height of the app's views, in points.
    var height = 0.0
  }

  /// UIKit's views around the app's: the container fills the window, the host has the keyboard's frame.
  struct Places: Hashable, Codable, Sendable {
    let container: NodeID
    let host: NodeID
  }

  /// The responder at which the search for them began, or nil.
  private(set) var owner: NodeID?
  /// The views found.
  private(set) var wanted = InputViews()
  /// Their height when found, in points.
  private(set) var height = 0.0
  /// Whether they have yet to be put into the window.
  var isWaiting = false
  /// The parts of the keyboard, now and before its last movement.
  var parts = Parts()
  var oldParts = Parts()
  /// UIKit's views, nil until they are first placed.
  var placed: Places?
  /// Whether responders are being asked, and the answers of the app's code so far.
  var isAsking = false
  var asked: [NodeID] = []

  /// Stores the views found for a responder.
  mutating func want(_ views: InputViews, of owner: NodeID, height: Double) {
    if views != wanted || height != self.height { isWaiting = true }
    (self.owner, wanted, self.height) = (owner, views, height)
    (isAsking, asked) = (false, [])
  }

  /// Removes the responder; visible views leave with the keyboard.
  mutating func leave() {
    owner = nil
    isWaiting = false
  }

  /// Whether it keeps a view alive.
  func holds(_ id: NodeID) -> Bool { wanted.views.contains(id) || asked.contains(id) }

  /// Removes the views after the keyboard is gone.
  mutating func clear() { (wanted, height) = (InputViews(), 0) }
}

extension Application {
  /// The app's views in a keyboard that is up or about to come up.
  package var keyboardViews: [NodeID] {
    keyboardInputs?.owner == nil ? [] : keyboardInputs?.wanted.views ?? []
  }

  /// The window that holds the app's keyboard views: the front-most listed one.
  private var inputWindow: NodeID? { keyboardWindows.compactMap(\.window).last }

  /// The first responder of the keyboard's window if it takes text: it types while the key window's responder
  /// owns the views (windows-3.4E). Any other responder would dismiss the keyboard that contains it.
  var inputResponder: NodeID? {
    guard let owner = keyboardInputs?.owner, arena.isAlive(owner),
      let window = inputWindow, let first = arena[window].window?.firstResponder,
      arena[first].takesText,
      keyWindow == window || keyWindow == responderWindow(of: owner)
    else { return nil }
    return first
  }

  /// Makes the keyboard's window key while a text input in it edits, which is the only way
  /// (windows-3.4E).
  mutating func makeInputWindowKey(_ window: NodeID) {
    let old = keyWindows.first { areRivals($0, window) }
    if !isKey(window) { moveKey(from: old, to: window, .inputViewsMakeKeyboard) }
  }

  /// Makes the window key again whose responder owns the keyboard's views.
  mutating func giveKeyBack(from window: NodeID) {
    guard window == inputWindow, isKey(window),
      let home = keyboardInputs?.owner.flatMap({ arena.isAlive($0) ? responderWindow(of: $0) : nil }
      ),
      home != window
    else { return }
    moveKey(from: window, to: home, .inputViewsMakeKeyboard)
  }

  /// Puts the app's views into the keyboard, the accessory view first, and removes the previous ones.
  mutating func placeInputViews() {
    guard let inputs = keyboardInputs, inputs.isWaiting, isKeyboardUp, let window = inputWindow
    else {
      return
    }
    guard !inputs.wanted.views.isEmpty || inputs.placed != nil else {
      keyboardInputs?.isWaiting = false
      return
    }
    guard let frame = keyboardFrame else {
      turn.noteOnce(.keyboardNotMeasured)
      return
    }
    keyboardInputs?.isWaiting = false
    let host = inputs.placed?.host ?? makeInputHost(in: window)
    resize(host) { $0.frame = frame }
    empty(host, but: inputs.wanted)
    var top = 0.0
    for view in [inputs.wanted.inputAccessoryView, inputs.wanted.inputView].compactMap(\.self) {
      // The app's code runs in the move callbacks and may have released one.
      guard arena.isView(view), !isDescendant(host, of: view) else { continue }
      if arena[view].superview != host {
        guard ancestors(of: host).count + height(of: view) <= capacity.depth else { continue }
        move(view, to: host, at: arena[host].subviews.count)
      }
      guard arena.isView(view), arena[view].superview == host else { continue }
      let height = arena[view].bounds.size.height
      resize(view) { $0.frame = Rect(x: 0, y: top, width: frame.size.width, height: height) }
      top += height
    }
  }

  /// Removes the app's views after the keyboard is gone.
  mutating func removeInputViews() {
    guard let inputs = keyboardInputs else { return }
    if let host = inputs.placed?.host { empty(host, but: InputViews()) }
    releasePool += inputs.wanted.views
    keyboardInputs?.clear()
  }

  /// Removes every other view from the keyboard's place, whoever added it.
  private mutating func empty(_ host: NodeID, but wanted: InputViews) {
    for view in arena[host].subviews where !wanted.views.contains(view) {
      // The app's code runs in the move callbacks and may have removed one.
      guard arena.isView(view), arena[view].superview == host else { continue }
      move(view, to: nil, at: 0)
      releasePool.append(view)
    }
  }

  private mutating func makeInputHost(in window: NodeID) -> NodeID {
    let size = arena[window].bounds.size
    let container = insertContainer(
      .inputSetContainerView, named: "inputSet", of: window, size: size)
    let host = insertContainer(.inputSetHostView, named: "inputHost", of: window, size: size)
    arena[host].autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    for view in [container, host] { arena[view].overrides.hitTest = .passThrough }
    move(container, to: window, at: 0)
    move(host, to: container, at: 0)
    keyboardInputs?.placed = .init(container: container, host: host)
    return host
  }
}
