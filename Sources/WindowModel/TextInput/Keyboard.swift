/// The keyboard: when it comes and goes, where it is, and what is posted of it.
extension Application {
  /// Where the keyboard is on the main screen while it is up, in points, with suggestions and without a
  /// hardware keyboard; nil while it is not, on its side, and where nobody measured it (windows-3.4B).
  public var keyboardFrame: Rect? { isKeyboardUp ? keyboardFrame(isUp: true) : nil }

  /// Where it is when it is up or, below the screen, when it is not.
  private func keyboardFrame(isUp: Bool) -> Rect? {
    let screen = mainScreen.bounds.size
    guard let height = settings.device.keyboardHeight(in: orientation) else { return nil }
    return Rect(
      x: 0, y: screen.height - (isUp ? height : 0), width: screen.width, height: height)
  }

  /// Lets the keyboard come while the key window's first responder takes text, and go when it no longer
  /// does, and posts that it will (windows-3.4C).
  mutating func updateKeyboard() {
    let isUp = !hasHardwareKeyboard && (keyResponder.map { arena[$0].takesText } ?? false)
    guard isUp != isKeyboardUp else { return }
    isKeyboardUp = isUp
    moveKeyboard(fromUp: !isUp)
  }

  /// Posts that the keyboard moves and, in a later turn, that it has moved.
  mutating func moveKeyboard(fromUp wasUp: Bool) {
    postKeyboard(.keyboardWillChangeFrame, fromUp: wasUp)
    postKeyboard(isKeyboardUp ? .keyboardWillShow : .keyboardWillHide, fromUp: wasUp)
    runLoop.schedule(.endKeyboard(fromUp: wasUp, toUp: isKeyboardUp))
  }

  /// The end of the keyboard's animation, unless it was turned round in the meantime.
  mutating func endKeyboard(fromUp wasUp: Bool, toUp isUp: Bool) {
    guard isUp == isKeyboardUp else { return }
    postKeyboard(.keyboardDidChangeFrame, fromUp: wasUp)
    postKeyboard(isUp ? .keyboardDidShow : .keyboardDidHide, fromUp: wasUp)
  }

  private mutating func postKeyboard(_ name: Event.Name, fromUp wasUp: Bool) {
    var move: KeyboardMove?
    if let begin = keyboardFrame(isUp: wasUp), let end = keyboardFrame(isUp: isKeyboardUp) {
      move = KeyboardMove(from: begin, to: end)
    }
    post(name, .screen(.main), nil, .keyboardIsAnnounced, keyboard: move)
  }
}
