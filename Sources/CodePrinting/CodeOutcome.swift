import WindowModel

/// A command's events and results, as far as a test can observe them on a device.
struct CodeOutcome {
  /// A notification of a window, or a callback of a view or a controller.
  struct Told {
    let object: Identifier
    let name: Event.Name
    let rule: Rule

    /// Whether it is a notification of a window.
    var isOfWindow: Bool { name.group == .window }
    /// Whether it reports a change of the key window.
    var isOfKey: Bool { name == .windowDidBecomeKey || name == .windowDidResignKey }

    /// A description with the object's name.
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

    /// The callbacks that a probe's classes override.
    static let callbacks: Set<Event.Name> = [
      .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow, .didMoveToWindow,
      .didAddSubview, .willRemoveSubview, .viewDidLoad, .viewWillAppear, .viewIsAppearing,
      .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .willMoveToParent, .didMoveToParent,
    ]
  }

  /// A window's state.
  struct Window: Equatable {
    let frame: Rect
    let isHidden: Bool
    let level: Double
  }

  /// The window notifications and the callbacks, in order.
  let told: [Told]
  /// The rules that explain why a requested change did not happen.
  let noted: [Rule]
  /// Whether there were any events.
  let isHeard: Bool
  /// Whether a controller appeared or disappeared, which may take as long as an animation.
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
