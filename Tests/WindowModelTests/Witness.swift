import TestSupport
import WindowModel

/// Checks an application from outside, by its commands and events alone, and reports errors.
struct Witness {
  private(set) var faults: [String] = []
  private var visible: Set<NodeID> = []
  private var keys: Set<NodeID> = []
  private var isPerScene = false
  private var dead: Set<NodeID> = []
  private var clock = 0
  /// When each window was last ordered front.
  private var ordered: [NodeID: Int] = [:]
  /// Each view's superview and window.
  private var superviews: [NodeID: NodeID] = [:]
  private var windows: [NodeID: NodeID] = [:]
  private var screens: [Identifier] = [.main]
  private var scenes: [Identifier] = []
  private var activations: [Identifier: SceneActivation] = [:]
  /// Whether the app ever had a scene of its own, and so has no implicit one.
  private var hadScenes = false
  /// The first responders that have not resigned.
  private var first: Set<NodeID> = []
  /// The fingers whose touches have not ended.
  private var fingers: Set<Int> = []
  private var keyboardMoves = false
  private var keyboardIsUp = false
  /// The text inputs whose editing has not ended.
  private var editing: Set<NodeID> = []
  private var controllers = ControllerWitness()
  /// The scroll views that a finger drags.
  private var dragged: Set<NodeID> = []

  /// Records a command that was carried out.
  mutating func see(_ command: Command, _ turn: Turn, before: Application, after: Application) {
    clock += 1
    if let id = turn.result, orderedFront(by: command, id, before) { ordered[id] = clock }
    isPerScene = before.settings.knobs.scenes == .perScene
    for event in turn.events { see(event) }
    // A cancelled touch may have been a window's last holder, which releases the window.
    let isRelease = turn.events.contains { $0.name == .dealloc }
    if command.action is ChangeApplication, !isRelease {
      let told = turn.events.filter { $0.name.group == .window }.map(\.name.rawValue)
      // A hardware keyboard hides the other keyboard's windows.
      expect(told.isEmpty || after.hasHardwareKeyboard, "the windows were told \(told)")
      expect(before.keyWindow == after.keyWindow, "the key window changed with the state")
    } else if !(command.action is ChangeApplication) {
      expect(before.state == after.state, "another state")
    }
    for part in (command.action as? Batch)?.commands ?? [command] {
      guard case .touch(let phase, _, let finger, _, _)? = (part.action as? SendInput)?.input
      else { continue }
      if phase == .began { fingers.insert(finger) }
      if phase == .ended || phase == .cancelled { fingers.remove(finger) }
    }
    compare(after)
    // The new scene's effect on the key window precedes the command's other changes.
    var setsScene = false
    if let change = command.action as? ChangeWindow {
      setsScene = change.properties.windowScene != nil
    }
    for event in turn.events where event.reason == .fallback && !setsScene {
      // A window may become key and be the next to be released.
      guard case .view(let fallen) = event.object, let window = after.view(fallen)?.window else {
        continue
      }
      let scene = window.scene
      let frontMost = after.windows.last { id in
        let window = after.view(id)?.window
        return visible.contains(id) && after.isOnScreen(id) && window?.canBecomeKey == true
          && window?.scene == scene
      }
      expect(fallen == frontMost, "the key did not fall to the front-most window")
    }
  }

  private mutating func noteFocus(_ event: Event, _ id: NodeID) {
    switch event.name {
    case .becomeFirstResponder: expect(first.insert(id).inserted, "first responder twice")
    case .resignFirstResponder: expect(first.remove(id) != nil, "resigned without being first")
    default: break
    }
  }

  /// Records a command that was refused.
  mutating func see(_ refusal: Refusal, before: Application, after: Application) {
    expect(before == after, "refused with \(refusal), and changed")
    expect(before.hashValue == after.hashValue, "refused with \(refusal), and another hash")
  }

