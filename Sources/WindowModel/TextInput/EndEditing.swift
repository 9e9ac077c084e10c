/// `endEditing(_:)` of a view: the first responder resigns if it takes text and is the view or lies in it.
package struct EndEditing: CommandAction {
  package static let name = "endEditing"
  package var view = Identifier.unnamed
  /// Whether it resigns even where its class would refuse.
  package var isForced = false

  package init() {}

  package var subject: String? { view.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.endEditing(in: view, isForced: isForced)
  }
}

extension Application {
  /// Lets what takes text resign within a view; the turn's result is who did, and without one
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
