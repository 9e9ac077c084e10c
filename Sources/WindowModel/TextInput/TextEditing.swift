/// What a view takes text as, which says what its delegate is told.
enum TextInput {
  case field, view, searchBar
}

extension View {
  /// What it takes text as, nil for what takes none.
  var textInput: TextInput? {
    guard takesText else { return nil }
    if control != nil { return .field }
    return contentOffset == nil ? .searchBar : .view
  }
}

/// What the delegate of a text field or a text view is asked and told (windows-8.4B). Of a search bar's
/// delegate nothing is told here.
extension Application {
  /// Whether the delegate lets it begin to edit, which is asked before anyone resigns.
  mutating func mayBeginEditing(_ id: NodeID) -> Bool {
    ask(id, .textFieldShouldBeginEditing, .textViewShouldBeginEditing)
  }

  /// Whether the delegate lets it end.
  mutating func mayEndEditing(_ id: NodeID) -> Bool {
    ask(id, .textFieldShouldEndEditing, .textViewShouldEndEditing)
  }

  /// What became first responder begins to edit: a text field's delegate is told before the keyboard comes, and a
  /// text view's after that.
  mutating func beginEditing(_ id: NodeID, after old: NodeID?) {
    guard let input = arena[id].textInput else { return updateKeyboard() }
    if input == .field { tell(id, .textFieldDidBeginEditing) }
    guard isFirstResponder(id) else { return }
    let wasUp = isKeyboardUp
    let before = keyboardInputs?.parts ?? .init()
    updateKeyboard()
    let now = keyboardInputs?.parts ?? .init()
    // Up to iOS 10 it is shown once more for another text input.
    if wasUp, isKeyboardUp, now == before, old != nil, settings.fixedKnobs.showsKeyboardAgain {
      keyboardInputs?.oldParts = now
      moveKeyboard(fromUp: true)
    }
    if input == .view, arena.isView(id), isFirstResponder(id) { tell(id, .textViewDidBeginEditing) }
  }

  /// What was first responder ends to edit. The keyboard goes before the delegate is told, unless `next`
  /// takes text too.
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
