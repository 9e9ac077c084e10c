/// `show(_:sender:)`; views-2.6D.
package struct Show: CommandAction {
  package static let name = "show"
  package var receiver = Identifier.unnamed
  package var controller = Identifier.unnamed

  package init() {}

  package var subject: String? { receiver.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.show(controller, from: receiver, isDetail: false)
  }
}

/// `showDetailViewController(_:sender:)`; views-2.6D.
package struct ShowDetail: CommandAction {
  package static let name = "showDetailViewController"
  package var receiver = Identifier.unnamed
  package var controller = Identifier.unnamed

  package init() {}

  package var subject: String? { receiver.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.show(controller, from: receiver, isDetail: true)
  }
}

extension Application {
  /// Asks the nearest controller with its own way of showing others; without one, the window's root
  /// presents (views-2.6D).
  fileprivate mutating func show(
    _ controller: Identifier, from receiver: Identifier, isDetail: Bool
  ) throws(Refusal) {
    let id = try find(.controller, receiver)
    let shown = try findController(controller, of: "controller")
    let target = containers(of: id).first { showsOthers($0, isDetail: isDetail) }
    if let target, arena[controller: target]?.stack?.split != nil {
      return try show(shown, in: target, isDetail: isDetail)
    }
    let isPushed = arena[controller: shown]?.controllerClass.kind != .navigation
    if let target, isPushed {
      return try push(controller, onto: arena.identifier(of: target), animated: true)
    }
    let window = arena[controller: id]?.view.flatMap(window)
    guard let presenter = target ?? window.flatMap({ arena[$0].window?.rootViewController }) else {
      turn.notes.append(.noWindowToShowIn)
      turn.subject = .controller(shown)
      return
    }
    try present(shown, from: presenter)
  }

  /// Presents a controller with an animation.
  mutating func present(_ shown: NodeID, from presenter: NodeID) throws(Refusal) {
    var call = Present()
    call.receiver = .controller(arena.identifier(of: presenter))
    call.controller = arena.identifier(of: shown)
    call.isAnimated = true
    try present(call)
  }

  /// Whether a controller overrides `show(_:sender:)` or `showDetailViewController(_:sender:)`. UIKit's
  /// navigation controller overrides the first, its split view controller both (views-2.6D, views-2.9B).
  package func showsOthers(_ id: NodeID, isDetail: Bool) -> Bool {
    switch arena[controller: id]?.controllerClass.kind {
    case .navigation: !isDetail
    case .split: true
    case .plain, .tabBar, .pages, .table, .alert, nil: false
    }
  }
}
