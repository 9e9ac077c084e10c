/// A running app as far as UIKit's window model goes. It is a value: a copy is a snapshot, and `==`
/// compares everything.
public struct Application: Hashable, Codable, Sendable {
  /// How many objects an application may hold, and how much one batch may do.
  public struct Capacity: Hashable, Codable, Sendable {
    /// The maximum number of living windows.
    public var windows: Int
    /// The maximum number of objects ever made; each keeps its identifier, which is never reused.
    public var objects: Int
    /// The maximum number of variables that hold something.
    public var references: Int
    /// The maximum number of living views, not counting windows.
    public var views: Int
    /// The maximum depth of nested views, counting the outermost and the innermost.
    public var depth: Int
    /// The maximum number of connected screens, counting the device's own.
    public var screens: Int
    /// The maximum number of connected scenes.
    public var scenes: Int
    /// The maximum number of living view controllers.
    public var controllers: Int
    /// The maximum number of events that the commands of one batch post. The run loop's turns after a command
    /// may post as many again.
    public var eventsPerBatch: Int
    /// The maximum number of views that the commands of one batch visit, each visit counted. The same limit
    /// holds for the run loop's turns after a command.
    public var visitsPerBatch: Int

    /// No limits.
    public static let unlimited = Capacity(
      windows: .max, objects: .max, references: .max, views: .max, depth: .max, screens: .max,
      scenes: .max, controllers: .max, eventsPerBatch: .max, visitsPerBatch: .max)

    /// Makes a capacity.
    public init(
      windows: Int = 1000, objects: Int = 500_000, references: Int = 100_000, views: Int = 100_000,
      depth: Int = 512, screens: Int = 16, scenes: Int = 100, controllers: Int = 1000,
      eventsPerBatch: Int = 1_000_000, visitsPerBatch: Int = 1_000_000
    ) {
      self.windows = windows
      self.objects = objects
      self.references = references
      self.views = views
      self.depth = depth
      self.screens = screens
      self.scenes = scenes
      self.controllers = controllers
      self.eventsPerBatch = eventsPerBatch
      self.visitsPerBatch = visitsPerBatch
    }
  }

  /// The settings that the app was started with.
  public let settings: Settings
  /// Its limits.
  public var capacity: Capacity
  /// The connected screens, the main one first.
  public internal(set) var screens: [Screen]
  /// The app's windows, hidden ones too, back to front: by level, and within a level in the order in
  /// which they were last brought to the front (windows-1.6).
  public internal(set) var windows: [NodeID] = []
  /// `UIApplication.windows`: all windows except those of alert views, which are key but not listed
  /// (views-5F).
  public var listedWindows: [NodeID] { windows.filter { arena[$0].viewClass != .alertWindow } }
  /// The key windows, the newest last: at most one or, where each scene has its own, one a scene
  /// (windows-1.8B).
  public internal(set) var keyWindows: [NodeID] = []
  /// The connected scenes, in order of connection.
  public internal(set) var scenes: [Scene] = []
  /// The two scenes that share the device's own screen; nil while each fills it (windows-1.8G).
  public internal(set) var split: SceneSplit?

  /// The interface orientation.
  public internal(set) var orientation = Orientation.portrait
  /// The device orientation, which the interface follows where a controller allows it (windows-9.3D).
  public internal(set) var deviceOrientation = Orientation.portrait
  /// Whether the app hides the status bar.
  var hidesStatusBar = false
  /// Whether the controller that decides on the status bar hides it (windows-9.1C).
  var controllerHidesStatusBar = false
  /// The controllers that decide on the status bar and on rotation, as last determined.
  var screenDeciders = ScreenDeciders()
  /// The app's state.
  public internal(set) var state: ApplicationState

  /// Whether the app is between its delegate's launch methods and the end of the launch.
  var isLaunching = false
  var arena = Arena()
  var variables = NameTable<ReferenceName>()
  /// The objects that lost a holder in this turn; the end of the turn checks them.
  var releasePool: [NodeID] = []
  /// What the main run loop has still to do.
  public internal(set) var runLoop = RunLoop()
  /// The windows with something to lay out when the turn ends.
  var layoutQueue: [NodeID] = []
  /// The keyboard's windows, back to front; none before the first text input (windows-3.4).
  var keyboardWindows: [SystemWindow] = []
  /// Whether the keyboard is up or about to come up.
  var isKeyboardUp = false
  /// The views that responders have in the keyboard's place (windows-3.4D).
  var inputViewsByID: [NodeID: InputViews] = [:]
  /// Those of them that the keyboard shows; nil when no responder has any.
  var keyboardInputs: KeyboardInputs?
  /// Whether a hardware keyboard is connected, so that none comes up on the screen (windows-3.4C).
  public internal(set) var hasHardwareKeyboard = false
  /// The living alert views and action sheets (views-5A).
  var alertViewsByID: [NodeID: AlertView] = [:]
  /// The properties of table views, by view (views-T1).
  var tables: [NodeID: TableView] = [:]
  /// The properties of scroll views that the app has set (views-S1).
  var scrollViewsByID: [NodeID: ScrollView] = [:]
  /// The fingers on the screen, by number (windows-6.8).
  public internal(set) var touches = Touches()
  /// The gesture recognizers, and the clock of touches.
  public internal(set) var gestures = Gestures()
  /// The names of all screens ever connected.
  var screenNames: Set<Identifier> = [.main]
  /// The current turn, which rules write to; empty between two commands.
  @NotStored var turn = Turn()
  /// Whether a reader wants to see the application in the middle of a turn.
  @NotStored var glimpse = Glimpse()
  /// The constraints; nil before Auto Layout is used.
  var autoLayout: AutoLayout?
  /// The solutions of the current turn.
  @NotStored var layoutMemory = LayoutMemory()
  /// The app's own code, if any.
  var code = CodePlace()
  private var screensCounted = 1
  /// The names of all scenes ever connected.
  var sceneNames: Set<Identifier> = []
  private var scenesCounted = 0
  private var windowsCounted = 0
  private var viewsCounted = 0
  private var controllersCounted = 0

