/// One thing to do to an application: a call that an app's code makes, or what a person does.
public enum Command: Hashable, Sendable {
  /// `UIWindow(frame:)` or, without a frame, `UIWindow()`, then its properties; stored in a
  /// variable of its identifier's name if `retained`.
  case createWindow(identifier: Identifier?, properties: WindowProperties, retained: Bool)
  /// The setters of a window's properties.
  case changeWindow(Identifier, WindowProperties)
  /// `makeKeyAndVisible()`.
  case makeKeyAndVisible(Identifier)
  /// `makeKey()`.
  case makeKey(Identifier)
  /// Drops every strong reference to an object.
  case release(Identifier)
  /// Points a variable of the app at an object, or at nothing.
  case setReference(ReferenceName, to: Identifier?)

  /// The command's name, UIKit's where UIKit has one.
  public var name: String {
    switch self {
    case .createWindow: "createWindow"
    case .changeWindow: "changeWindow"
    case .makeKeyAndVisible: "makeKeyAndVisible"
    case .makeKey: "makeKey"
    case .release: "release"
    case .setReference: "setReference"
    }
  }
}
