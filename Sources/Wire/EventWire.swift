package import JSON
package import WindowModel
package import WindowSessions

extension JSONWriter {
  /// The fields of an event, within an object; `revision` is left out where the reply has it.
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
    if let action = event.action { field("action", action) }
  }

  /// The fields of a command, within an object.
  package mutating func command(_ command: CommittedCommand) {
    field("revision", command.revision)
    field("name", "command" as StaticString)
    field("command", command.command.name)
    if command.isRefused { field("refused", true) }
    if let subject = command.command.subject { field("object", subject) }
    if case .batch(let commands) = command.command {
      key("commands")
      beginArray()
      for command in commands { value(command.name) }
      endArray()
    }
  }

  /// An item of a session's log, as history shows it.
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
  /// What the other object is to the one that such an event speaks of, or nil where there is none.
  fileprivate var otherRole: StaticString? {
    switch self {
    case .willMoveToSuperview, .didMoveToSuperview: "superview"
    case .willMoveToWindow, .didMoveToWindow: "window"
    case .didAddSubview, .willRemoveSubview: "subview"
    case .willMoveToParent, .didMoveToParent: "parent"
    case .navigationControllerWillShow, .navigationControllerDidShow: "viewController"
    default: hasOther ? "other" : nil
    }
  }
}

extension Command {
  /// The name of what the command speaks to, where it names one.
  fileprivate var subject: String? {
    switch self {
    case .createWindow(let identifier, _, _, _), .createView(let identifier, _, _, _, _, _):
      identifier?.text
    case .changeWindow(let identifier, _), .makeKeyAndVisible(let identifier),
      .makeKey(let identifier), .changeView(let identifier, _),
      .insertSubview(_, let identifier, _), .removeFromSuperview(let identifier),
      .bringSubviewToFront(_, let identifier), .sendSubviewToBack(_, let identifier),
      .exchangeSubviews(let identifier, _, _), .setNeedsLayout(let identifier),
      .layoutIfNeeded(let identifier), .becomeFirstResponder(let identifier),
      .resignFirstResponder(let identifier), .release(let identifier, _),
      .disconnectScreen(let identifier):
      identifier.text
    case .connectScreen(let identifier, _, _), .connectScene(let identifier, _): identifier?.text
    case .disconnectScene(let identifier): identifier.text
    case .createController(let identifier, _, _, _): identifier?.text
    case .changeController(let identifier, _), .loadView(let identifier),
      .addChild(_, let identifier), .removeFromParent(let identifier),
      .willMove(let identifier, _), .didMove(let identifier, _),
      .beginAppearanceTransition(let identifier, _, _), .endAppearanceTransition(let identifier),
      .push(_, let identifier, _), .pop(let identifier, _), .popTo(_, let identifier, _),
      .popToRoot(let identifier, _), .swipeBack(let identifier, _),
      .setViewControllers(let identifier, _, _),
      .select(_, let identifier), .dismiss(let identifier, _, _), .pullDown(let identifier),
      .chooseAction(let identifier, _), .showAlertView(let identifier),
      .clickButton(let identifier, _):
      identifier.text
    case .present(let call): call.controller?.text
    case .createAlertView(let identifier, _, _): identifier?.text
    case .runLoop: nil
    case .changeApplication: nil
    case .sendAction(_, let target, let sender): target?.text ?? sender?.text
    case .setReference(let name, _): name.text
    case .input, .loadNib, .batch: nil
    }
  }
}
