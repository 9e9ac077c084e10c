/// The kind of a text input, which selects its delegate's methods.
enum TextInput {
  case field, view, searchBar
}

extension View {
  /// The kind of text input, nil for a view that takes no text.
  var textInput: TextInput? {
    guard takesText else { return nil }
    if control != nil { return .field }
    return contentOffset == nil ? .searchBar : .view
  }
}

/// Calls the delegate of a text field or a text view (windows-8.4B). A search bar's delegate is not
/// called here.
extension Application {
  /// Whether the delegate allows editing to begin; asked before anything resigns.
  mutating func mayBeginEditing(_ id: NodeID) -> Bool {
    ask(id, .textFieldShouldBeginEditing, .textViewShouldBeginEditing)
  }

  /// Whether the delegate allows editing to end.
  mutating func mayEndEditing(_ id: NodeID) -> Bool {
    ask(id, .textFieldShouldEndEditing, .textViewShouldEndEditing)
  }

  /// Begins editing in a new first responder: calls a text field's delegate before the keyboard comes up,
  /// a text view's after that.
  mutating func beginEditing(_ id: NodeID, after old: NodeID?) {
    guard let input = arena[id].textInput else { return updateKeyboard() }
    if input == .field { tell(id, .textFieldDidBeginEditing) }
    guard isFirstResponder(id) else { return }
    let wasUp = isKeyboardUp
    let before = keyboardInputs?.parts ?? .init()
    updateKeyboard()
    let now = keyboardInputs?.parts ?? .init()
    // Up to iOS 10 it is shown again for another text input.
    if wasUp, isKeyboardUp, now == before, old != nil, settings.fixedKnobs.showsKeyboardAgain {
      keyboardInputs?.oldParts = now
      moveKeyboard(fromUp: true)
    }
    if input == .view, arena.isView(id), isFirstResponder(id) { tell(id, .textViewDidBeginEditing) }
  }

  /// Ends editing in the old first responder. The keyboard leaves before the delegate is called, unless
  /// `next` takes text too.
  mutating func endEditing(_ id: NodeID, before next: NodeID?) {
    guard next.map({ wantsKeyboard($0) }) != true else { return tellEnd(of: id) }
    updateKeyboard()
    tellEnd(of: id)
  }

  private mutating func tellEnd(of id: NodeID) {
    guard let input = arena[id].textInput else { return }
    guard arena.isView(id) else { return }
    switch input {
    case .field: tell(id, .textFieldDidEndEditing)
    case .view: tell(id, .textViewDidEndEditing)
    case .searchBar: break
    }
  }

  private mutating func ask(
    _ id: NodeID, _ ofField: Event.Name, _ ofView: Event.Name
  ) -> Bool {
    let question: Event.Name
    switch arena[id].textInput {
    case .field: question = ofField
    case .view: question = ofView
    case .searchBar, nil: return true
    }
    tell(id, question)
    return code.running?.answer(.delegate(question), id, in: &self) ?? true
  }

  private mutating func tell(_ id: NodeID, _ name: Event.Name) {
    post(name, id, .delegateFollowsEditing)
  }
}
