/// The app's own views that the keyboard is made of, and UIKit's round them (windows-3.4E).
struct KeyboardInputs: Hashable, Codable, Sendable {
  /// What a keyboard's height comes from.
  struct Parts: Hashable, Codable, Sendable {
    /// Whether it has the system's keys.
    var hasKeys = true
    /// How high the app's views are together, in points.
    var height = 0.0
  }

  /// UIKit's views round the app's, of which the first fills the window and the second has the
  /// keyboard's frame.
  struct Places: Hashable, Codable, Sendable {
    let container: NodeID
    let host: NodeID
  }

  /// The responder from which on they were looked for, nil while there is none.
  private(set) var owner: NodeID?
  /// What was found.
  private(set) var wanted = InputViews()
  /// How high that was then, in points.
  private(set) var height = 0.0
  /// Whether it has yet to be put into the window.
  var isWaiting = false
  /// What the keyboard is made of, and what it was made of before it moved.
  var parts = Parts()
  var oldParts = Parts()
  /// Where it lies, nil before it first does.
  var placed: Places?
  /// Whether responders are asked now, and what the app's code answers meanwhile.
  var isAsking = false
  var asked: [NodeID] = []

  /// Takes in what was found for a responder.
  mutating func want(_ views: InputViews, of owner: NodeID, height: Double) {
    if views != wanted || height != self.height { isWaiting = true }
    (self.owner, wanted, self.height) = (owner, views, height)
    (isAsking, asked) = (false, [])
  }

  /// Forgets the responder; what is seen goes with the keyboard.
  mutating func leave() {
    owner = nil
    isWaiting = false
  }

  /// Whether it keeps a view alive.
  func holds(_ id: NodeID) -> Bool { wanted.views.contains(id) || asked.contains(id) }

  /// Forgets what the keyboard had, when that is gone.
  mutating func clear() { (wanted, height) = (InputViews(), 0) }
}

extension Application {
  /// The app's views that the keyboard that is up, or about to come, is made of.
  package var keyboardViews: [NodeID] {
    keyboardInputs?.owner == nil ? [] : keyboardInputs?.wanted.views ?? []
  }

  /// The window that the app's views for the keyboard lie in: the front-most that is listed.
  private var inputWindow: NodeID? { keyboardWindows.compactMap(\.window).last }

  /// The first responder of the keyboard's window if it takes text: it types while the one that the views
  /// belong to is the key window's (windows-3.4E). Another would send the keyboard away that it lies in.
  var inputResponder: NodeID? {
    guard let owner = keyboardInputs?.owner, arena.isAlive(owner),
      let window = inputWindow, let first = arena[window].window?.firstResponder,
      arena[first].takesText,
      keyWindow == window || keyWindow == responderWindow(of: owner)
    else { return nil }
    return first
  }

  /// Makes the keyboard's window key, which no other way leads to, while a text input in it edits
  /// (windows-3.4E).
  mutating func makeInputWindowKey(_ window: NodeID) {
    let old = keyWindows.first { areRivals($0, window) }
    if !isKey(window) { moveKey(from: old, to: window, .inputViewsMakeKeyboard) }
  }

  /// Gives the key back from the keyboard's window to the one whose responder has the views.
  mutating func giveKeyBack(from window: NodeID) {
    guard window == inputWindow, isKey(window),
      let home = keyboardInputs?.owner.flatMap({ arena.isAlive($0) ? responderWindow(of: $0) : nil }
      ),
      home != window
    else { return }
    moveKey(from: window, to: home, .inputViewsMakeKeyboard)
  }

  /// Puts the app's views where the keyboard is, the one above the keys first, and takes out what was
  /// there before.
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
      // The app's code, which hears of the moves, may have let one go.
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

  /// Takes the app's views out when the keyboard is gone.
  mutating func removeInputViews() {
    guard let inputs = keyboardInputs else { return }
    if let host = inputs.placed?.host { empty(host, but: InputViews()) }
    releasePool += inputs.wanted.views
    keyboardInputs?.clear()
  }

  /// Takes out of the keyboard's place what lies there, whoever put it there.
  private mutating func empty(_ host: NodeID, but wanted: InputViews) {
    for view in arena[host].subviews where !wanted.views.contains(view) {
      // The app's code, which hears of the moves, may have taken one out.
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
