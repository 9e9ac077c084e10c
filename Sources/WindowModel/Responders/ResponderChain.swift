/// An object that events are offered to.
public enum Responder: Hashable, Sendable {
  /// A view or a window.
  case view(NodeID)
  /// The application.
  case application
  /// The app's delegate, which is a responder in every app that Xcode makes.
  case delegate
}

extension Application {
  /// A living view and those that an event goes to when it does not handle it: the superviews
  /// outwards to the window, the application, its delegate (windows-8.1).
  ///
  /// Outside any window the chain ends at the outermost view.
  public func responderChain(from id: NodeID) -> [Responder] {
    guard arena.isAlive(id) else { return [] }
    let chain = ancestors(of: id).map(Responder.view)
    return window(of: id) == nil ? chain : chain + [.application, .delegate]
  }
}
