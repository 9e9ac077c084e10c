extension Application {
  /// Makes the text input in an alert's window resign when an alert controller without text fields comes
  /// up, unless its class refuses. The alert remembers it (views-5H).
  mutating func putKeyboardAway(for id: NodeID) {
    guard let controller = arena[controller: id], controller.alert?.textFields.isEmpty == true,
      let window = (controller.presentation?.superview).flatMap(window),
      let editor = arena[window].window?.firstResponder, arena[editor].takesText,
      canResignFirstResponder(editor), mayEndEditing(editor)
    else { return }
    resignFirstResponder(of: window, .alertPutsKeyboardAway)
    arena[controller: id]?.presentation?.editor = editor
  }

  /// Makes the text input from before an alert first responder again, if it still can be and no other is
  /// (views-5H).
  mutating func bringKeyboardBack(after presentation: Presentation) {
    guard let editor = living(presentation.editor), let window = window(of: editor),
      arena[window].window?.firstResponder == nil, canBecomeFirstResponder(editor),
      mayBeginEditing(editor), setFirstResponder(editor, of: window, .alertPutsKeyboardAway),
      isFirstResponder(editor)
    else { return }
    beginEditing(editor, after: nil)
  }
}
