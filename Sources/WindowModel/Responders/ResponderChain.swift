/// An object that receives events.
public enum Responder: Hashable, Codable, Sendable {
  /// A view or a window.
  case view(NodeID)
  /// A view controller.
  case controller(NodeID)
  /// A scene.
  case scene(Identifier)
  /// The application.
  case application
  /// The app delegate, which is a responder in Xcode's templates.
  case delegate

  /// The view or the controller, nil for others.
  var node: NodeID? {
    switch self {
    case .view(let id), .controller(let id): id
    case .scene, .application, .delegate: nil
    }
  }
}

extension Application {
  /// A living view or controller and the responders after it: the superviews outwards to the window, each
  /// followed by its controller if it is a controller's view. Then come the window's scene, if any, the
  /// application and its delegate (windows-8.1, windows-8.1A).
  ///
  /// Outside any window the chain ends at the outermost view.
  public func responderChain(from id: NodeID) -> [Responder] {
    guard arena.isAlive(id) else { return [] }
    if arena.isController(id) {
      guard let view = arena[controller: id]?.view else { return [.controller(id)] }
      return Array(responderChain(from: view).dropFirst())
    }
    var chain: [Responder] = []
    for view in ancestors(of: id) {
      chain.append(.view(view))
      if let controller = controller(ofView: view) { chain.append(.controller(controller)) }
    }
    guard let window = window(of: id) else { return chain }
    if let scene = arena[window].window?.scene { chain.append(.scene(scene)) }
    return chain + [.application, .delegate]
  }
}
