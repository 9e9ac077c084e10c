import SourceCode
import Syntax
package import WindowModel

/// What UIKit calls of the program's, when the model tells its objects something.
extension Machine: RunningCode {
  package func told(_ event: Event, in application: inout Application) {
    guard crash == nil, concerns(event) else { return }
    on(&application, else: ()) { () throws(Halt) in try self.hear(event) }
  }

  /// Whether anything of the program's may want to know, which spares the rest a change of hands.
  private func concerns(_ event: Event) -> Bool {
    switch event.name {
    case .print, .dealloc: false
    default: true
    }
  }

  private func hear(_ event: Event) throws(Halt) {
    let object = event.object.node
    switch event.name {
    case .dealloc: break
    case .completion:
      if let name = event.action, let closure = library.completions.removeValue(forKey: name) {
        _ = try call(closure: closure, [])
      }
    case .sendAction: try sendAction(event)
    case .perform:
      if let object, let action = event.action { try perform(action, on: object) }
    case .alertAction: try runAlertHandler(event)
    case .didFinishLaunching, .willFinishLaunching, .main, .applicationMain, .print: break
    default: try callBack(event)
    }
    try sendEditing(event)
    try postNotification(event)
  }

  package func goes(_ id: NodeID, in application: inout Application) {
    guard let instance = objects[id], !instance.isGoing else { return }
    on(&application, else: ()) { () throws(Halt) in try self.end(instance) }
    application.forgetByCode(id)
  }

  package func begin(patience: Double, _ trace: CodeTrace?) {
    horizon = library.clock + patience
    tracer = trace.map(Tracer.init)
  }

  package func end(in application: inout Application) {
    if let tracer { holding(&application) { tracer.end(self) } }
  }

  // MARK: Overrides

