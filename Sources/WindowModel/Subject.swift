/// What an event or a command is about.
public enum Subject: Hashable, Sendable {
  /// A view or a window.
  case view(NodeID)
  /// A display; screens are named apart from views.
  case screen(Identifier)
  /// A scene; scenes are named apart too.
  case scene(Identifier)
  /// A view controller.
  case controller(NodeID)
  /// The application.
  case application
  /// The main run loop.
  case runLoop

  /// The object's place in the application, nil for what has none.
  public var node: NodeID? {
    switch self {
    case .view(let id), .controller(let id): id
    default: nil
    }
  }
}

extension Application {
  /// The identifier of what an event is about, also after it is gone.
  public func identifier(of subject: Subject) -> Identifier {
    switch subject {
    case .view(let id), .controller(let id): identifier(of: id)
    case .screen(let identifier), .scene(let identifier): identifier
    case .application: .application
    case .runLoop: .runLoop
    }
  }
}