  private mutating func see(_ event: Event) {
    switch event.object {
    case .view(let id): see(event, id)
    case .controller(let id):
      controllers.see(event, id)
      noteFocus(event, id)
    case .runLoop: expect(false, "\(event.name) of the run loop")
    case .screen where event.name.rawValue.hasPrefix("UIKeyboard"): seeKeyboard(event)
    case .screen(let screen):
      let isConnected = event.name == .screenDidConnect
      expect(screens.contains(screen) != isConnected, "\(event.name) of \(screen)")
      if isConnected { screens.append(screen) } else { screens.removeAll { $0 == screen } }
    case .scene(let scene): see(event, scene)
    case .application:
      expect(
        [.lifecycle, .screen].contains(event.name.group), "\(event.name) of the application")
    }
  }

  /// Checks that a scene takes one step at a time, and is not active when it is disconnected.
  private mutating func see(_ event: Event, _ scene: Identifier) {
    expect(scenes.contains(scene) == (event.name != .sceneWillConnect), "\(event.name) of \(scene)")
    let old = activations[scene]
    switch event.name {
    case .sceneWillConnect:
      hadScenes = true
      scenes.append(scene)
    case .sceneWillEnterForeground:
      expect(old == nil || old == .background, "in the foreground twice")
      activations[scene] = .foregroundInactive
    case .sceneDidActivate:
      expect(old == .foregroundInactive, "active without being in the foreground")
      activations[scene] = .foregroundActive
    case .sceneWillDeactivate:
      expect(old == .foregroundActive, "deactivated without being active")
      activations[scene] = .foregroundInactive
    case .sceneDidEnterBackground:
      expect(old == .foregroundInactive, "in the background before it is inactive")
      activations[scene] = .background
    default:
      expect(event.name == .sceneDidDisconnect, "\(event.name) of a scene")
      expect(old != .foregroundActive, "gone while active")
      scenes.removeAll { $0 == scene }
    }
  }

  /// Checks that the keyboard posts its will-notifications before its did-notifications.
  private mutating func seeKeyboard(_ event: Event) {
    switch event.name {
    case .keyboardWillChangeFrame: keyboardMoves = true
    case .keyboardWillShow, .keyboardWillHide:
      expect(keyboardMoves, "\(event.name) without a change of its frame")
      let isUp = event.name == .keyboardWillShow
      expect(isUp || keyboardIsUp, "hidden twice")
      keyboardIsUp = isUp
    case .keyboardDidShow: expect(keyboardIsUp, "shown and hidden")
    case .keyboardDidHide: expect(!keyboardIsUp, "hidden and shown")
    default: break
    }
  }

