/// A nib document: nested windows, controllers and views, made in an editor instead of code.
public struct Nib: Hashable, Sendable {
  /// The top-level windows.
  public var windows: [WindowObject] = []
  /// The top-level controllers.
  public var controllers: [ControllerObject] = []
  /// The top-level views.
  public var views: [ViewObject] = []

  /// Makes an empty document.
  public init() {}

  /// What every object in a document may have.
  public struct Archive: Hashable, Sendable {
    /// Its identifier, or nil for a generated one.
    public var identifier: Identifier?
    /// The variables that it is connected to after all objects are made.
    ///
    /// A top-level object without any is stored in the variable of its own name, as nothing else would
    /// keep it alive.
    public var outlets: [ReferenceName] = []

    /// Makes an object's archive without a name or a connection.
    public init() {}
  }

  /// A window of a document.
  public struct WindowObject: Hashable, Sendable {
    /// Its identifier and its outlets.
    public var archive = Archive()
    /// Its class.
    public var viewClass = ViewClass.window
    /// Its properties.
    public var properties = WindowProperties()
    /// Whether it fills its screen when it is loaded, whatever its frame in the document (windows-12.2).
    public var isFullScreenAtLaunch = false
    /// Its root view controller, which it keeps alive, or nil.
    public var rootViewController: ControllerObject?
    /// Its subviews, back to front.
    public var subviews: [ViewObject] = []

    /// Makes a window with the editor's defaults.
    public init() {}
  }

  /// A view controller of a document.
  public struct ControllerObject: Hashable, Sendable {
    /// Its identifier and its outlets.
    public var archive = Archive()
    /// Its class.
    public var controllerClass = ControllerClass.viewController
    /// Its properties.
    public var properties = ControllerProperties()
    /// Its view, or nil for one that `loadView` makes on first access.
    public var view: ViewObject?

    /// Makes a controller with the editor's defaults.
    public init() {}
  }

  /// A view of a document.
  public struct ViewObject: Hashable, Sendable {
    /// Its identifier and its outlets.
    public var archive = Archive()
    /// Its class.
    public var viewClass = ViewClass.view
    /// Its properties.
    public var properties = ViewProperties()
    /// Its subviews, back to front.
    public var subviews: [ViewObject] = []

    /// Makes a view with the editor's defaults.
    public init() {}
  }
}