  /// Starts an app that has no windows yet.
  public init(_ settings: Settings = Settings(), capacity: Capacity = Capacity()) {
    self.settings = settings
    self.capacity = capacity
    screens = [Screen(of: settings.device)]
    state = settings.launch.state
  }

  /// The number of objects ever made.
  public var objectCount: Int { arena.count }

  /// The device's own screen.
  public var mainScreen: Screen { screens[0] }

  /// The identifier of an object, even after its release.
  public func identifier(of id: NodeID) -> Identifier { arena.identifier(of: id) }

  /// Whether an object has or had this identifier; identifiers are never reused.
  public func isTaken(_ identifier: Identifier) -> Bool { arena.isTaken(identifier) }

  /// The living window with this identifier, or nil.
  public func window(_ identifier: Identifier) -> NodeID? {
    guard let id = view(identifier), arena[id].isWindow else { return nil }
    return id
  }

  /// The living controller with this identifier, or nil.
  public func controller(_ identifier: Identifier) -> NodeID? {
    guard let id = arena.find(identifier), arena.isController(id) else { return nil }
    return id
  }

  /// All living controllers, in order of creation.
  public var controllers: [NodeID] { arena.livingControllers }

  /// A living controller, or nil.
  public func controller(_ id: NodeID) -> ViewController? { arena[controller: id] }

  /// Whether an identifier is a living controller's.
  public func isController(_ identifier: Identifier) -> Bool { controller(identifier) != nil }

  /// Whether an object is a living controller.
  public func isController(_ id: NodeID) -> Bool { arena.isController(id) }

  /// The living view or window with this identifier, or nil.
  public func view(_ identifier: Identifier) -> NodeID? {
    guard let id = arena.find(identifier), arena.isView(id) else { return nil }
    return id
  }

  /// Whether a living view is a window.
  public func isWindow(_ id: NodeID) -> Bool { arena[id].isWindow }

  /// All living views, windows included, in order of creation.
  public var views: [NodeID] { arena.livingViews }

  /// The screen with this identifier, or nil.
  public func screen(_ identifier: Identifier) -> Screen? {
    screens.first { $0.identifier == identifier }
  }

  /// The next free identifier for a screen.
  mutating func nextScreenName() -> Identifier {
    while true {
      screensCounted += 1
      let identifier = Identifier(kind: "screen", number: screensCounted)
      if !screenNames.contains(identifier) { return identifier }
    }
  }

  /// The next free identifier for a scene.
  mutating func nextSceneName() -> Identifier {
    while true {
      scenesCounted += 1
      let identifier = Identifier(kind: "scene", number: scenesCounted)
      if !sceneNames.contains(identifier) { return identifier }
    }
  }

  /// The view of a living object, or nil.
  public func view(_ id: NodeID) -> View? { arena.isView(id) ? arena[id] : nil }

  /// Lends the view of a living object, which is cheaper than a copy; does not call `body` for a dead
  /// one.
  public func withView(_ id: NodeID, _ body: (borrowing View) -> Void) {
    if arena.isView(id) { body(arena[id]) }
  }

  /// The next free identifier for an object of a kind.
  mutating func nextIdentifier(_ kind: Refusal.Kind) -> Identifier {
    while true {
      let identifier: Identifier
      switch kind {
      case .window:
        windowsCounted += 1
        identifier = Identifier(kind: "w", number: windowsCounted)
      case .controller:
        controllersCounted += 1
        identifier = Identifier(kind: "vc", number: controllersCounted)
      default:
        viewsCounted += 1
        identifier = Identifier(kind: "v", number: viewsCounted)
      }
      // A variable of that name may hold another object, which a new one must not replace.
      if !arena.isTaken(identifier), !gestures.isTaken(identifier),
        variables[ReferenceName(of: identifier)] == nil
      {
        return identifier
      }
    }
  }
}
