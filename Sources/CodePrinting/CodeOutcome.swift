import WindowModel

/// What a command told and left behind, as far as a test of it can see that on a device.
struct CodeOutcome {
  /// A notification of a window, or a callback of a view or a controller.
  struct Told {
    let object: Identifier
    let name: Event.Name
    let rule: Rule

    /// Whether it is a notification of a window.
    var isOfWindow: Bool { name.group == .window }
    /// Whether it says which window is key.
    var isOfKey: Bool { name == .windowDidBecomeKey || name == .windowDidResignKey }

    /// In words that name the object.
    var text: String {
      let what =
        switch name {
        case .windowDidBecomeVisible: "became visible"
        case .windowDidBecomeHidden: "became hidden"
        case .windowDidBecomeKey: "became key"
        case .windowDidResignKey: "resigned key"
        default: name.rawValue
        }
      return "\(object.text) \(what)"
    }

    /// The callbacks that the classes of a probe override.
    static let callbacks: Set<Event.Name> = [
      .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow, .didMoveToWindow,
      .didAddSubview, .willRemoveSubview, .viewDidLoad, .viewWillAppear, .viewIsAppearing,
      .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .willMoveToParent, .didMoveToParent,
    ]
  }

  /// What a window is like.
  struct Window: Equatable {
    let frame: Rect
    let isHidden: Bool
    let level: Double
  }

  /// The notifications of windows and the callbacks, in their order.
  let told: [Told]
  /// The rules by which something that was asked for did not happen.
  let noted: [Rule]
  /// Whether anything was told to anybody.
  let isHeard: Bool
  /// Whether a controller appeared or disappeared, which may take the time of an animation.
  let isTransition: Bool
  let keyWindow: Identifier?
  /// The main screen's bounds.
  let screen: Rect
  /// The application's windows from back to front.
  let order: [Identifier]
  let windows: [Identifier: Window]

  init(_ turn: Turn, in application: borrowing Application) {
    told = turn.events.filter { $0.name.group == .window || Told.callbacks.contains($0.name) }
      .map {
        Told(object: application.identifier(of: $0.object), name: $0.name, rule: $0.rule)
      }
    noted = turn.notes.map(\.rule)
    screen = application.mainScreen.bounds
    isHeard = !turn.events.isEmpty
    isTransition = turn.events.contains {
      [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear].contains($0.name)
    }
    keyWindow = application.keyWindow.map { application.identifier(of: $0) }
    var order: [Identifier] = []
    var windows: [Identifier: Window] = [:]
    for id in application.windows {
      guard let view = application.view(id), let window = view.window else { continue }
      let name = application.identifier(of: id)
      order.append(name)
      windows[name] = Window(
        frame: view.frame, isHidden: view.isHidden, level: window.level.rawValue)
    }
    self.order = order
    self.windows = windows
  }
}
