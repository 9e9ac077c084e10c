import TestSupport
import Testing
import WindowModel

/// Carries out commands on an application and returns their events as lines, for example `home visible
/// 2.3` or `box didMoveToWindow home 1.2B`. A line has the object, the event, the other object if any,
/// the rule's number and, if any, the reason or the action.
final class Transcript {
  private(set) var app: Application
  private(set) var events: [String] = []
  /// The notes of the last turn.
  private(set) var notes: [Note] = []
  /// The trace of the last turn.
  private(set) var trace: InputTrace?
  private(set) var diagnostics: [String] = []
  /// The keyboard's movements in the last turn.
  private(set) var keyboardMoves: [KeyboardMove] = []

  init(_ profile: Profile = .standard, capacity: Application.Capacity = .init()) {
    app = Application(Settings(profile: profile), capacity: capacity)
  }

  init(_ settings: Settings) { app = Application(settings) }

  /// The windows, back to front.
  var windows: [String] { app.windows.map(name) }
  var keyWindow: String? { app.keyWindow.map(name) }

  @discardableResult
  func perform(_ command: Command) -> [String] {
    do {
      let turn = try app.perform(command)
      let lines = turn.events.map(line)
      events += lines
      notes = turn.notes
      trace = turn.trace
      diagnostics = turn.diagnostics
      keyboardMoves = turn.events.compactMap(\.keyboard)
      return lines
    } catch {
      Issue.record("\(command) was refused: \(error)")
      return []
    }
  }

  /// The refusal of a command, or nil; a refusal must leave the application unchanged.
  func refusal(of command: Command) -> Refusal? {
    let before = app
    do {
      _ = try app.perform(command)
      return nil
    } catch {
      #expect(app == before)
      #expect(app.hashValue == before.hashValue)
      return error
    }
  }

  /// The view of a living object.
  func view(_ identifier: Identifier) throws -> View {
    try #require(app.view(identifier).flatMap(app.view))
  }

  /// The subviews of a living view, back to front.
  func subviews(_ identifier: Identifier) throws -> [String] {
    try view(identifier).subviews.map(name)
  }

  /// The identifier of a living view.
  func id(_ identifier: Identifier) throws -> NodeID { try #require(app.view(identifier)) }

  func superview(_ identifier: Identifier) throws -> String? {
    try view(identifier).superview.map(name)
  }

  func name(_ id: NodeID) -> String { app.identifier(of: id).text }
  func name(_ subject: Subject) -> String { app.identifier(of: subject).text }

  private func line(_ event: Event) -> String {
    let what =
      switch event.name {
      case .windowDidBecomeVisible: "visible"
      case .windowDidBecomeHidden: "hidden"
      case .windowDidBecomeKey: "key"
      case .windowDidResignKey: "resigns"
      case .screenDidConnect: "connected"
      case .screenDidDisconnect: "disconnected"
      case .statusBarOrientationWillChange: "willTurn"
      case .statusBarOrientationDidChange: "didTurn"
      case .statusBarFrameWillChange: "willChangeBar"
      case .statusBarFrameDidChange: "didChangeBar"
      default: event.name.rawValue
      }
    let other = event.name.hasOther ? " \(event.other.map(name) ?? "nil")" : ""
    let rule = event.rule.rawValue.drop { $0 != "-" }.dropFirst()
    let reason =
      (event.animated == true ? " animated" : "") + (event.reason.map { " \($0)" } ?? "")
    let action = event.action.map { " \($0)" } ?? ""
    return "\(name(event.object)) \(what)\(other) \(rule)\(reason)\(action)"
  }
}

extension Transcript {
  @discardableResult
  func create(
    _ identifier: Identifier?, level: WindowLevel? = nil, retained: Bool = true,
    _ set: (inout WindowProperties) -> Void = { _ in }
  ) -> [String] {
    var properties = WindowProperties()
    properties.windowLevel = level
    set(&properties)
    return perform(
      .createWindow(identifier: identifier, properties: properties, retained: retained))
  }

  @discardableResult
  func change(_ identifier: Identifier, _ set: (inout WindowProperties) -> Void) -> [String] {
    var properties = WindowProperties()
    set(&properties)
    return perform(.changeWindow(identifier, properties))
  }

