extension Application {
  /// Turns the device, and the interface with it where the controller that is asked supports that (windows-9.3D).
  mutating func rotate(to next: Orientation) {
    deviceOrientation = next
    guard next != orientation else {
      turn.notes.append(.alreadyTurned)
      return
    }
    guard settings.device.turns(to: next) else {
      turn.notes.append(.staysUpright)
      return
    }
    guard letsTurn(to: next) else {
      turn.notes.append(.controllerKeepsOrientation)
      return
    }
    turnInterface(to: next)
  }

  /// Swaps the width and height of the main screen and of the windows that fill it (windows-9.3), and posts the status
  /// bar's notifications before and after (windows-9.3A).
  mutating func turnInterface(to next: Orientation) {
    let bar = statusBar(next, isHiddenByApp: isStatusBarHiddenByApp)
    let changesBar = bar.frame != statusBar.frame
    let traits = traits(in: orientation)
    tell(.statusBarOrientationWillChange, .turnAnnouncesStatusBar)
    if changesBar { tell(.statusBarFrameWillChange, .turnAnnouncesStatusBar) }
    let change = TraitChange(from: traits, to: self.traits(in: next))
    let tellers = change.map { _ in traitObservers() } ?? []
    if let change { announce(change, to: tellers) }
    orientation = next
    resizeMainScreen()
    if let change { tell(change, to: tellers) }
    tell(.statusBarOrientationDidChange, .turnAnnouncesStatusBar)
    if changesBar { tell(.statusBarFrameDidChange, .turnAnnouncesStatusBar) }
  }

  /// Gives the main screen its size in this orientation and, with it, the windows that fill it; any
  /// other window keeps its frame (windows-9.3B).
  private mutating func resizeMainScreen() {
    let size = settings.device.screenSize(in: orientation)
    guard size != mainScreen.bounds.size else { return }
    let filled = windows.filter(fillsMainScreen)
    for id in filled { announceSize(ofRootIn: id) }
    screens[0].bounds.size = size
    let bounds = mainScreen.bounds
    for id in filled { resize(id) { $0.frame = bounds } }
    layOutAllBars()
    placePresented()
    fitRootsToStatusBar()
  }

  /// Whether a window is as large as the main screen and follows its size.
  func fillsMainScreen(_ window: NodeID) -> Bool {
    arena[window].window?.screen == .main && arena[window].frame == mainScreen.bounds
      && arena[window].transform == .identity
  }

  /// Posts what is about the application, unless it does not run.
  mutating func tell(_ name: Event.Name, _ rule: Rule) {
    if state != .notRunning { post(name, .application, rule) }
  }
}