  /// The method that an event stands for, and what it is given.
  private func callBack(_ event: Event) throws(Halt) {
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
      arguments = [.table(touches), try shared("event", "UIEvent")]
    case .motionBegan, .motionEnded: arguments = [.element(1, []), try shared("event", "UIEvent")]
    case .pressesBegan, .pressesEnded: arguments = [.table(Table()), .none]
    case .remoteControlReceived: arguments = [.none]
    case .viewWillTransition:
      // The screen turns after that, which exchanges its sides.
      let size = try read { $0.mainScreen.bounds.size }
      arguments = [Self.value(Size(width: size.height, height: size.width)), .none]
    default: break
    }
    _ = try call(method, receiver, arguments)
    try sweep()
  }

  /// The program's own method of an object, nil where its class leaves it to UIKit's.
  func override(_ key: Int?, _ instance: Instance) -> Function? {
    guard let key, let nominal = instance.nominal,
      let method = implementation(of: key, nominal), method.body != nil, !method.isLibrary
    else { return nil }
    return method
  }

  /// The methods whose own implementation, which `super` calls, does what UIKit then tells of: the override that
  /// runs is the one that is told. All others are told each time, also while they run.
  private static let doers: Set<Event.Name> = [
    .becomeFirstResponder, .resignFirstResponder, .willMoveToParent, .didMoveToParent, .loadView,
  ]

  static let methods: [Event.Name: Int] = [
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
    .viewWillTransition: "viewWillTransition(to:with:)", .willMoveToParent: "willMove(toParent:)",
    .didMoveToParent: "didMove(toParent:)",
  ].compactMapValues(Library.program.knownKey)

  package func overrides(_ method: Event.Name, _ id: NodeID) -> Bool {
    guard let instance = objects[id] else { return false }
    if method == .navigationControllerWillShow || method == .tabBarControllerDidSelect {
      return !field("delegate", of: .object(reference(to: instance))).isNone
    }
    guard let name = Self.methods[method] else { return false }
    return override(name, instance) != nil
  }

  // MARK: Questions

  package func answer(_ question: CodeQuestion, _ id: NodeID, in application: inout Application)
    -> Bool?
  {
    guard crash == nil, let instance = objects[id], let nominal = instance.nominal,
      !nominal.isLibrary
    else {
      return nil
    }
    switch question {
    case .canBecomeKey: return answer("canBecomeKey", instance, &application)
    case .canBecomeFirstResponder: return answer("canBecomeFirstResponder", instance, &application)
    case .canResignFirstResponder: return answer("canResignFirstResponder", instance, &application)
    case .isInside(let point):
      guard let method = override(Self.pointInside, instance) else { return nil }
      return on(&application, else: nil) { () throws(Halt) in
        try self.call(method, .object(self.reference(to: instance)), [Self.value(point), .none])
          .bool
      }
    }
  }

  private static let pointInside = Library.program.knownKey("point(inside:with:)")
  private static let hitTest = Library.program.knownKey("hitTest(_:with:)")

  private func answer(
    _ property: String, _ instance: Instance, _ application: inout Application
  ) -> Bool? {
    guard let nominal = instance.nominal, let own = find(property, in: nominal),
      own.owner?.isLibrary == false,
      let getter = own.getter
    else { return nil }
    return on(&application, else: nil) { () throws(Halt) in
      try self.call(getter, .object(self.reference(to: instance)), []).bool
    }
  }

  package func hitTest(_ point: Point, _ id: NodeID, in application: inout Application) -> NodeID??
  {
    guard crash == nil, let instance = objects[id], let method = override(Self.hitTest, instance)
    else {
      return nil
    }
    return on(&application, else: .some(nil)) { () throws(Halt) in
      let event = try self.shared("event", "UIEvent")
      let hit = try self.call(
        method, .object(self.reference(to: instance)), [Self.value(point), event])
      return .some(hit.isNone ? nil : try self.node(hit))
    }
  }

  // MARK: Actions

  package func responds(to action: Selector, _ id: NodeID) -> Bool {
    objects[id].flatMap { method(forSelector: action.name, of: $0) } != nil
  }

  /// The method that a selector names.
  func method(forSelector selector: String, of instance: Instance) -> Function? {
    guard let nominal = instance.nominal else { return nil }
    for type in nominal.lineage {
      for (name, members) in type.members.merging(
        program.extensions[type] ?? [:], uniquingKeysWith: { $0 + $1 })
      {
        guard selector.hasPrefix(name) else { continue }
        for case .method(let method) in members
        where !method.isStatic && Library.selector(of: method.fullName) == selector {
          return implementation(of: method.key, nominal) ?? method
        }
      }
    }
    return nil
  }

  /// Calls the method that a selector names, with as many values as it takes.
  func send(_ selector: String, to value: Value, _ arguments: [Value]) throws(Halt) {
    guard case .object(let reference) = value else { return }
    guard let method = method(forSelector: selector, of: reference.instance) else {
      let name = reference.instance.nominal?.name ?? "NSObject"
      throw .crash(
        Crash(
          message:
            "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[\(name) \(selector)]: unrecognized selector sent to instance'",
          exception: "NSInvalidArgumentException", position: position))
    }
    let given = Array(arguments.prefix(method.parameters.count))
    _ = try call(
      method, value,
      given + [Value](repeating: .none, count: max(0, method.parameters.count - given.count))
    )
    try sweep()
  }

  /// What a control sends for what happens to it.
  private func sendAction(_ event: Event) throws(Halt) {
    guard let node = event.object.node, let instance = objects[node], let name = event.action else {
      return
    }
    let sender = Value.object(reference(to: instance))
    library.sender = sender
    for target in library.targets
    where target.control == instance.number && target.actionName == name {
      if let closure = target.closure {
        let action = target.action ?? .none
        _ = try call(closure: closure, [action])
      } else if let number = target.object {
        if let own = override(Self.sendActionName, instance) {
          _ = try call(
            own, sender, [.string(target.selector), strong(number), try shared("event", "UIEvent")])
        } else {
          try send(target.selector, to: strong(number), [sender, try shared("event", "UIEvent")])
        }
      }
    }
    try sweep()
  }

  private static let sendActionName = Library.program.knownKey("sendAction(_:to:for:)")

  private func perform(_ action: String, on node: NodeID) throws(Halt) {
    guard let instance = objects[node] else { return }
    let sender = library.sender ?? .none
    try send(action, to: .object(reference(to: instance)), [sender, .none])
  }

  private func runAlertHandler(_ event: Event) throws(Halt) {
    guard let node = event.object.node, let instance = objects[node], let title = event.action
    else { return }
    let controller = Value.object(reference(to: instance))
    for action in field("actions", of: controller).array
    where field("title", of: action).string == title {
      let handler = field("handler", of: action)
      if !handler.isNone { _ = try call(closure: handler, [action]) }
    }
    try sweep()
  }

  /// The touch that a view is told of.
  private func makeTouch() throws(Halt) -> Value {
    let touch = try make("UITouch")
    let (point, view, window) = try read { application -> (Point?, NodeID?, NodeID?) in
      let trace = application.currentTrace
      return (trace?.point, trace?.view, trace?.window)
    }
    if let point { setField("screenPoint", of: touch, Self.value(point)) }
    setField("view", of: touch, try object(view))
    setField("window", of: touch, try object(window))
    return touch
  }

  // MARK: Delegates

  private func callDelegate(_ event: Event) throws(Halt) {
    let name: String
    switch event.name {
    case .applicationDidBecomeActive: name = "applicationDidBecomeActive(_:)"
    case .applicationWillResignActive: name = "applicationWillResignActive(_:)"
    case .applicationDidEnterBackground: name = "applicationDidEnterBackground(_:)"
    case .applicationWillEnterForeground: name = "applicationWillEnterForeground(_:)"
    default: return
    }
    let scenes: [String: String] = [
      "applicationDidBecomeActive(_:)": "sceneDidBecomeActive(_:)",
      "applicationWillResignActive(_:)": "sceneWillResignActive(_:)",
      "applicationDidEnterBackground(_:)": "sceneDidEnterBackground(_:)",
      "applicationWillEnterForeground(_:)": "sceneWillEnterForeground(_:)",
    ]
    // With scenes, their delegates are told instead.
    let sceneDelegates = library.shared.filter { $0.key.hasPrefix("sceneDelegate ") }.sorted {
      $0.key < $1.key
    }
    for (key, delegate) in sceneDelegates {
      let scene = try scene(Identifier(String(key.dropFirst(14))) ?? .main)
      try tell(delegate, scenes[name] ?? name, [scene])
    }
    guard sceneDelegates.isEmpty, let delegate = library.shared["delegate"] else { return }
    try tell(delegate, name, [try shared("application", "UIApplication")])
  }

  private func callContainerDelegate(_ event: Event) throws(Halt) {
    let name: String
    switch event.name {
    case .navigationControllerWillShow: name = "navigationController(_:willShow:animated:)"
    case .navigationControllerDidShow: name = "navigationController(_:didShow:animated:)"
    case .tabBarControllerDidSelect: name = "tabBarController(_:didSelect:)"
    case .presentationControllerWillDismiss:
      return try tellPresentation(event, "presentationControllerWillDismiss(_:)")
    case .presentationControllerDidDismiss:
      return try tellPresentation(event, "presentationControllerDidDismiss(_:)")
    case .presentationControllerDidAttemptToDismiss:
      return try tellPresentation(event, "presentationControllerDidAttemptToDismiss(_:)")
    default: return
    }
    guard let node = event.object.node, let instance = objects[node] else { return }
    let container = Value.object(reference(to: instance))
    let delegate = field("delegate", of: container)
    guard !delegate.isNone else { return }
    try tell(delegate, name, [container, try object(event.other), .bool(event.animated ?? false)])
  }

  private func tellPresentation(_ event: Event, _ name: String) throws(Halt) {
    guard let node = event.object.node, let instance = objects[node],
      let presentation = library.shared["presentation \(instance.number)"]
    else { return }
    try tell(field("delegate", of: presentation), name, [presentation])
  }

  /// What a text field sends while a person types.
  private func sendEditing(_ event: Event) throws(Halt) {
    let names: [Event.Name: (String, String)] = [
      .insertText: ("editingChanged", ""),
      .becomeFirstResponder: ("editingDidBegin", "textFieldDidBeginEditing(_:)"),
      .resignFirstResponder: ("editingDidEnd", "textFieldDidEndEditing(_:)"),
    ]
    guard let (wanted, method) = names[event.name], let node = event.object.node,
      let instance = objects[node],
      instance.nominal?.lineage.contains(where: { $0.name == "UITextField" }) == true
    else { return }
    let field = Value.object(reference(to: instance))
    let delegate = self.field("delegate", of: field)
    if !delegate.isNone, !method.isEmpty { try tell(delegate, method, [field]) }
    for target in library.targets where target.control == instance.number && target.event == wanted
    {
      if let closure = target.closure {
        _ = try call(closure: closure, [target.action ?? .none])
      } else if let number = target.object {
        try send(target.selector, to: strong(number), [field, .none])
      }
    }
  }

  /// Calls a method of an object if it has it.
  func tell(_ object: Value, _ name: String, _ arguments: [Value]) throws(Halt) {
    guard case .object(let reference) = object, let nominal = reference.instance.nominal,
      let key = program.knownKey(name), let method = implementation(of: key, nominal),
      !method.isRequirement
    else { return }
    _ = try call(method, object, Array(arguments.prefix(method.parameters.count)))
    try sweep()
  }

  // MARK: Notifications

  private func postNotification(_ event: Event) throws(Halt) {
    guard !library.observers.isEmpty, event.name.rawValue.hasPrefix("UI") else { return }
    var sender = Value.none
    if let node = event.object.node { sender = try object(node) }
    if case .application = event.object { sender = try shared("application", "UIApplication") }
    try post(event.name.rawValue, from: sender, .none)
  }

  /// Tells those who asked for a notification, in the order in which they did.
  func post(_ name: String, from sender: Value, _ userInfo: Value) throws(Halt) {
    for observer in library.observers {
      guard observer.name == nil || observer.name == name else { continue }
      if let wanted = observer.sender, sender.reference?.instance.number != wanted { continue }
      let notification = Value.parts([.parts([.string(name)]), sender, userInfo])
      if let block = observer.block {
        _ = try call(closure: block, [notification])
      } else if let selector = observer.selector, let number = observer.object {
        let target = strong(number)
        if !target.isNone { try send(selector, to: target, [notification]) }
      }
      try sweep()
    }
  }

  // MARK: Later

  package func runLater(_ task: UInt32, in application: inout Application) {
    guard crash == nil, library.tasks[task] != nil else { return }
    on(&application, else: ()) { () throws(Halt) in try self.run(task) }
  }

  /// The next thing that waits for its time.
  private var nextWaiting: UInt32? {
    library.tasks.filter { $0.value.isDelayed && $0.value.due <= horizon }
      .min { ($0.value.due, $0.key) < ($1.value.due, $1.key) }?.key
  }

  package var hasWaiting: Bool { crash == nil && nextWaiting != nil }

  package func runWaiting(in application: inout Application) {
    guard let number = nextWaiting else { return }
    runLater(number, in: &application)
  }

  private func run(_ number: UInt32) throws(Halt) {
    guard let work = library.tasks.removeValue(forKey: number) else { return }
    library.clock = max(library.clock, work.due)
    if let interval = work.interval {
      var again = work
      again.due = library.clock + interval
      try schedule(again)
    } else if let owner = work.owner {
      setField("isValid", of: owner, .bool(false))
    }
    if work.closure.isNone, let selector = work.selector {
      try send(selector, to: work.target ?? .none, work.arguments)
    } else {
      _ = try call(closure: work.closure, work.arguments)
    }
  }

  /// Leaves something for a later turn of the run loop.
  @discardableResult
  func schedule(_ task: LibraryState.Task) throws(Halt) -> UInt32 {
    try Bound.tasks.check(library.tasks.count + 1)
    let number = library.nextTask
    library.nextTask += 1
    library.tasks[number] = task
    if !task.isDelayed { application?.scheduleCode(number) }
    return number
  }

  package var refusal: Refusal? {
    if crash == nil {
      do throws(Halt) { try Bound.kept.check(weight) } catch { note(error) }
    }
    return crash.map { crash in
      .code(
        CodeFault(
          message: crash.message, exception: crash.exception, line: crash.position?.line,
          column: crash.position?.column, isBound: crash.isBound, printed: printed))
    }
  }
}
