/// The orientation of the device's own screen, and how scenes share it.
struct ScreenLayout: Hashable {
  var orientation: Orientation
  /// Nil while each scene has the whole screen.
  var split: SceneSplit?
}

extension Application {
  /// The current layout of the device's own screen.
  var screenLayout: ScreenLayout { ScreenLayout(orientation: orientation, split: split) }

  /// The part of its screen that a scene occupies, in points (windows-1.8G).
  public func frame(of scene: Scene) -> Rect {
    scene.screen == .main
      ? area(of: scene.identifier, in: screenLayout)
      : screen(scene.screen)?.bounds ?? mainScreen.bounds
  }

  /// The part of its screen that a window's scene occupies, in points; its windows' frames are relative to it.
  func area(of window: NodeID) -> Rect {
    guard let place = arena[window].window else { return mainScreen.bounds }
    guard place.screen == .main, split != nil else {
      return (screen(place.screen) ?? mainScreen).bounds
    }
    return area(of: place.scene, in: screenLayout)
  }

  /// The part of the device's own screen that a scene occupies, in points; nil stands for no scene.
  private func area(of scene: Identifier?, in layout: ScreenLayout) -> Rect {
    let device = settings.device
    let whole = device.screenSize(in: layout.orientation)
    guard let split = layout.split, let share = split.share(of: scene, in: layout.orientation)
    else { return Rect(origin: .zero, size: whole) }
    let width = device.width(of: share, in: layout.orientation)
    return Rect(
      x: scene == split.left ? 0 : whole.width - width, y: 0, width: width, height: whole.height)
  }

  /// Converts a point of a window's screen to its scene's coordinates, in points; nil if the point is
  /// outside the scene.
  func pointInScene(_ point: Point, of window: NodeID) -> Point? {
    guard split != nil else { return point }
    let area = area(of: window)
    return area.contains(point) ? point - area.origin : nil
  }

  /// Whether a window fills its scene's part of the device's own screen, and so resizes with it.
  func fillsItsArea(_ window: NodeID) -> Bool {
    arena[window].window?.screen == .main
      && arena[window].frame == Rect(origin: .zero, size: area(of: window).size)
      && arena[window].transform == .identity
  }

  /// Changes the layout of the device's own screen, and resizes the windows that fill their part of it
  /// (windows-9.3, windows-1.8G). Any other window keeps its frame (windows-9.3B).
  mutating func layOutScreen(_ next: ScreenLayout) {
    let changes = traitChanges(to: next)
    announce(changes)
    let size = settings.device.screenSize(in: next.orientation)
    let isOtherwise = size != mainScreen.bounds.size || next.split != split
    let filled = windows.filter(fillsItsArea).compactMap { id in
      let size = area(of: arena[id].window?.scene, in: next).size
      return size == arena[id].frame.size ? nil : (id: id, size: size)
    }
    orientation = next.orientation
    guard isOtherwise else { return tell(changes) }
    for (id, size) in filled { announce(size, ofRootIn: id) }
    screens[0].bounds.size = size
    split = next.split
    for (id, size) in filled { resize(id) { $0.frame = Rect(origin: .zero, size: size) } }
    layOutAllBars()
    placePresented()
    fitRootsToStatusBar()
    tell(changes)
  }
}
