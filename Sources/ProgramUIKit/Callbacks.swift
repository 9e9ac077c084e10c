import ProgramPrinting
package import ProgramRuntime
import SourceCode
import Syntax
package import WindowModel

/// Calls the program's methods for the model's events.
extension Machine: RunningCode {
  package var state: any AppCode { ProgramState(self) }

  /// Runs the program's code on an application that the model lends.
  func on<Result>(
    _ lent: inout Application, else failed: Result, _ body: () throws(Halt) -> Result
  ) -> Result {
    guard crash == nil else { return failed }
    return holding(&lent) {
      do throws(Halt) {
        let result = try body()
        try sweep()
        return result
      } catch {
        note(error)
        return failed
      }
    }
  }

  package func told(_ event: Event, in application: inout Application) {
    guard crash == nil, concerns(event) else { return }
    on(&application, else: ()) { () throws(Halt) in try self.hear(event) }
  }

  /// Whether the program may handle an event; other events are skipped to avoid moving the application.
  private func concerns(_ event: Event) -> Bool {
    switch event.name {
    case .print: false
    case .dealloc: event.object.node.flatMap { objects[$0] } != nil
    default: true
    }
  }

  private func hear(_ event: Event) throws(Halt) {
    if case .scene(let scene) = event.object { return try hear(event.name, of: scene) }
    let object = event.object.node
    switch event.name {
    case .dealloc:
      guard let object, let instance = objects[object], instance.isGoing else { break }
      release(instance)
      try withModel { application throws(Refusal) in application.forgetByCode(object) }
    case .completion:
      if let name = event.action, let closure = library.completions.removeValue(forKey: name) {
        // Some completions get whether the animation finished; here it always does.
        let isTold = event.rule == .pageIsSet || event.rule == .siblingsTransition
        _ = try call(closure: closure, isTold ? [.bool(true)] : [])
      }
    case .sendAction: try sendAction(event)
    case .gestureBegan, .gestureChanged, .gestureEnded, .gestureCancelled: try recognized(event)
    case .perform:
      if let object, let action = event.action { try perform(action, on: object) }
    case .alertAction: try runAlertHandler(event)
    case .willPresentSheet, .didPresentSheet, .willPresentAlert, .didPresentAlert, .clickedButton,
      .willDismissAlert, .didDismissAlert:
      try tellAlertDelegate(event)
    case .didFinishLaunching, .willFinishLaunching, .main, .applicationMain, .print: break
    case .viewDidLoad:
      if let object { try connectTable(of: object) }
      try callBack(event)
    case .loadView:
      if let object { try makeList(of: object) }
      try callBack(event)
    case .setSelected, .setHighlighted:
      try markItem(event)
      try callBack(event)
    case .touchesEnded:
      try callBack(event)
      if let object { try finishTouch(of: object) }
    case .viewWillLayoutSubviews, .layoutSubviews:
      if let object {
        if event.name == .layoutSubviews { try layOutContainer(object) }
        try tellSafeArea(of: object)
      }
      try callBack(event)
    case .willRemoveSubview:
      try leaveStack(event)
      try callBack(event)
    case .didMoveToWindow:
      try callBack(event)
      try endAnimationsOfRemovedViews()
    case .viewWillAppear:
      try callBack(event)
      if let object { try clearSelection(of: object) }
    default: try callBack(event)
    }
    try tellEditing(event)
    try postNotification(event)
  }

  package func goes(_ id: NodeID, in application: inout Application) {
    guard let instance = objects[id], !instance.isGoing else { return }
    library.shared[Self.gestureKey(instance.number)] = nil
    on(&application, else: ()) { () throws(Halt) in try self.end(instance) }
    application.forgetByCode(id)
  }

  package func begin(patience: Double, _ trace: CodeTrace?) {
    horizon = library.clock + patience
    recorder = trace.map(Tracer.init)
  }

  package func end(in application: inout Application) {
    if !line.isEmpty { on(&application, else: ()) { () throws(Halt) in try self.endLine() } }
    if let recorder { holding(&application) { recorder.end(self) } }
  }

  /// Calls the method for an event, with its arguments.
  func callBack(_ event: Event) throws(Halt) {
    guard let node = event.object.node else { return try callDelegate(event) }
    guard let name = Self.methods[event.name], let instance = objects[node] else {
      return try callContainerDelegate(event)
    }
    guard !Self.doers.contains(event.name) || !isCalledBack(instance, event.name),
      let method = override(name, instance)
    else { return }
    let receiver = Value.object(reference(to: instance))
    calledBack.append((instance.number, event.name))
    defer { _ = calledBack.popLast() }
    var arguments: [Value] = []
    switch event.name {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      arguments = [.bool(event.animated ?? false)]
    case .willMoveToSuperview, .willMoveToWindow, .willMoveToParent, .didMoveToParent,
      .didAddSubview,
      .willRemoveSubview:
      arguments = [try object(event.other)]
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      let touch = try makeTouch()
      var touches = Table()
      touches[touch] = .void
      arguments = [.table(touches), try touchEvent(with: touch)]
    case .willTransition:
      arguments = [
        try makeTraits(try read { $0.otherTraits }),
        try shared("coordinator", "_UITransitionCoordinator"),
      ]
    case .traitCollectionDidChange: arguments = [try makeTraits(try read { $0.otherTraits })]
    case .setHighlighted, .setSelected: arguments = [.bool(event.action == "true"), .bool(false)]
    case .motionBegan, .motionEnded: arguments = [.element(1, []), try self.event(of: .motion)]
    case .pressesBegan, .pressesEnded: arguments = [.table(Table()), try self.event(of: .presses)]
    case .remoteControlReceived: arguments = [try self.event(of: .remoteControl)]
    case .viewWillTransition:
      arguments = [
        Self.value(try read { $0.nextSize ?? $0.mainScreen.bounds.size }),
        try shared("coordinator", "_UITransitionCoordinator"),
      ]
    default: break
    }
    _ = try call(method, receiver, arguments)
    try sweep()
  }