  private mutating func see(_ event: Event, _ id: NodeID) {
    expect(!dead.contains(id), "\(event.name) after dealloc")
    switch event.name {
    case .windowDidBecomeVisible:
      expect(visible.insert(id).inserted, "visible twice")
      clock += 1
      ordered[id] = clock
    case .windowDidBecomeHidden: expect(visible.remove(id) != nil, "hidden twice")
    case .windowDidBecomeKey:
      expect(keys.isEmpty || isPerScene, "key before the old one resigned")
      expect(keys.insert(id).inserted, "key twice")
    case .becomeKey: expect(!keys.contains(id), "told to become key twice")
    case .resignKey: expect(keys.contains(id), "told to resign without being key")
    case .windowDidResignKey:
      expect(keys.remove(id) != nil, "resigned without being key")
    case .dealloc:
      expect(!visible.contains(id) && !keys.contains(id), "gone while visible or key")
      // A window that is its own first responder is released with that status.
      expect(!first.contains(id) || ordered[id] != nil, "gone while first responder")
      first.remove(id)
      dead.insert(id)
      ordered[id] = nil
      superviews[id] = nil
      windows[id] = nil
    case .didMoveToSuperview: superviews[id] = event.other
    case .didMoveToWindow: windows[id] = event.other
    case .willMoveToSuperview, .willMoveToWindow:
      expect(event.other.map { !dead.contains($0) } ?? true, "moves to what is gone")
    case .didAddSubview:
      expect(event.other.map { superviews[$0] == id } ?? false, "a subview that did not move")
    case .willRemoveSubview:
      expect(event.other.map { superviews[$0] == id } ?? false, "loses what it did not have")
    case .becomeFirstResponder, .resignFirstResponder: noteFocus(event, id)
    case .textFieldDidBeginEditing, .textViewDidBeginEditing:
      expect(editing.insert(id).inserted && first.contains(id), "begins to edit twice")
    case .textFieldDidEndEditing, .textViewDidEndEditing:
      expect(editing.remove(id) != nil && !first.contains(id), "ends to edit twice")
    case .textFieldShouldBeginEditing, .textViewShouldBeginEditing:
      expect(!editing.contains(id), "is asked to begin twice")
    case .textFieldShouldEndEditing, .textViewShouldEndEditing, .textFieldShouldReturn:
      expect(editing.contains(id), "is asked to end, and does not edit")
    case .sendAction, .perform, .gestureBegan, .gestureChanged, .gestureEnded, .gestureCancelled:
      expect(event.action != nil, "an action without a name")
    case .tableViewCellForRow:
      expect(event.action.flatMap(RowPath.init) != nil, "a cell for no row")
    case .tableViewDidHighlightRow, .tableViewDidUnhighlightRow, .tableViewWillSelectRow,
      .tableViewDidSelectRow, .tableViewWillDeselectRow, .tableViewDidDeselectRow:
      expect(event.action.flatMap(RowPath.init) != nil, "tells of no row")
      expect(event.other.map { superviews[$0] == id } ?? true, "a cell of another table")
    case .scrollViewWillBeginDragging:
      expect(dragged.insert(id).inserted, "dragged twice")
    case .scrollViewDidEndDragging: expect(dragged.remove(id) != nil, "no drag to end")
    case .scrollViewDidEndDecelerating: expect(!dragged.contains(id), "goes back while dragged")
    case .scrollViewDidScroll, .scrollViewWillBeginDecelerating: break
    case .layoutSubviews, .awakeFromNib, .touchesBegan, .touchesMoved, .touchesEnded,
      .touchesCancelled,
      .motionBegan, .motionEnded, .pressesBegan, .pressesEnded, .remoteControlReceived,
      .insertText, .willPresentAlert, .didPresentAlert, .willPresentSheet, .didPresentSheet,
      .clickedButton, .willDismissAlert, .didDismissAlert:
      break
    default: expect(false, "\(event.name) of a view")
    }
  }

  /// Whether a command, other than showing it, puts a window in front of its level (windows-1.6).
  private func orderedFront(by command: Command, _ id: NodeID, _ before: Application) -> Bool {
    switch command.action {
    case is CreateWindow, is MakeKeyAndVisible: true
    case let load as LoadNib: !load.nib.windows.isEmpty
    case let change as ChangeWindow:
      before.view(id).map { old in
        (change.properties.windowLevel ?? .normal) != (old.window?.level ?? .normal)
          && change.properties.windowLevel != nil
      } ?? false
    default: false
    }
  }

