/// A nib document: windows, controllers and views, one within the other, as they were drawn rather
/// than coded.
public struct Nib: Hashable, Sendable {
  /// The windows at the document's top.
  public var windows: [WindowObject] = []
  /// The controllers at the document's top.
  public var controllers: [ControllerObject] = []
  /// The views at the document's top.
  public var views: [ViewObject] = []

  /// Makes an empty document.
  public init() {}

  /// What every object of a document may have.
  public struct Archive: Hashable, Sendable {
    /// Its identifier, or nil for one that the model counts.
    public var identifier: Identifier?
    /// The variables that are connected to it when all objects are made.
    ///
    /// An object at the document's top that has none is stored in the variable of its name, for
    /// nothing else would keep it alive.
    public var outlets: [ReferenceName] = []

    /// Makes what an object has that is neither named nor connected.
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
    /// Whether it takes the whole of its screen when it is loaded, whatever frame it was drawn with
    /// (windows-12.2).
    public var isFullScreenAtLaunch = false
    /// Its root view controller, which it keeps alive, or nil.
    public var rootViewController: ControllerObject?
    /// The views in it, back to front.
    public var subviews: [ViewObject] = []

    /// Makes a window as the editor drops it.
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
    /// Its view, or nil for one that `loadView` makes when somebody asks for it.
    public var view: ViewObject?

    /// Makes a controller as the editor drops it.
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
    /// The views in it, back to front.
    public var subviews: [ViewObject] = []

    /// Makes a view as the editor drops it.
    public init() {}
  }
}
