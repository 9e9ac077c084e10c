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

  /// What a text field sends while a person types.
  func sendEditing(_ event: Event) throws(Halt) {
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

  func postNotification(_ event: Event) throws(Halt) {
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
}
