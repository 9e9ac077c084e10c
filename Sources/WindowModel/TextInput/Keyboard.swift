/// When the keyboard comes up and leaves, its frame, and its notifications.
extension Application {
  /// The frame of the keyboard on the main screen, in points, with suggestions and without a hardware
  /// keyboard. Nil while it is not up, in landscape, and where it was never measured (windows-3.4B).
  public var keyboardFrame: Rect? {
    isKeyboardUp ? keyboardFrame(isUp: true, of: keyboardInputs?.parts ?? .init()) : nil
  }

  /// Its frame when it is up, or below the screen when it is not: as high as its keys, if any, and the
  /// app's views together (windows-3.4E).
  private func keyboardFrame(isUp: Bool, of parts: KeyboardInputs.Parts) -> Rect? {
    let screen = mainScreen.bounds.size
    let keys = parts.hasKeys ? settings.device.keyboardHeight(in: orientation) : 0
    guard let keys else { return nil }
    let height = keys + parts.height
    return Rect(
      x: 0, y: screen.height - (isUp ? height : 0), width: screen.width, height: height)
  }

  /// Shows the keyboard while the key window's first responder takes text or has views for it, hides it
  /// otherwise, and posts the will-notifications (windows-3.4C, windows-3.4E).
  mutating func updateKeyboard(reloading: Bool = false) {
    findInputViews(for: keyResponder, again: reloading)
    let inputs = keyboardInputs?.owner == nil ? nil : keyboardInputs
    let takesText = keyResponder.map { arena[$0].takesText } ?? false
    let hasKeys = takesText && !hasHardwareKeyboard && inputs?.wanted.inputView == nil
    let isUp = hasKeys || inputs?.wanted.views.isEmpty == false
    let wasUp = isKeyboardUp
    var isOther = isUp != wasUp
    if let old = keyboardInputs?.parts {
      let parts = isUp ? .init(hasKeys: hasKeys, height: inputs?.height ?? 0) : old
      isOther = isOther || parts != old
      if isOther {
        keyboardInputs?.oldParts = wasUp ? old : parts
        keyboardInputs?.parts = parts
        keyboardInputs?.isWaiting = isUp
      }
    }
    guard isOther else { return }
    isKeyboardUp = isUp
    moveKeyboard(fromUp: wasUp)
  }

  /// Whether a responder brings up the keyboard: it takes text, or it or its chain has views for it.
  mutating func wantsKeyboard(_ id: NodeID) -> Bool {
    if arena[id].takesText { return true }
    guard code.running != nil || !inputViewsByID.isEmpty else { return false }
    findInputViews(for: id, again: false)
    return keyboardInputs?.wanted.views.isEmpty == false
  }

  /// Posts that the keyboard will move and, in a later turn, that it has moved.
  mutating func moveKeyboard(fromUp wasUp: Bool) {
    postKeyboard(.keyboardWillChangeFrame, fromUp: wasUp)
    postKeyboard(isKeyboardUp ? .keyboardWillShow : .keyboardWillHide, fromUp: wasUp)
    runLoop.schedule(.endKeyboard(fromUp: wasUp, toUp: isKeyboardUp))
  }

  /// Ends the keyboard's animation, unless it was reversed in the meantime.
  mutating func endKeyboard(fromUp wasUp: Bool, toUp isUp: Bool) {
    guard isUp == isKeyboardUp else { return }
    postKeyboard(.keyboardDidChangeFrame, fromUp: wasUp)
    postKeyboard(isUp ? .keyboardDidShow : .keyboardDidHide, fromUp: wasUp)
    if !isUp { removeInputViews() }
  }

  private mutating func postKeyboard(_ name: Event.Name, fromUp wasUp: Bool) {
    var move: KeyboardMove?
    let new = keyboardInputs?.parts ?? .init()
    let old = keyboardInputs?.oldParts ?? .init()
    if let begin = keyboardFrame(isUp: wasUp, of: wasUp ? old : new),
      let end = keyboardFrame(isUp: isKeyboardUp, of: isKeyboardUp ? new : old)
    {
      move = KeyboardMove(from: begin, to: end)
    }
    post(name, .screen(.main), nil, .keyboardIsAnnounced, keyboard: move)
  }
}
