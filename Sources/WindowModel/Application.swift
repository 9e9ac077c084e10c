/// A running app as far as UIKit's window model goes: a value, so that a copy is a snapshot and
/// `==` compares all of it.
public struct Application: Hashable, Codable, Sendable {
  /// How many objects an application may hold, and how much one batch may do.
  public struct Capacity: Hashable, Codable, Sendable {
    /// The most windows that live at once.
    public var windows: Int
    /// The most objects ever made; each leaves its identifier behind, which is never used again.
    public var objects: Int
    /// The most variables that hold something.
    public var references: Int
    /// The most views that live at once, windows apart.
    public var views: Int
    /// The most views one within the other, the outermost and the innermost counted.
    public var depth: Int
    /// The most screens that are connected at once, the device's own counted.
    public var screens: Int
    /// The most scenes that are connected at once.
    public var scenes: Int
    /// The most view controllers that live at once.
    public var controllers: Int
    /// The most events that the commands of one batch post; as many are posted before the run loop's
    /// turns after a command end.
    public var eventsPerBatch: Int
    /// The most views that the commands of one batch visit, one counted each time, and the run loop's
    /// turns after a command.
    public var visitsPerBatch: Int

    /// As much as there is.
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

  /// What it was started with.
  public let settings: Settings
  /// How much it may hold.
  public var capacity: Capacity
  /// The displays that are connected; the main one is first.
  public internal(set) var screens: [Screen]
  /// The app's windows, hidden ones too, back to front: by level, and within a level as they were
  /// last ordered front (windows-1.6).
  public internal(set) var windows: [NodeID] = []
  /// `UIApplication.windows`: the windows but those of alert views, which are key and not listed
  /// (views-5F).
  public var listedWindows: [NodeID] { windows.filter { arena[$0].viewClass != .alertWindow } }
  /// The key windows, the last that became key at the end: one at most or, where scenes have their
  /// own, one of each scene (windows-1.8B).
  public internal(set) var keyWindows: [NodeID] = []
  /// The scenes, in the order in which they were connected.
  public internal(set) var scenes: [Scene] = []
  /// The two scenes that share the device's own screen; nil while each has all of it (windows-1.8G).
  public internal(set) var split: SceneSplit?

  /// Which way the interface is turned.
  public internal(set) var orientation = Orientation.portrait
  /// Which way the device lies, which the interface follows where a controller lets it (windows-9.3D).
  public internal(set) var deviceOrientation = Orientation.portrait
  /// Whether the app hides the status bar.
  var hidesStatusBar = false
  /// Whether the controller that decides does (windows-9.1C).
  var controllerHidesStatusBar = false
  /// The controllers that decide on the status bar and on turns, as of when they were last asked.
  var screenDeciders = ScreenDeciders()
  /// Where the app is in its life.
  public internal(set) var state: ApplicationState

