import SourceCode
import Syntax

extension ObjectiveCChecker {
  /// Says what classes, categories and protocols have.
  func declareClasses(_ source: ObjectiveCSource) {
    for declared in source.protocols { declareProtocol(declared) }
    let interfaces = source.interfaces.filter { $0.category == nil }
    for interface in interfaces { inherit(interface) }
    for interface in ordered(interfaces) { declareInterface(interface, source) }
    for interface in source.interfaces where interface.category?.isEmpty == false {
      declareCategory(interface)
    }
    for implementation in source.implementations { declareImplementation(implementation) }
    for (_, info) in classes where !info.isImplemented {
      report(
        Finding(
          "'\(info.nominal.name)' has no '@implementation'; add one, even if it is empty.",
          at: info.at))
    }
  }

  private func ordered(_ interfaces: [ObjectiveCInterface]) -> [ObjectiveCInterface] {
    interfaces.enumerated().sorted { a, b in
      let (x, y) = (depth(a.element), depth(b.element))
      return x == y ? a.offset < b.offset : x < y
    }.map(\.element)
  }

  private func depth(_ interface: ObjectiveCInterface) -> Int {
    program.types[interface.name]?.lineage.count ?? 0
  }

  private func declareProtocol(_ declared: ObjectiveCProtocol) {
    guard let nominal = program.types[declared.name], nominal.kind == .protocol else { return }
    conform(nominal, to: declared.protocols, at: declared.at)
    let table = runtime.table(of: nominal)
    for property in declared.properties { declare(property, in: table) }
    for method in declared.methods {
      attempt(at: method.at) { () throws(Finding) in
        table.add(try self.resolver.method(method, of: nominal))
      }
    }
  }

  private func conform(_ nominal: Nominal, to names: [String], at position: Position) {
    for name in names where !CTypeResolver.markers.contains(name) {
      guard let other = resolver.className(name), other.kind == .protocol else {
        report(Finding("There is no protocol '\(name)' in the model.", at: position))
        continue
      }
      if nominal.isLibrary {
        // What the library declares is shared by all programs, and never changes.
        guard !other.isLibrary else { continue }
        other.adopters.insert(nominal)
        program.adopted[nominal, default: []].append(other)
      } else if !nominal.protocols.contains(where: { $0 === other }) {
        nominal.protocols.append(other)
      }
    }
  }

  private func inherit(_ interface: ObjectiveCInterface) {
    guard let nominal = program.types[interface.name] else { return }
    let name = interface.superclass ?? "NSObject"
    guard let superclass = resolver.className(name), superclass.kind == .class else {
      report(Finding("There is no class '\(name)' in the model.", at: interface.at))
      return nominal.superclass = ObjectiveC.root
    }
    if superclass.lineage.contains(nominal) {
      report(Finding("'\(interface.name)' inherits from itself.", at: interface.at))
      return nominal.superclass = ObjectiveC.root
    }
    if ObjectiveC.foundation[name] != nil {
      report(Finding("Subclasses of '\(name)' are not run.", at: interface.at))
    }
    nominal.superclass = superclass
  }

  /// A property's getter and setter, as they are declared.
  private func declare(_ property: ObjectiveCProperty, in table: ObjectiveCTable) {
    attempt(at: property.at) { () throws(Finding) in
      let type = try self.resolver.resolve(property.type)
      let isClass = property.isClass
      table.add(ObjectiveCMethodInfo(property.getter, isClass: isClass, [], type))
      var setter: String?
      if !property.isReadOnly {
        setter = property.setter
        table.add(ObjectiveCMethodInfo(property.setter, isClass: isClass, [type], .void))
      }
      if isClass {
        table.typeProperties[property.name] = (property.getter, setter)
      } else {
        table.properties[property.name] = (property.getter, setter)
      }
    }
  }

  private func declareInterface(_ interface: ObjectiveCInterface, _ source: ObjectiveCSource) {
    guard let nominal = program.types[interface.name], nominal.kind == .class,
      classes[nominal] == nil
    else { return }
    let info = ClassInfo(nominal, at: interface.at)
    classes[nominal] = info
    nominal.stored = nominal.superclass?.stored ?? []
    nominal.inheritedCount = nominal.stored.count
    nominal.overridesProperties = nominal.superclass?.overridesProperties ?? false
    let implementations = source.implementations.filter {
      $0.name == interface.name && $0.category == nil
    }
    for implementation in implementations {
      info.dynamic.formUnion(implementation.dynamic)
      for pair in implementation.synthesized { info.synthesized[pair.property] = pair.variable }
    }
    let extensions = source.interfaces.filter {
      $0.name == interface.name && $0.category?.isEmpty == true
    }
    for part in [interface] + extensions {
      conform(nominal, to: part.protocols, at: part.at)
      for variable in part.variables { declareVariables(variable, of: info) }
    }
    for implementation in implementations {
      for variable in implementation.variables { declareVariables(variable, of: info) }
    }
    for part in [interface] + extensions { declareMembers(part, of: info) }
  }

