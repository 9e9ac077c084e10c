/// Typing by the user.
extension Application {
  /// Types into the key window's first responder, if it takes text (windows-3.3). In a text field a
  /// newline is the return key, which may change the first responder.
  mutating func type(_ text: String) throws(Refusal) {
    turn.trace = InputTrace(view: keyResponder, window: keyWindow)
    guard let editor = keyResponder, let input = arena[editor].textInput else {
      try check(text, after: "")
      turn.notes.append(.noTextInput)
      return
    }
    guard input == .field else { return try insert(text, into: editor) }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0, let editor = keyResponder { pressReturn(in: editor) }
      if !line.isEmpty, let editor = keyResponder { try insert(String(line), into: editor) }
    }
  }

  private func check(_ text: String, after old: String) throws(Refusal) {
    guard old.utf8.count + text.utf8.count <= View.mostText else {
      throw .invalidValue(
        property: "text", reason: "The text input holds \(View.mostText) bytes at most.")
    }
  }

  /// Inserts text at the end, all at once like a paste, if the delegate allows it.
  private mutating func insert(_ text: String, into id: NodeID) throws(Refusal) {
    guard let old = arena[id].text else { return turn.noteOnce(.noTextInput) }
    try check(text, after: old)
    guard code.running?.answer(.mayInsert(text), id, in: &self) ?? true else {
      return turn.noteOnce(.delegateRefusesText)
    }
    // The delegate may have set the text, or released the field.
    guard let old = arena[id].text else { return }
    try check(text, after: old)
    arena[id].text = old + text
    var delivery = InputTrace.Delivery(method: .insertText, rule: .inputStartsAtKeyWindow)
    delivery.steps = [.init(responder: .view(id), outcome: .handles)]
    turn.trace?.deliveries.append(delivery)
    post(.insertText, id, .inputStartsAtKeyWindow)
  }

  /// Handles the return key, for which a text field calls its delegate (windows-8.4B).
  private mutating func pressReturn(in id: NodeID) {
    guard arena[id].textInput == .field else { return }
    post(.textFieldShouldReturn, id, .delegateFollowsEditing)
    _ = code.running?.answer(.delegate(.textFieldShouldReturn), id, in: &self)
  }
}
