/// `endEditing(_:)` of a view: the first responder resigns if it takes text and is the view or in it.
package struct EndEditing: CommandAction {
  package static let name = "endEditing"
  package var view = Identifier.unnamed
  /// Whether it resigns even if its class refuses.
  package var isForced = false

  package init() {}

  package var subject: String? { view.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.endEditing(in: view, isForced: isForced)
  }
}

extension Application {
  /// Makes a text input in a view resign. The turn's result is the one that resigned; without one
  /// `endEditing` returns false (windows-8.4A).
  fileprivate mutating func endEditing(in identifier: Identifier, isForced: Bool) throws(Refusal) {
    let id = try find(.view, identifier)
    guard let window = window(of: id), let first = arena[window].window?.firstResponder,
      arena[first].takesText, isDescendant(first, of: id)
    else {
      turn.notes.append(.nothingEdited)
      return
    }
    guard isForced || mayResignFirstResponder(first) else { return }
    resignFirstResponder(of: window, .endEditingReachesBelow)
    turn.result = first
  }
}
