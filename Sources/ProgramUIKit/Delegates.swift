package import ProgramRuntime
import WindowModel

/// Calls delegates and observers.
extension Machine {
  func callDelegate(_ event: Event) throws(Halt) {
    let name: String
    switch event.name {
    case .applicationDidBecomeActive: name = "applicationDidBecomeActive(_:)"
    case .applicationWillResignActive: name = "applicationWillResignActive(_:)"
    case .applicationDidEnterBackground: name = "applicationDidEnterBackground(_:)"
    case .applicationWillEnterForeground: name = "applicationWillEnterForeground(_:)"
    default: return
    }
    library.isLaunching = false
    // With scenes, the scene delegates are called instead.
    guard !library.shared.keys.contains(where: { $0.hasPrefix("sceneDelegate ") }),
      let delegate = library.shared["delegate"]
    else { return }
    try tell(delegate, name, [try shared("application", "UIApplication")])
  }

  /// Calls a scene's delegate, then the observers.
  func hear(_ name: Event.Name, of scene: Identifier) throws(Halt) {
    let sender = try self.scene(scene)
    let endsLaunch = library.isLaunching && name == .sceneDidActivate
    if endsLaunch { library.isLaunching = false }
    if name == .sceneWillConnect {
      try connectDelegate(of: scene, sender)
    } else if let method = Self.sceneMethods[name],
      let delegate = library.shared["sceneDelegate \(scene)"]
    {
      try tell(delegate, method, [sender])
    }
    if !library.observers.isEmpty { try post(name.rawValue, from: sender, .none) }
    guard endsLaunch else { return }
    let application = try shared("application", "UIApplication")
    try post("UIApplicationDidBecomeActiveNotification", from: application, .none)
  }

  private static let sceneMethods: [Event.Name: String] = [
    .sceneWillEnterForeground: "sceneWillEnterForeground(_:)",
    .sceneDidActivate: "sceneDidBecomeActive(_:)",
    .sceneWillDeactivate: "sceneWillResignActive(_:)",
    .sceneDidEnterBackground: "sceneDidEnterBackground(_:)",
    .sceneDidDisconnect: "sceneDidDisconnect(_:)",
  ]

  /// Creates a delegate for a connecting scene, if the program has a class for it.
  private func connectDelegate(of name: Identifier, _ scene: Value) throws(Halt) {
    let session = field("session", of: scene)
    let asked = try tell(
      library.shared["delegate"] ?? .none, "application(_:configurationForConnecting:options:)",
      [try shared("application", "UIApplication"), session, .parts([])])
    var nominal = program.sceneDelegate
    if let configuration = asked, !configuration.isNone {
      setField("configuration", of: session, configuration)
      if case .type(let type) = field("delegateClass", of: configuration).unboxed {
        nominal = type.nominal ?? nominal
      }
    }
    guard let nominal else { return }
    let delegate = try construct(nominal, named: nil)
    library.shared["sceneDelegate \(name)"] = delegate
    setField("delegate", of: scene, delegate.weakened)
    try tell(delegate, "scene(_:willConnectTo:options:)", [scene, session, .parts([])])
  }

  func callContainerDelegate(_ event: Event) throws(Halt) {
    let name: String
    switch event.name {
    case .navigationControllerWillShow: name = "navigationController(_:willShow:animated:)"
    case .navigationControllerDidShow: name = "navigationController(_:didShow:animated:)"
    case .tabBarControllerDidSelect: name = "tabBarController(_:didSelect:)"
    case .pageViewControllerWillTransition, .pageViewControllerDidFinishAnimating:
      return try tellPages(event)
    case .presentationControllerWillDismiss:
      return try tellPresentation(event, "presentationControllerWillDismiss(_:)")
    case .presentationControllerDidDismiss:
      return try tellPresentation(event, "presentationControllerDidDismiss(_:)")
    case .presentationControllerDidAttemptToDismiss:
      return try tellPresentation(event, "presentationControllerDidAttemptToDismiss(_:)")
    case .sheetDidChangeDetent, .prepareForPopoverPresentation,
      .popoverPresentationControllerDidDismissPopover:
      return try tellPresentation(event, "\(event.name.rawValue)(_:)")
    case .scrollViewWillBeginDragging, .scrollViewDidScroll, .scrollViewDidEndDragging,
      .scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating:
      return try tellScroll(event)
    default:
      try tellRow(event)
      return
    }
    guard let node = event.object.node, let instance = objects[node] else { return }
    let container = Value.object(reference(to: instance))
    let delegate = field("delegate", of: container)
    guard !delegate.isNone else { return }
    try tell(delegate, name, [container, try object(event.other), .bool(event.animated ?? false)])
  }

  func tellPresentation(_ event: Event, _ name: String) throws(Halt) {
    guard let node = event.object.node, let instance = objects[node],
      let presentation = presentation(of: instance)
    else { return }
    try tell(field("delegate", of: presentation), name, [presentation])
  }

  /// Calls a method of an object if it exists; returns its result, or nil.
  @discardableResult
  package func tell(_ object: Value, _ name: String, _ arguments: [Value]) throws(Halt) -> Value? {
    guard case .object(let reference) = object, let nominal = reference.instance.nominal,
      let key = program.knownKey(name), let method = implementation(of: key, nominal),
      !method.isRequirement
    else { return nil }
    let result = try call(method, object, Array(arguments.prefix(method.parameters.count)))
    try sweep()
    return result
  }

  func postNotification(_ event: Event) throws(Halt) {
    guard !library.observers.isEmpty, event.name.rawValue.hasPrefix("UI") else { return }
    var sender = Value.none
    if let node = event.object.node { sender = try object(node) }
    if case .application = event.object { sender = try shared("application", "UIApplication") }
    guard library.observers.contains(where: { $0.name == nil || $0.name == event.name.rawValue })
    else { return }
    try post(event.name.rawValue, from: sender, userInfo(of: event))
  }

  /// Calls the observers of a notification, in the order in which they were added.
  package func post(_ name: String, from sender: Value, _ userInfo: Value) throws(Halt) {
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
}