  /// The program's own method of an object; nil if its class inherits UIKit's.
  package func override(_ name: String, _ instance: Instance) -> Function? {
    // An object whose `deinit` has run gets no callbacks.
    guard !instance.isGoing, let nominal = instance.nominal, let key = program.knownKey(name)
    else { return nil }
    let method = implementation(of: key, nominal)
    if let other = replacement(of: key, in: nominal, before: method) { return other }
    return method?.body != nil && method?.isLibrary == false ? method : nil
  }

  /// The Swift names of the methods that UIKit calls for the model's events.
  package static var calledMethods: [String] { Array(methods.values) }

  /// The methods whose own implementation, called by `super`, causes the event: a running override is that event's
  /// callback. All other methods are called for every event, even while they run.
  private static let doers: Set<Event.Name> = [
    .becomeFirstResponder, .resignFirstResponder, .willMoveToParent, .didMoveToParent, .loadView,
  ]

  static let methods: [Event.Name: String] = [
    .becomeKey: "becomeKey()", .resignKey: "resignKey()",
    .willMoveToSuperview: "willMove(toSuperview:)",
    .didMoveToSuperview: "didMoveToSuperview()", .willMoveToWindow: "willMove(toWindow:)",
    .didMoveToWindow: "didMoveToWindow()", .didAddSubview: "didAddSubview(_:)",
    .willRemoveSubview: "willRemoveSubview(_:)", .layoutSubviews: "layoutSubviews()",
    .awakeFromNib: "awakeFromNib()", .touchesBegan: "touchesBegan(_:with:)",
    .touchesMoved: "touchesMoved(_:with:)", .touchesEnded: "touchesEnded(_:with:)",
    .touchesCancelled: "touchesCancelled(_:with:)", .motionBegan: "motionBegan(_:with:)",
    .motionEnded: "motionEnded(_:with:)", .pressesBegan: "pressesBegan(_:with:)",
    .pressesEnded: "pressesEnded(_:with:)", .remoteControlReceived: "remoteControlReceived(with:)",
    .becomeFirstResponder: "becomeFirstResponder()",
    .resignFirstResponder: "resignFirstResponder()",
    .loadView: "loadView()", .viewDidLoad: "viewDidLoad()", .viewWillAppear: "viewWillAppear(_:)",
    .viewIsAppearing: "viewIsAppearing(_:)", .viewDidAppear: "viewDidAppear(_:)",
    .viewWillDisappear: "viewWillDisappear(_:)", .viewDidDisappear: "viewDidDisappear(_:)",
    .viewWillLayoutSubviews: "viewWillLayoutSubviews()",
    .viewDidLayoutSubviews: "viewDidLayoutSubviews()",
    .viewWillTransition: "viewWillTransition(to:with:)",
    .willTransition: "willTransition(to:with:)",
    .traitCollectionDidChange: "traitCollectionDidChange(_:)",
    .willMoveToParent: "willMove(toParent:)",
    .didMoveToParent: "didMove(toParent:)",
    .setHighlighted: "setHighlighted(_:animated:)", .setSelected: "setSelected(_:animated:)",
  ]

  package func overrides(_ method: Event.Name, _ id: NodeID) -> Bool {
    guard let instance = objects[id] else { return false }
    switch method {
    case .navigationControllerWillShow, .tabBarControllerDidSelect,
      .pageViewControllerWillTransition, .splitViewControllerCollapseSecondary,
      .splitViewControllerShow, .splitViewControllerShowDetail:
      return !field("delegate", of: .object(reference(to: instance))).isNone
    case .scrollViewDidScroll: return !delegate(of: .object(reference(to: instance))).isNone
    case .pageViewControllerBefore, .pageViewControllerAfter:
      return !field("dataSource", of: .object(reference(to: instance))).isNone
    case .tableViewWillDisplay, .tableViewDidEndDisplaying:
      return delegateHears(method, of: instance)
    case .setSelected, .setHighlighted:
      if isItemCell(instance) { return true }
    default: break
    }
    guard let name = Self.methods[method] else { return false }
    return override(name, instance) != nil
  }
}

extension ProgramState: AppCode {
  package func start() -> any RunningCode { machine() }
}
