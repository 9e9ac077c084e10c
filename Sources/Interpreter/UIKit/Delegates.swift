import WindowModel

/// What delegates and observers are told.
extension Machine {
  func callDelegate(_ event: Event) throws(Halt) {
    let name: String
    switch event.name {
    case .applicationDidBecomeActive: name = "applicationDidBecomeActive(_:)"
    case .applicationWillResignActive: name = "applicationWillResignActive(_:)"
    case .applicationDidEnterBackground: name = "applicationDidEnterBackground(_:)"
    case .applicationWillEnterForeground: name = "applicationWillEnterForeground(_:)"
    case .sceneDidDisconnect:
      guard case .scene(let scene) = event.object,
        let delegate = library.shared["sceneDelegate \(scene)"]
      else { return }
      return _ = try tell(delegate, "sceneDidDisconnect(_:)", [self.scene(scene)])
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

  func callContainerDelegate(_ event: Event) throws(Halt) {
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

  func tellPresentation(_ event: Event, _ name: String) throws(Halt) {
    guard let node = event.object.node, let instance = objects[node],
      let presentation = library.shared["presentation \(instance.number)"]
    else { return }
    try tell(field("delegate", of: presentation), name, [presentation])
  }

  /// Calls a method of an object if it has it; what that returns, or nil.
  @discardableResult
  func tell(_ object: Value, _ name: String, _ arguments: [Value]) throws(Halt) -> Value? {
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
}
