extension Application {
  /// Sends what has no place on the screen to the key window's first responder or, where it has
  /// none, to the key window, and up the chain from there (windows-8.3).
  ///
  /// Without a key window only the application and its delegate are asked (windows-8.3A).
  mutating func sendToKeyWindow(_ kind: InputKind, _ methods: [Event.Name]) {
    let start = keyResponder ?? keyWindow
    turn.trace = InputTrace(view: start, window: keyWindow)
    let chain = start.map(responderChain) ?? [.application, .delegate]
    let rule: Rule = start == nil ? .inputWithoutKeyWindowGoesToApp : .inputStartsAtKeyWindow
    for method in methods { _ = deliver(method, .input(kind), along: chain, rule) }
  }
}