  @discardableResult
  func createView(
    _ identifier: Identifier?, _ viewClass: ViewClass = .view, in superview: Identifier? = nil,
    _ placement: Placement = .top, retained: Bool = true,
    _ set: (inout ViewProperties) -> Void = { _ in }
  ) -> [String] {
    var properties = ViewProperties()
    set(&properties)
    return perform(
      .createView(
        identifier: identifier, class: viewClass, properties: properties, superview: superview,
        placement: placement, retained: retained))
  }

  /// Makes a view with a frame, in points.
  @discardableResult
  func place(
    _ identifier: Identifier, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    in superview: Identifier? = nil, _ set: (inout ViewProperties) -> Void = { _ in }
  ) -> [String] {
    createView(identifier, in: superview) {
      $0.frame = Rect(x: x, y: y, width: width, height: height)
      set(&$0)
    }
  }

  @discardableResult
  func changeView(_ identifier: Identifier, _ set: (inout ViewProperties) -> Void) -> [String] {
    var properties = ViewProperties()
    set(&properties)
    return perform(.changeView(identifier, properties))
  }

  @discardableResult
  func add(
    _ view: Identifier, to superview: Identifier, _ placement: Placement = .top
  ) -> [String] {
    perform(.insertSubview(view, into: superview, placement))
  }

  @discardableResult
  func remove(_ view: Identifier) -> [String] { perform(.removeFromSuperview(view)) }

  @discardableResult
  func show(_ identifier: Identifier) -> [String] { change(identifier) { $0.isHidden = false } }

  @discardableResult
  func hide(_ identifier: Identifier) -> [String] { change(identifier) { $0.isHidden = true } }

  @discardableResult
  func makeKeyAndVisible(_ identifier: Identifier) -> [String] {
    perform(.makeKeyAndVisible(identifier))
  }

  @discardableResult
  func makeKey(_ identifier: Identifier) -> [String] { perform(.makeKey(identifier)) }

  /// Connects a hardware keyboard, or disconnects it.
  @discardableResult
  func connectHardwareKeyboard(_ isThere: Bool) -> [String] {
    var properties = ApplicationProperties()
    properties.hasHardwareKeyboard = isThere
    return perform(.changeApplication(properties))
  }

  /// Rotates the device.
  @discardableResult
  func rotate(to orientation: Orientation) -> [String] {
    var properties = ApplicationProperties()
    properties.orientation = orientation
    return perform(.changeApplication(properties))
  }

  /// Makes the app hide its status bar, or show it.
  @discardableResult
  func setStatusBar(isHidden: Bool) -> [String] {
    var properties = ApplicationProperties()
    properties.hidesStatusBar = isHidden
    return perform(.changeApplication(properties))
  }

  /// Takes the application to a state.
  @discardableResult
  func take(to state: ApplicationState) -> [String] {
    var properties = ApplicationProperties()
    properties.state = state
    return perform(.changeApplication(properties))
  }

  @discardableResult
  func connect(scene: Identifier?, on screen: Identifier = .main) -> [String] {
    perform(.connectScene(identifier: scene, screen: screen))
  }

  @discardableResult
  func disconnect(scene: Identifier) -> [String] { perform(.disconnectScene(scene)) }

  /// Connects a screen with a size, in points.
  @discardableResult
  func connect(
    _ identifier: Identifier?, _ width: Double = 1280, _ height: Double = 720, scale: Double = 1
  ) -> [String] {
    let size = Size(width: width, height: height)
    return perform(.connectScreen(identifier: identifier, size: size, scale: scale))
  }

  @discardableResult
  func disconnect(_ screen: Identifier) -> [String] { perform(.disconnectScreen(screen)) }

  @discardableResult
  func release(_ identifier: Identifier) -> [String] { perform(.release(identifier)) }

  @discardableResult
  func set(_ name: ReferenceName, to identifier: Identifier?) -> [String] {
    perform(.setReference(name, to: identifier))
  }
}

extension Transcript {
  @discardableResult
  func createController(
    _ identifier: Identifier?, _ controllerClass: ControllerClass = .viewController,
    retained: Bool = true, _ set: (inout ControllerProperties) -> Void = { _ in }
  ) -> [String] {
    var properties = ControllerProperties()
    set(&properties)
    return perform(
      .createController(
        identifier: identifier, class: controllerClass, properties: properties, retained: retained))
  }

  @discardableResult
  func changeController(
    _ identifier: Identifier, _ set: (inout ControllerProperties) -> Void
  ) -> [String] {
    var properties = ControllerProperties()
    set(&properties)
    return perform(.changeController(identifier, properties))
  }

