import WindowModel

/// What a command told and left behind, as far as a test of it can see that on a device.
struct CodeOutcome {
  /// A notification of a window.
  struct Told {
    let window: Identifier
    let name: Event.Name

    /// In words that name the window.
    var text: String {
      let what =
        switch name {
        case .windowDidBecomeVisible: "became visible"
        case .windowDidBecomeHidden: "became hidden"
        case .windowDidBecomeKey: "became key"
        default: "resigned key"
        }
      return "\(window.text) \(what)"
    }
  }

  /// What a window is like.
  struct Window: Equatable {
    let frame: Rect
    let isHidden: Bool
    let level: Double
  }

  /// The notifications of windows, in their order.
  let told: [Told]
  /// Whether anything was told to anybody.
  let isHeard: Bool
  /// Whether a controller appeared or disappeared, which may take the time of an animation.
  let isTransition: Bool
  let keyWindow: Identifier?
  /// The application's windows from back to front.
  let order: [Identifier]
  let windows: [Identifier: Window]

  init(_ turn: Turn, in application: borrowing Application) {
    told = turn.events.filter { $0.name.group == .window }.map {
      Told(window: application.identifier(of: $0.object), name: $0.name)
    }
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
