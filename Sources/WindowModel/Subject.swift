/// The object of an event or a command.
public enum Subject: Hashable, Sendable {
  /// A view or a window.
  case view(NodeID)
  /// A screen; screens and views have separate names.
  case screen(Identifier)
  /// A scene; scenes have separate names too.
  case scene(Identifier)
  /// A view controller.
  case controller(NodeID)
  /// The application.
  case application
  /// The main run loop.
  case runLoop

  /// The object's id in the application, or nil.
  public var node: NodeID? {
    switch self {
    case .view(let id), .controller(let id): id
    default: nil
    }
  }
}

extension Application {
  /// The identifier of an event's object, even after its release.
  public func identifier(of subject: Subject) -> Identifier {
    switch subject {
    case .view(let id), .controller(let id): identifier(of: id)
    case .screen(let identifier), .scene(let identifier): identifier
    case .application: .application
    case .runLoop: .runLoop
    }
  }
}
