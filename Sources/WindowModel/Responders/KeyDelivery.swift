extension Application {
  /// Sends what has no place on the screen to the key window's first responder or, where it has
  /// none, to the key window, and up the chain from there (windows-8.3).
  ///
  /// Without a key window only the application and its delegate are asked (windows-8.3A).
  mutating func sendToKeyWindow(_ kind: InputKind, _ methods: [Event.Name]) {
    let start = keyWindow.map { arena[$0].window?.firstResponder ?? $0 }
    turn.trace = InputTrace(view: start, window: keyWindow)
    let chain = start.map(responderChain) ?? [.application, .delegate]
    let rule: Rule = start == nil ? .inputWithoutKeyWindowGoesToApp : .inputStartsAtKeyWindow
    for method in methods { _ = deliver(method, .input(kind), along: chain, rule) }
  }

  /// Types into the key window's first responder, if it takes text (windows-3.3).
  mutating func type(_ text: String) throws(Refusal) {
    let field = keyWindow.flatMap { arena[$0].window?.firstResponder }
    let old = field.flatMap { arena[$0].text }
    guard (old ?? "").utf8.count + text.utf8.count <= View.mostText else {
      throw .invalidValue(
        property: "text", reason: "What it goes into holds \(View.mostText) bytes at most.")
    }
    turn.trace = InputTrace(view: field, window: keyWindow)
    guard let field, let old else {
      turn.notes.append(.noTextInput)
      return
    }
    arena[field].text = old + text
    var delivery = InputTrace.Delivery(method: .insertText, rule: .inputStartsAtKeyWindow)
    delivery.steps = [.init(responder: .view(field), outcome: .handles)]
    turn.trace?.deliveries = [delivery]
    post(.insertText, field, .inputStartsAtKeyWindow)
  }
}
