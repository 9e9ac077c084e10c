/// What an event or a command is about.
public enum Subject: Hashable, Sendable {
  /// A view or a window.
  case view(NodeID)
  /// A display; screens are named apart from views.
  case screen(Identifier)
  /// A scene; scenes are named apart too.
  case scene(Identifier)
  /// The application.
  case application
}

extension Application {
  /// The identifier of what an event is about, also after it is gone.
  public func identifier(of subject: Subject) -> Identifier {
    switch subject {
    case .view(let id): identifier(of: id)
    case .screen(let identifier), .scene(let identifier): identifier
    case .application: .application
    }
  }
}