  private func declareMembers(_ interface: ObjectiveCInterface, of info: ClassInfo) {
    let table = runtime.table(of: info.nominal)
    for property in interface.properties {
      // An extension may say again that a property can be set.
      info.properties.removeAll { $0.name == property.name }
      info.properties.append(property)
      declare(property, in: table)
      declareStorage(of: property, info)
    }
    for method in interface.methods {
      attempt(at: method.at) { () throws(Finding) in
        table.add(try self.resolver.method(method, of: info.nominal))
      }
    }
  }

  private func declareVariables(_ declaration: VariableDecl, of info: ClassInfo) {
    for binding in declaration.bindings {
      attempt(at: declaration.at) { () throws(Finding) in
        guard case .name(let name, _) = binding.pattern.kind, let reference = binding.type else {
          return
        }
        let type = try self.resolver.resolve(reference)
        var ownership = declaration.modifiers.ownership
        if declaration.modifiers.words.contains("__unsafe_unretained") { ownership = .unowned }
        self.addVariable(name, type, ownership, to: info, at: binding.pattern.at)
      }
    }
  }

  private func addVariable(
    _ name: String, _ type: CType, _ ownership: Ownership, to info: ClassInfo, at position: Position
  ) {
    guard info.variables[name] == nil else { return }
    let property = Property(
      name, .optional(.any), isStatic: false, isConstant: false, ownership, isLazy: false,
      owner: info.nominal,
      at: position)
    let slot = info.nominal.stored.count
    property.slot = slot
    info.nominal.stored.append(property)
    info.variables[name] = (slot, type, ownership)
  }

  private func declareStorage(of property: ObjectiveCProperty, _ info: ClassInfo) {
    guard !info.dynamic.contains(property.name), let type = try? resolver.resolve(property.type)
    else { return }
    var ownership = Ownership.strong
    if type.isObject {
      if property.attributes.contains("weak") { ownership = .weak }
      if property.attributes.contains("assign") || property.attributes.contains("unsafe_unretained")
      {
        ownership = .unowned
      }
    }
    if property.isClass { return }
    let name = info.synthesized[property.name] ?? "_" + property.name
    addVariable(name, type, ownership, to: info, at: property.at)
    guard let variable = info.variables[name] else { return }
    let table = runtime.table(of: info.nominal)
    let (slot, zero, isCopy) = (variable.slot, type.zero, property.attributes.contains("copy"))
    let kept = variable.ownership
    let getter = ObjectiveCMethodInfo(property.getter, isClass: false, [], type) {
      machine, receiver, _ throws(Halt) in
      try machine.variable(slot, of: receiver, zero, kept)
    }
    table.add(getter)
    let setter = ObjectiveCMethodInfo(property.setter, isClass: false, [type], .void) {
      machine, receiver, arguments throws(Halt) in
      let value = isCopy ? machine.copied(arguments[0]) : arguments[0]
      machine.setVariable(slot, of: receiver, value, kept)
      return .void
    }
    if !property.isReadOnly { table.add(setter) }
    // For who asks by key.
    let swift = Property(
      property.name, .optional(.any), isStatic: false, isConstant: property.isReadOnly, .strong,
      isLazy: false,
      owner: info.nominal, at: property.at)
    let (get, set) = (property.getter, property.setter)
    let reading: (Machine, Value) throws(Halt) -> Value = { machine, receiver throws(Halt) in
      try machine.send(get, to: receiver, [], zero: zero)
    }
    let writing: (Machine, Value, Value) throws(Halt) -> Void = {
      machine, receiver, value throws(Halt) in
      _ = try machine.send(set, to: receiver, [value], zero: .void)
    }
    swift.native = NativeProperty(get: reading, set: property.isReadOnly ? nil : writing)
    info.nominal.members[property.name, default: []].append(.property(swift))
  }