  private mutating func compare(_ app: Application) {
    let levels = app.windows.compactMap { app.view($0)?.window?.level }
    expect(levels.count == app.windows.count, "a listed window is dead")
    expect(levels == levels.sorted(), "not sorted by level")
    let expected = zip(app.windows, levels).sorted { a, b in
      (a.1, ordered[a.0] ?? 0) < (b.1, ordered[b.0] ?? 0)
    }
    expect(app.windows == expected.map(\.0), "not in the order of showing")
    expect(Set(app.windows) == Set(ordered.keys), "not the living windows")
    expect(Set(app.windows).count == app.windows.count, "listed twice")
    expect(app.screens.map(\.identifier) == screens, "not the connected screens")
    let main = app.mainScreen.bounds.size
    expect((main.width > main.height) == app.orientation.isLandscape, "a screen that did not turn")
    expect(
      app.statusBar.isHidden == (app.statusBar.frame == .zero), "a hidden bar with a frame")
    compareKeys(app)
    expect(app.scenes.map(\.identifier) == scenes, "not the connected scenes")
    for scene in app.scenes where scene.activation != .unattached {
      // A scene that connected in the background got no notification.
      let expected = activations[scene.identifier] ?? .background
      expect(scene.activation == expected, "\(scene.activation) without a notification")
      let state: SceneActivation =
        switch app.state {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background, .notRunning: .background
        }
      expect(scene.activation == state, "a scene that does not follow the application")
    }
    let references = app.references
    for (name, id) in references {
      expect(app.view(id) != nil || app.isController(id), "\(name) holds what is gone")
      expect(app.object(heldBy: name) == id, "\(name) holds two")
    }
    let holders = Dictionary(grouping: references, by: \.object)
    for id in app.windows { compare(window: id, in: app) }
    compareInput(app)
    for id in app.views { compare(id, heldBy: holders[id, default: []].map(\.name), in: app) }
    controllers.compare(app)
    faults += controllers.faults
    for id in dead {
      expect(app.view(id) == nil, "alive after dealloc")
      expect(app.view(app.identifier(of: id)) == nil, "found after dealloc")
    }
  }

  private mutating func compareKeys(_ app: Application) {
    expect(Set(app.keyWindows) == keys, "key without a notification")
    expect(app.keyWindows.count == keys.count, "key twice")
    expect(keys.isSubset(of: app.windows), "the key window is not listed")
    guard app.settings.knobs.scenes == .perScene else {
      expect(keys.count <= 1, "key before the old one resigned")
      return
    }
    guard hadScenes else {
      expect(keys.count <= 1, "two key windows in the implicit scene")
      return
    }
    let scenesOfKeys = keys.compactMap { app.view($0)?.window?.scene }
    expect(scenesOfKeys.count == keys.count, "a key window without a scene")
    expect(Set(scenesOfKeys).count == keys.count, "two key windows in a scene")
  }

  private mutating func compareInput(_ app: Application) {
    let firstResponders = app.windows.compactMap { app.view($0)?.window?.firstResponder }
    expect(Set(firstResponders) == first, "first responders without an event")
    expect(firstResponders.count == first.count, "a first responder of two windows")
    expect(Set(app.touches.fingers) == fingers, "touches that did not begin, or did not end")
    let isTyping = app.keyResponder.flatMap(app.view)?.takesText ?? false
    let keyboard = app.systemWindows.filter { $0.viewClass.name != "UIStatusBarWindow" }
    let isUp = isTyping && !app.hasHardwareKeyboard || !app.keyboardViews.isEmpty
    expect(keyboard.allSatisfy { $0.isHidden != isUp }, "a keyboard without a text field")
    expect(!isUp || !keyboard.isEmpty, "a text field without a keyboard")
    expect(isUp == keyboardIsUp, "a keyboard that posted nothing")
  }

  private mutating func compare(window id: NodeID, in app: Application) {
    guard let view = app.view(id) else { return }
    expect(app.window(app.identifier(of: id)) == id, "not found by its identifier")
    expect(view.isHidden != visible.contains(id), "hidden or shown without a notification")
    expect(view.superview == nil, "a window in a superview")
    let scene = view.window?.scene
    expect(scene.map(scenes.contains) ?? true, "in a scene that is gone")
    let needsScene =
      switch app.settings.knobs.scenes {
      case .none: false
      case .optional: !scenes.isEmpty
      case .perScene: hadScenes
      }
    let isOnScreen =
      visible.contains(id) && (scene != nil || !needsScene)
      && view.window.map { screens.contains($0.screen) } ?? false
    expect(app.isOnScreen(id) == isOnScreen, "on screen, or not, without a reason")
    let isPerScene = app.settings.knobs.scenes == .perScene
    let comesByItself = view.window?.isSystem == true
    expect(
      !isPerScene || !hadScenes || view.isHidden || scene != nil || comesByItself,
      "shown without a scene")
    if let first = view.window?.firstResponder {
      expect(
        app.view(first) != nil || app.isController(first), "a first responder that is gone")
      expect(app.responderWindow(of: first) == id, "a first responder of another window")
    }
  }

