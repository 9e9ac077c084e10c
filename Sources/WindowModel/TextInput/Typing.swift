/// What a person types.
extension Application {
  /// Types into the key window's first responder, if it takes text (windows-3.3). In a text field the end of a
  /// line is the return key, after which another one may be first responder.
  mutating func type(_ text: String) throws(Refusal) {
    turn.trace = InputTrace(view: editor, window: keyWindow)
    guard let editor, arena[editor].takesText else {
      try check(text, after: "")
      turn.notes.append(.noTextInput)
      return
    }
    guard arena[editor].control != nil else { return try insert(text, into: editor) }
    var isFirst = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !isFirst, let editor = self.editor { pressReturn(in: editor) }
      isFirst = false
      if !line.isEmpty, let editor = self.editor { try insert(String(line), into: editor) }
    }
  }

  /// The key window's first responder.
  private var editor: NodeID? { keyWindow.flatMap { arena[$0].window?.firstResponder } }

  private func check(_ text: String, after old: String) throws(Refusal) {
    guard old.utf8.count + text.utf8.count <= View.mostText else {
      throw .invalidValue(
        property: "text", reason: "What it goes into holds \(View.mostText) bytes at most.")
    }
  }

  /// Puts letters at the end, all at once as a paste does, if the delegate lets them in.
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

  /// The return key, which a text field asks its delegate about (windows-8.4B).
  private mutating func pressReturn(in id: NodeID) {
    guard arena[id].takesText, arena[id].control != nil else { return }
    post(.textFieldShouldReturn, id, .delegateFollowsEditing)
    _ = code.running?.answer(.delegate(.textFieldShouldReturn), id, in: &self)
  }
}