  private func declareCategory(_ interface: ObjectiveCInterface) {
    guard let nominal = resolver.className(interface.name), nominal.kind == .class else {
      return report(
        Finding("There is no class '\(interface.name)' in the model.", at: interface.at))
    }
    conform(nominal, to: interface.protocols, at: interface.at)
    let table = runtime.table(of: nominal)
    for property in interface.properties { declare(property, in: table) }
    for method in interface.methods {
      attempt(at: method.at) { () throws(Finding) in
        let made = try self.resolver.method(method, of: nominal)
        let known = made.isClass ? table.type[made.selector] : table.instance[made.selector]
        if known == nil { table.add(made) }
      }
    }
  }

  // MARK: Implementations

  private func declareImplementation(_ implementation: ObjectiveCImplementation) {
    guard let nominal = resolver.className(implementation.name), nominal.kind == .class else {
      report(
        Finding(
          "There is no '@interface' of '\(implementation.name)', which says what it inherits from; add one.",
          at: implementation.at))
      return
    }
    if implementation.category == nil {
      guard let info = classes[nominal] else {
        report(
          Finding(
            "'\(implementation.name)' is UIKit's or Foundation's own; write a category of it or a subclass.",
            at: implementation.at))
        return
      }
      if info.isImplemented {
        report(Finding("'\(implementation.name)' has two implementations.", at: implementation.at))
      }
      info.isImplemented = true
    }
    for method in implementation.methods {
      attempt(at: method.at) { () throws(Finding) in try self.declareMethod(method, of: nominal) }
    }
  }

  private func declareMethod(_ method: ObjectiveCMethod, of nominal: Nominal) throws(Finding) {
    let made = try resolver.method(method, of: nominal)
    let table = runtime.table(of: nominal)
    try checkUncalled(made, of: nominal, at: method.at)
    if nominal.isLibrary, ObjectiveC.tables[nominal]?.methods(made.isClass)[made.selector] != nil {
      throw Finding(
        "A category can't replace '\(made.selector)', which \(ObjectiveC.className(of: nominal)) has itself; write a subclass.",
        at: method.at)
    }
    if let declared = declared(made.selector, nominal.superclass, made.isClass),
      !made.hasKinds(of: declared),
      !(made.selector == "init"
        || made.result.kind == declared.result.kind
          && made.parameters.count != declared.parameters.count)
    {
      throw Finding(
        "'\(made.selector)' has other types than the superclass's: it returns '\(declared.result)' and takes (\(declared.parameters.map { "\($0)" }.joined(separator: ", "))).",
        at: method.at)
    }
    if let own = table.methods(made.isClass)[made.selector], own.run != nil, own.function != nil {
      throw Finding("'\(made.selector)' is implemented twice.", at: method.at)
    }
    let first = String(made.selector.prefix { $0 != ":" })
    let inner = Function(
      made.selector == "dealloc" ? .deinitializer : .function, first, parameters(made), .any,
      isStatic: false, owner: nominal, at: method.at)
    made.run = { machine, receiver, arguments throws(Halt) in
      try machine.call(inner, receiver, arguments)
    }
    made.function = inner
    table.add(made)
    if !made.isClass {
      if made.selector == "dealloc" {
        nominal.deinitializer = inner
      } else {
        expose(made, inner, of: nominal)
      }
    }
    let name = "\(made.isClass ? "+" : "-")[\(nominal.name) \(made.selector)]"
    let statements = method.body ?? []
    let names = method.parameters.map(\.name)
    later.append {
      self.check(
        statements, of: inner, names, made.parameters, made.result, owner: nominal,
        isClass: made.isClass, name: name,
        selector: made.selector)
    }
  }

  private func parameters(_ method: ObjectiveCMethodInfo) -> [Function.Parameter] {
    let labels = method.selector.split(separator: ":", omittingEmptySubsequences: false).dropFirst()
      .map(String.init)
    return method.parameters.indices.map { index in
      let label = index == 0 ? nil : labels[index - 1]
      return .init(
        label: label?.isEmpty == false ? label : nil, name: "value\(index)", type: .any,
        standard: nil,
        hasStandard: false, isVariadic: false, isInout: false)
    }
  }

