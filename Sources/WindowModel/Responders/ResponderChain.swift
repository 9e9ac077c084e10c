/// An object that events are offered to.
public enum Responder: Hashable, Sendable {
  /// A view or a window.
  case view(NodeID)
  /// A scene.
  case scene(Identifier)
  /// The application.
  case application
  /// The app's delegate, which is a responder in every app that Xcode makes.
  case delegate
}

extension Application {
  /// A living view and those that an event goes to when it does not handle it: the superviews
  /// outwards to the window, its scene if it has one, the application, its delegate (windows-8.1,
  /// windows-8.1A).
  ///
  /// Outside any window the chain ends at the outermost view.
  public func responderChain(from id: NodeID) -> [Responder] {
    guard arena.isAlive(id) else { return [] }
    let views = ancestors(of: id)
    var chain = views.map(Responder.view)
    guard let window = views.last.flatMap({ arena[$0].window }) else { return chain }
    if let scene = window.scene { chain.append(.scene(scene)) }
    return chain + [.application, .delegate]
  }
}