  /// Makes a controller, or nil, the root of a window.
  @discardableResult
  func setRoot(_ root: Identifier?, of window: Identifier) -> [String] {
    change(window) { $0.rootViewController = .some(root) }
  }

  @discardableResult
  func loadView(_ identifier: Identifier) -> [String] { perform(.loadView(identifier)) }

  /// Runs one turn of a stepped session's run loop.
  @discardableResult
  func nextTurn() -> [String] { perform(.runLoop(turns: 1)) }

  /// A living controller.
  func controller(_ identifier: Identifier) throws -> ViewController {
    try #require(app.controller(identifier).flatMap(app.controller))
  }

  /// The lines about controllers, without their rules.
  func callbacks(_ lines: [String]) -> [String] {
    lines.filter { line in
      line.split(separator: " ").first.flatMap { Identifier(String($0)) }
        .map { app.controller($0) != nil } ?? false
    }.map { $0.split(separator: " ").prefix(2).joined(separator: ".") }
  }

  /// The controllers' loading and appearance events, for example `home.willApp`.
  func appearances(_ lines: [String]) -> [String] {
    let known = [
      "viewDidLoad": "didLoad", "viewWillAppear": "willApp", "viewDidAppear": "didApp",
      "viewWillDisappear": "willDis", "viewDidDisappear": "didDis",
    ]
    return callbacks(lines).compactMap { line in
      let parts = line.split(separator: ".").map(String.init)
      return known[parts[1]].map { "\(parts[0]).\($0)" }
    }
  }

  /// The same, grouped by controller.
  func told(_ lines: [String]) -> [String: [String]] {
    appearances(lines).reduce(into: [:]) { told, line in
      let parts = line.split(separator: ".").map(String.init)
      told[parts[0], default: []].append(parts[1])
    }
  }

  /// The hierarchy in a view, for example `home > [UITransitionView > box]`, by identifiers.
  func tree(_ identifier: Identifier) throws -> String { tree(of: try id(identifier)) }

  private func tree(of id: NodeID) -> String {
    let inner = (app.view(id)?.subviews ?? []).map(tree)
    switch inner.count {
    case 0: return name(id)
    case 1: return "\(name(id)) > \(inner[0])"
    default: return "\(name(id)) > [\(inner.joined(separator: ", "))]"
    }
  }
}

extension Transcript {
  /// A touch that begins and ends at a point of a screen.
  @discardableResult
  func tap(_ x: Double, _ y: Double, on screen: Identifier = .main) -> [String] {
    perform(.input(.tap(at: Point(x: x, y: y), screen: screen)))
  }

  @discardableResult
  func send(
    _ action: Selector, to target: Identifier? = nil, from sender: Identifier? = nil
  ) -> [String] {
    perform(.sendAction(action, to: target, from: sender))
  }

  /// A phase of the first finger's touch at a point of the screen.
  @discardableResult
  func touch(_ phase: Input.Phase, _ x: Double, _ y: Double) -> [String] {
    perform(.input(.touch(phase, at: Point(x: x, y: y))))
  }

  @discardableResult
  func shake() -> [String] { perform(.input(.motion)) }

  @discardableResult
  func focus(_ identifier: Identifier) -> [String] { perform(.becomeFirstResponder(identifier)) }

  @discardableResult
  func resign(_ identifier: Identifier) -> [String] { perform(.resignFirstResponder(identifier)) }

  func isFirstResponder(_ identifier: Identifier) throws -> Bool {
    try app.isFirstResponder(id(identifier))
  }

  /// A view and the responders after it.
  func chain(from identifier: Identifier) throws -> [String] {
    try app.responderChain(from: id(identifier)).map(name)
  }

  /// The last input's deliveries along the chain, for example `touchesBegan: box passesOn, home handles`.
  var deliveries: [String] {
    (trace?.deliveries ?? []).map { delivery in
      let steps = delivery.steps.map { "\(name($0.responder)) \($0.outcome)" }
      return "\(delivery.method): \(steps.joined(separator: ", "))"
    }
  }

  private func name(_ responder: Responder) -> String {
    switch responder {
    case .view(let id), .controller(let id): name(id)
    case .scene(let scene): scene.text
    case .application: "application"
    case .delegate: "delegate"
    }
  }
}