  /// Methods that UIKit calls and the model does not: what they do would be missing without a word.
  private func checkUncalled(
    _ method: ObjectiveCMethodInfo, of nominal: Nominal, at position: Position
  ) throws(Finding) {
    guard !method.isClass || method.selector == "initialize" || method.selector == "layerClass"
    else { return }
    guard Self.uncalled.contains(method.selector) else { return }
    let isAlways = [
      "initialize", "forwardInvocation:", "forwardingTargetForSelector:",
      "methodSignatureForSelector:",
    ]
    .contains(method.selector)
    guard
      isAlways || method.selector.contains(":") && !method.selector.hasSuffix("Event:")
        || nominal.lineage.contains(where: { $0.name == "UIResponder" })
    else { return }
    throw Finding(
      "UIKit calls '\(method.selector)', which the model does not; leave the method out.",
      at: position)
  }

  private static let uncalled: Set<String> = [
    "drawRect:", "initialize", "layerClass", "viewWillUnload", "viewDidUnload",
    "traitCollectionDidChange:",
    "willRotateToInterfaceOrientation:duration:", "didRotateFromInterfaceOrientation:",
    "updateConstraints",
    "intrinsicContentSize", "sizeThatFits:", "prepareForSegue:sender:", "drawLayer:inContext:",
    "tableView:numberOfRowsInSection:", "tableView:cellForRowAtIndexPath:",
    "tableView:didSelectRowAtIndexPath:",
    "textFieldShouldReturn:", "textFieldShouldBeginEditing:", "scrollViewDidScroll:",
    "application:openURL:options:", "sendEvent:", "nextResponder", "inputView",
    "inputAccessoryView",
    "canPerformAction:withSender:", "targetForAction:withSender:", "motionCancelled:withEvent:",
    "viewSafeAreaInsetsDidChange", "safeAreaInsetsDidChange", "tintColorDidChange",
    "prefersStatusBarHidden",
    "preferredStatusBarStyle", "shouldAutorotate", "supportedInterfaceOrientations",
    "preferredInterfaceOrientationForPresentation", "childViewControllerForStatusBarHidden",
    "tabBarController:shouldSelectViewController:",
    "textField:shouldChangeCharactersInRange:replacementString:",
    "textFieldShouldEndEditing:", "textFieldShouldClear:", "alertView:clickedButtonAtIndex:",
    "sendAction:to:forEvent:", "beginTrackingWithTouch:withEvent:",
    "endTrackingWithTouch:withEvent:",
    "forwardInvocation:", "forwardingTargetForSelector:", "methodSignatureForSelector:",
    "resolveInstanceMethod:", "observeValueForKeyPath:ofObject:change:context:",
    "updateViewConstraints",
  ]

  // MARK: What UIKit finds

  /// The Swift names of what UIKit calls, where its selector does not tell it.
  private static let callbacks = [
    "scene:willConnectToSession:options:": "scene(_:willConnectTo:options:)",
    "navigationController:willShowViewController:animated:":
      "navigationController(_:willShow:animated:)",
    "navigationController:didShowViewController:animated:":
      "navigationController(_:didShow:animated:)",
    "tabBarController:didSelectViewController:": "tabBarController(_:didSelect:)",
  ]

  /// Lets the machine find a method by the name that UIKit's callbacks, actions and Swift's library use.
  private func expose(_ method: ObjectiveCMethodInfo, _ inner: Function, of nominal: Nominal) {
    if let library = libraryMethod(method.selector, of: nominal) {
      if let property = library.property {
        expose(method, inner, property, of: nominal)
      } else if let function = library.function {
        let inputs = function.parameters.map { ObjectiveC.fromSwift($0.type) }
        let output = ObjectiveC.toSwift(function.result)
        let isInitializer = function.kind != .function
        let outer = Function(
          isInitializer ? .initializer : .function, function.name, function.parameters,
          function.result,
          isStatic: false, owner: nominal, at: inner.at)
        outer.isConvenience = true
        outer.native = { machine, receiver, arguments throws(Halt) in
          var values: [Value] = []
          for (input, argument) in zip(inputs, arguments) {
            values.append(try input(machine, argument))
          }
          let result = try machine.call(inner, receiver, values)
          return isInitializer ? result : try output(machine, result)
        }
        outer.body = { _, _ throws(Halt) in .next }
        add(outer, named: function.name, to: nominal, isCallable: false)
      }
    }
    let types = method.parameters
    let outer = Function(
      .function, inner.name, inner.parameters, .any, isStatic: false, owner: nominal, at: inner.at)
    outer.native = { machine, receiver, arguments throws(Halt) in
      var values: [Value] = []
      for (index, argument) in arguments.enumerated() where index < types.count {
        values.append(try machine.incoming(argument, types[index]))
      }
      return try machine.call(inner, receiver, values)
    }
    outer.body = { _, _ throws(Halt) in .next }
    add(outer, named: inner.name, to: nominal, isCallable: true)
    if let name = Self.callbacks[method.selector] {
      let open = name.prefix { $0 != "(" }
      let labels = name.dropFirst(open.count + 1).dropLast().split(separator: ":").map {
        $0 == "_" ? nil : String($0)
      }
      let alias = Function(
        .function, String(open),
        labels.enumerated().map {
          .init(
            label: $0.element, name: "value\($0.offset)", type: .any, standard: nil,
            hasStandard: false,
            isVariadic: false, isInout: false)
        }, .any, isStatic: false, owner: nominal, at: inner.at)
      alias.native = outer.native
      alias.body = outer.body
      add(alias, named: String(open), to: nominal, isCallable: false)
    }
  }