  /// Whether the delegate's launch methods have run and the launch has not ended.
  var isLaunching = false
  var arena = Arena()
  var variables = NameTable<ReferenceName>()
  /// What lost a holder in this turn, and is looked at when the turn ends.
  var releasePool: [NodeID] = []
  /// What the main run loop has yet to do.
  public internal(set) var runLoop = RunLoop()
  /// The windows with something to lay out when the turn ends.
  var layoutQueue: [NodeID] = []
  /// The keyboard's windows, back to front; none before the first text input (windows-3.4).
  var keyboardWindows: [SystemWindow] = []
  /// Whether the keyboard is up, or about to come.
  var isKeyboardUp = false
  /// What responders have in the keyboard's place (windows-3.4D).
  var inputViewsByID: [NodeID: InputViews] = [:]
  /// What of that the keyboard is made of; nil where nobody has any.
  var keyboardInputs: KeyboardInputs?
  /// Whether a keyboard of keys is connected, so that none comes up on the screen (windows-3.4C).
  public internal(set) var hasHardwareKeyboard = false
  /// The alert views and action sheets that live (views-5A).
  var alertViewsByID: [NodeID: AlertView] = [:]
  /// What table views have, by view (views-T1).
  var tables: [NodeID: TableView] = [:]
  /// What is set of scroll views, where anything was (views-S1).
  var scrollViewsByID: [NodeID: ScrollView] = [:]
  /// The fingers that are on the screen, by number (windows-6.8).
  public internal(set) var touches = Touches()
  /// The gesture recognizers, and the clock of touches.
  public internal(set) var gestures = Gestures()
  /// The names of all screens that were ever connected.
  var screenNames: Set<Identifier> = [.main]
  /// The turn that is under way, which rules write to; nothing between two commands.
  @NotStored var turn = Turn()
  /// Whether somebody wants to see the application in the middle of a turn.
  @NotStored var glimpse = Glimpse()
  /// What constraints there are; nil before Auto Layout is used.
  var autoLayout: AutoLayout?
  /// What the turn that is under way solved of them.
  @NotStored var layoutMemory = LayoutMemory()
  /// The app's own code, where it has any.
  var code = CodePlace()
  private var screensCounted = 1
  /// The names of all scenes that were ever connected.
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

  /// How many objects were ever made.
  public var objectCount: Int { arena.count }

  /// The device's own screen.
  public var mainScreen: Screen { screens[0] }

  /// The identifier of an object, also after it is gone.
  public func identifier(of id: NodeID) -> Identifier { arena.identifier(of: id) }

  /// Whether an object has this identifier, or had: such a one is never given again.
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

  /// All living controllers, in the order of their making.
  public var controllers: [NodeID] { arena.livingControllers }

  /// A living controller, or nil.
  public func controller(_ id: NodeID) -> ViewController? { arena[controller: id] }

  /// Whether an identifier is a living controller's.
  public func isController(_ identifier: Identifier) -> Bool { controller(identifier) != nil }

  /// Whether an object lives and is a controller.
  public func isController(_ id: NodeID) -> Bool { arena.isController(id) }

  /// The living view with this identifier, which may be a window, or nil.
  public func view(_ identifier: Identifier) -> NodeID? {
    guard let id = arena.find(identifier), arena.isView(id) else { return nil }
    return id
  }

  /// Whether a living view is a window.
  public func isWindow(_ id: NodeID) -> Bool { arena[id].isWindow }

  /// All living views, windows among them, in the order of their making.
  public var views: [NodeID] { arena.livingViews }

  /// The screen with this identifier, or nil.
  public func screen(_ identifier: Identifier) -> Screen? {
    screens.first { $0.identifier == identifier }
  }

  /// The next identifier that the model counts for a screen and that nobody took.
  mutating func nextScreenName() -> Identifier {
    while true {
      screensCounted += 1
      let identifier = Identifier(kind: "screen", number: screensCounted)
      if !screenNames.contains(identifier) { return identifier }
    }
  }

  /// The next identifier that the model counts for a scene and that nobody took.
  mutating func nextSceneName() -> Identifier {
    while true {
      scenesCounted += 1
      let identifier = Identifier(kind: "scene", number: scenesCounted)
      if !sceneNames.contains(identifier) { return identifier }
    }
  }

  /// The view of a living object, or nil.
  public func view(_ id: NodeID) -> View? { arena.isView(id) ? arena[id] : nil }

  /// Lends the view of a living object, which costs less than to copy it; for a dead one `body` is
  /// not called.
  public func withView(_ id: NodeID, _ body: (borrowing View) -> Void) {
    if arena.isView(id) { body(arena[id]) }
  }

  /// The next identifier that the model counts for an object of a kind and that nobody took.
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
      // A variable of that name may hold another object, which a new one must not push out.
      if !arena.isTaken(identifier), !gestures.isTaken(identifier),
        variables[ReferenceName(of: identifier)] == nil
      {
        return identifier
      }
    }
  }
}
