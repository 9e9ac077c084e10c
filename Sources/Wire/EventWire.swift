package import JSON
package import WindowModel
package import WindowSessions

extension JSONWriter {
  /// Writes the fields of an event, within an object; `revision` is omitted if the reply has it.
  package mutating func event(
    _ event: Event, seq: Int, revision: Int?, in application: borrowing Application
  ) {
    field("seq", seq)
    if let revision { field("revision", revision) }
    field("name", plain: event.name.rawValue)
    field("object", application.identifier(of: event.object))
    if let role = event.name.otherRole { name(role, event.other, in: application) }
    field("rule", plain: event.rule.rawValue)
    if case .controller = event.object, event.name.group == .lifecycle {
      if let animated = event.animated { field("animated", animated) }
      field("turn", Int(clamping: event.turn))
    }
    if let reason = event.reason { field("reason", plain: reason.rawValue) }
    if let action = event.action {
      if event.name == .print { field("text", action) } else { field("action", action) }
    }
    if let move = event.keyboard {
      key("keyboard")
      beginObject()
      field("begin", move.begin)
      field("end", move.end)
      field("duration", KeyboardMove.duration)
      endObject()
    }
  }

  /// Writes the fields of a command, within an object.
  package mutating func command(_ command: CommittedCommand) {
    field("revision", command.revision)
    field("name", "command" as StaticString)
    field("command", command.command.name)
    if command.isRefused { field("refused", true) }
    if let subject = command.command.action.subject { field("object", subject) }
    if let batch = command.command.action as? Batch {
      array("commands", batch.commands) { json, command in json.value(command.name) }
    }
  }

  /// Writes an item of a session's log, as in history.
  package mutating func item(_ item: LogItem, in application: borrowing Application) {
    beginObject()
    switch item {
    case .command(let record, _): command(record)
    case .event(let event, let seq, let revision):
      self.event(event, seq: seq, revision: revision, in: application)
    }
    endObject()
  }
}

extension Event.Name {
  /// The role of such an event's other object, or nil if it has none.
  fileprivate var otherRole: StaticString? {
    switch self {
    case .willMoveToSuperview, .didMoveToSuperview: "superview"
    case .willMoveToWindow, .didMoveToWindow: "window"
    case .didAddSubview, .willRemoveSubview: "subview"
    case .willMoveToParent, .didMoveToParent: "parent"
    case .navigationControllerWillShow, .navigationControllerDidShow, .tabBarControllerShouldSelect,
      .tabBarControllerDidSelect, .pageViewControllerBefore, .pageViewControllerAfter,
      .pageViewControllerWillTransition, .pageViewControllerDidFinishAnimating,
      .splitViewControllerCollapseSecondary, .splitViewControllerShow,
      .splitViewControllerShowDetail:
      "viewController"
    case .tableViewWillDisplay, .tableViewDidEndDisplaying, .tableViewDidHighlightRow,
      .tableViewDidUnhighlightRow, .tableViewWillSelectRow, .tableViewDidSelectRow,
      .tableViewWillDeselectRow, .tableViewDidDeselectRow:
      "cell"
    default: hasOther ? "other" : nil
    }
  }
}