  private func add(_ function: Function, named name: String, to nominal: Nominal, isCallable: Bool)
  {
    if nominal.isLibrary {
      if program.addedMethods[nominal]?[function.key] == nil {
        program.addedMethods[nominal, default: [:]][function.key] = function
      }
      if isCallable {
        program.extensions[nominal, default: [:]][name, default: []].append(.method(function))
      }
    } else {
      if nominal.table[function.key] == nil { nominal.table[function.key] = function }
      if isCallable { nominal.members[name, default: []].append(.method(function)) }
    }
  }

  /// What the library has under a selector in a class or a superclass.
  private func libraryMethod(_ selector: String, of nominal: Nominal) -> ObjectiveCMethodInfo? {
    for type in nominal.lineage {
      if let method = ObjectiveC.tables[type]?.instance[selector] { return method }
    }
    return nil
  }

  /// A method that is a property's getter or setter for the library.
  private func expose(
    _ method: ObjectiveCMethodInfo, _ inner: Function, _ property: Property, of nominal: Nominal
  ) {
    guard !nominal.isLibrary else { return }
    let own =
      nominal.overridingProperties[property.name]
      ?? {
        let made = Property(
          property.name, property.type, isStatic: false, isConstant: false, .strong, isLazy: false,
          owner: nominal,
          at: inner.at)
        made.isObserver = true
        nominal.overridingProperties[property.name] = made
        nominal.overridesProperties = true
        nominal.members[property.name, default: []].append(.property(made))
        return made
      }()
    let isSetter = method.selector.hasSuffix(":")
    let accessor = Function(
      .function, property.name, isSetter ? inner.parameters : [], isSetter ? .void : property.type,
      isStatic: false,
      owner: nominal, at: inner.at)
    let (input, output) = (ObjectiveC.fromSwift(property.type), ObjectiveC.toSwift(property.type))
    accessor.native = { machine, receiver, arguments throws(Halt) in
      if isSetter {
        return try machine.call(inner, receiver, [try input(machine, arguments[0])])
      }
      return try output(machine, try machine.call(inner, receiver, []))
    }
    accessor.body = { _, _ throws(Halt) in .next }
    if isSetter { own.setter = accessor } else { own.getter = accessor }
  }
}

extension Machine {
  /// What UIKit or Swift's library gives to a method of Objective-C's, by the type that it takes.
  func incoming(_ value: Value, _ type: CType) throws(Halt) -> Value {
    switch (value, type) {
    case (.parts(let parts), .id), (.parts(let parts), .object):
      // Of structs only a notification is an object.
      if parts.count == 3 { return try notification(value) }
      if parts.isEmpty {
        return try allocate(ObjectiveC.known("UISceneConnectionOptions"), named: nil)
      }
      return value
    case (.none, _): return type.zero
    case (.table, .object(let nominal, _)) where nominal.name == "NSSet":
      return .boxed(.set(.any), value)
    case (.element(let index, _), _): return .int(index)
    default: return value
    }
  }

  /// A variable of an object.
  func variable(_ slot: Int, of receiver: Value, _ zero: Value, _ ownership: Ownership) throws(Halt)
    -> Value
  {
    guard case .object(let reference) = receiver, slot < reference.instance.fields.count else {
      return zero
    }
    let value = reference.instance.fields[slot]
    if case .unset = value { return zero }
    return try held(value, ownership)
  }

  func setVariable(_ slot: Int, of receiver: Value, _ value: Value, _ ownership: Ownership) {
    guard case .object(let reference) = receiver, slot < reference.instance.fields.count else {
      return
    }
    var new = value.kept(ownership)
    swap(&reference.instance.fields[slot], &new)
  }
}
