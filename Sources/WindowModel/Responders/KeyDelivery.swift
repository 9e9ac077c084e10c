extension Application {
  /// Sends an event without a location to the key window's first responder or, without one, to the key
  /// window, and up the chain from there (windows-8.3).
  ///
  /// Without a key window only the application and its delegate receive it (windows-8.3A).
  mutating func sendToKeyWindow(_ kind: InputKind, _ methods: [Event.Name]) {
    let start = keyResponder ?? keyWindow
    turn.trace = InputTrace(view: start, window: keyWindow)
    let chain = start.map(responderChain) ?? [.application, .delegate]
    let rule: Rule = start == nil ? .inputWithoutKeyWindowGoesToApp : .inputStartsAtKeyWindow
    for method in methods {
      send(SentEvent(kind: kind, window: keyWindow, content: .method(method, along: chain, rule)))
    }
  }
}
