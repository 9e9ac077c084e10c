/// `show(_:sender:)`; views-N14.
package struct Show: CommandAction {
  package static let name = "show"
  package var receiver = Identifier.unnamed
  package var controller = Identifier.unnamed

  package init() {}

  package var subject: String? { receiver.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.show(controller, from: receiver)
  }
}

extension Application {
  /// `show(_:sender:)`: the nearest navigation controller pushes it, else the root of the receiver's window
  /// presents it, both with an animation (views-N14).
  mutating func show(_ controller: Identifier, from receiver: Identifier) throws(Refusal) {
    let id = try find(.controller, receiver)
    let containers = containers(of: id)
    if let navigation = containers.first(where: {
      arena[controller: $0]?.controllerClass.kind == .navigation
    }) {
      return try push(
        try findController(controller, of: "viewController"), onto: navigation, animated: true)
    }
    var present = Present()
    present.receiver = .rootOfWindow(receiver)
    present.controller = controller
    present.isAnimated = true
    try self.present(present)
  }
}
