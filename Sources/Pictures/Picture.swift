package import WindowModel

/// The style of a screen's picture.
package enum PictureStyle: Hashable {
  /// As the user sees it, each group within its superview's group.
  case flat
  /// Seen from the side, each level above the one below it.
  case exploded(Explosion)

  var name: String {
    switch self {
    case .flat: "flat"
    case .exploded: "exploded"
    }
  }
}

/// One window of a screen.
enum PictureLayer {
  case window(NodeID)
  /// A window of the system that the app can't access.
  case system(SystemWindow, Rect)
}

/// A clip that applies to a part of the picture.
enum PictureClip: Hashable {
  /// A view that clips its contents.
  case view(NodeID)
  /// A scene that shares the screen with another.
  case scene(Identifier)

  /// The name of its shape; no other name in the picture starts with it.
  func name(in application: borrowing Application) -> String {
    switch self {
    case .view(let id): "clip-\(application.identifier(of: id))"
    case .scene(let identifier): "scene-\(identifier)"
    }
  }
}

/// The content of a screen's picture: its windows on screen, with all visible views.
package struct PictureContent {
  /// The maximum number of views in one picture, including windows.
  static let most = 10_000

  package let application: Application
  package let screen: Screen
  /// The windows, back to front.
  let layers: [PictureLayer]
  /// The number of views omitted because there are too many.
  let omitted: Int
  /// The views that are drawn, nil for all.
  private let drawn: Set<NodeID>?
  /// The labels of the drawn views.
  private(set) var labels: PictureLabels

  package init(_ screen: Screen, in application: borrowing Application) {
    self.application = copy application
    self.screen = screen
    layers = application.layers(of: screen)
    // The outermost first, so that the innermost are omitted if there are too many.
    var views = layers.compactMap { layer in
      if case .window(let id) = layer { id } else { nil }
    }
    var next = 0
    while next < views.count {
      application.withView(views[next]) { view in
        for id in view.subviews {
          application.withView(id) { if !$0.isHidden { views.append(id) } }
        }
      }
      next += 1
    }
    omitted = max(0, views.count - Self.most)
    drawn = omitted > 0 ? Set(views.prefix(Self.most)) : nil
    labels = PictureLabels()
    labels = PictureLabels(self)
  }

  /// The scenes that share the screen, and their parts of it, in points.
  var sharedScenes: [(scene: Identifier, area: Rect)] {
    application.scenes.filter {
      $0.screen == screen.identifier && application.split?.neighbor(of: $0.identifier) != nil
    }.map { ($0.identifier, application.frame(of: $0)) }
  }

  /// The clip of a window: its scene if that shares the screen.
  func clip(of window: NodeID) -> PictureClip? {
    guard let scene = application.view(window)?.window?.scene,
      application.split?.neighbor(of: scene) != nil
    else { return nil }
    return .scene(scene)
  }

  /// The part of the screen in which a window is visible, in points.
  func area(of window: NodeID) -> Rect {
    guard case .scene(let scene)? = clip(of: window), let scene = application.scene(scene) else {
      return screen.bounds
    }
    return application.frame(of: scene)
  }

  /// Returns the view if it is drawn.
  func view(_ id: NodeID) -> View? {
    if let drawn, !drawn.contains(id) { return nil }
    guard let view = application.view(id), !view.isHidden else { return nil }
    return view
  }
}

extension Application {
  /// The visible windows of a screen, back to front. Those of the system are at their level, behind
  /// the app's of the same level.
  fileprivate borrowing func layers(of screen: Screen) -> [PictureLayer] {
    var waiting = systemWindows.filter { $0.window == nil && !$0.isHidden }
    if screen.identifier != .main { waiting = [] }
    var layers: [PictureLayer] = []
    for id in windows where isOnScreen(id) && view(id)?.window?.screen == screen.identifier {
      let level = view(id)?.window?.level ?? .normal
      while let first = waiting.first, first.level <= level {
        // checked: it has a first one
        layers.append(.system(waiting.removeFirst(), area(of: first, on: screen)))
      }
      layers.append(.window(id))
    }
    return layers + waiting.map { .system($0, area(of: $0, on: screen)) }
  }

  /// The drawn area of a window that the app can't access: the status bar, or the whole screen.
  private borrowing func area(of window: SystemWindow, on screen: Screen) -> Rect {
    window.level == .statusBar ? statusBar.frame : screen.bounds
  }
}