  private mutating func compare(
    _ id: NodeID, heldBy holders: [ReferenceName], in app: Application
  ) {
    guard let view = app.view(id) else { return }
    expect(app.view(app.identifier(of: id)) == id, "not found by its identifier")
    expect((view.window != nil) == app.windows.contains(id), "a window that is not listed")
    expect(
      !view.references.isEmpty || view.superview != nil || view.window?.isSystem == true
        || view.owner.map(app.isController) == true
        || app.alertView(app.identifier(of: id))?.window != nil
        || app.isHeldByTouch(id) || app.keyboardViews.contains(id)
        || (app.views + app.controllers).contains { responder in
          let views = app.inputViews(of: responder)
          return views.inputView == id || views.inputAccessoryView == id
        }
        || app.touches.fingers.contains { finger in
          app.touches[finger].map { $0.view == id || $0.view != nil && $0.window == id } ?? false
        },
      "alive, and nobody holds it")
    expect(view.superview == superviews[id], "another superview than it was told")
    expect(
      app.window(of: id) == (view.window == nil ? windows[id] : id),
      "another window than it was told")
    expect(Set(view.subviews).count == view.subviews.count, "a subview twice")
    expect(
      view.subviews.allSatisfy { app.view($0)?.superview == id },
      "a subview knows another superview")
    var depth = 1
    var outer = view.superview
    // UIKit's views around controllers' views are not counted, nor are views in those.
    let limit = (app.capacity.depth + 4) * (Application.mostNesting + 1)
    while let id = outer, depth <= limit {
      depth += 1
      outer = app.view(id)?.superview
    }
    expect(depth <= limit, "in a circle")
    if app.controllers.isEmpty { expect(depth <= app.capacity.depth, "too deep") }
    if let superview = view.superview {
      expect(app.view(superview)?.subviews.contains(id) == true, "not among the subviews")
    }
    expect(view.window != nil || windows[id] == nil || !view.needsLayout, "waits after its turn")
    expect(view.references.sorted() == holders, "held by \(holders), says \(view.references)")
    compareTouches(id, view, in: app)
    let edges = [
      view.frame.origin.x, view.frame.origin.y, view.frame.origin.x + view.frame.size.width,
      view.frame.origin.y + view.frame.size.height, view.bounds.origin.x, view.bounds.origin.y,
    ]
    expect(edges.allSatisfy(\.isFinite), "not finite: \(view.frame)")
    expect(view.frame.size.width >= 0 && view.frame.size.height >= 0, "a negative side")
    expect((0...1).contains(view.alpha), "alpha \(view.alpha)")
  }

  /// Checks that the view hit by a touch is the view itself or a descendant, and contains the touch.
  private mutating func compareTouches(_ id: NodeID, _ view: View, in app: Application) {
    let point = view.bounds.center
    let test = app.hitTest(point, in: id)
    guard let taker = test.view, let last = test.steps.last, let inner = last.point else {
      expect(test.view == nil, "hit without a place")
      expect(
        test.steps.map(\.view) == [id] || view.overrides.hitTest == .passThrough,
        "nobody was hit, and more than one was asked")
      return
    }
    expect(app.isDescendant(taker, of: id), "hit a view that lies elsewhere")
    expect(last.view == taker && last.outcome == .hit, "hit another view than the last asked")
    expect(app.view(taker)?.bounds.contains(inner) == true, "hit outside the bounds")
    expect(app.convert(point, from: .view(id), to: .view(taker)) == inner, "hit at another point")
  }

  private mutating func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { faults.append(fault()) }
  }
}
