import ObjectiveCLibrary
import ObjectiveCSyntax
import ObjectiveCTypes
import ProgramChecking
import ProgramRuntime
import SourceCode
import Syntax

extension ObjectiveCChecker {
  /// Declares the members of classes, categories and protocols.
  func declareClasses(_ source: ObjectiveCSource) {
    let interfaces = source.interfaces.filter { $0.category == nil }
    for declared in source.protocols {
      guard let nominal = program.types[declared.name], nominal.kind == .protocol else { continue }
      conform(nominal, to: declared.protocols, at: declared.at)
    }
    for interface in interfaces { inherit(interface) }
    for finding in program.cutInheritance(root: ObjectiveC.root) { report(finding) }
    for declared in source.protocols { declareProtocol(declared) }
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

  func ordered(_ interfaces: [ObjectiveCInterface]) -> [ObjectiveCInterface] {
    interfaces.enumerated().sorted { a, b in
      let (x, y) = (depth(a.element), depth(b.element))
      return x == y ? a.offset < b.offset : x < y
    }.map(\.element)
  }

  func depth(_ interface: ObjectiveCInterface) -> Int {
    program.types[interface.name]?.lineage.count ?? 0
  }

  func declareProtocol(_ declared: ObjectiveCProtocol) {
    guard let nominal = program.types[declared.name], nominal.kind == .protocol else { return }
    let table = runtime.table(of: nominal)
    for property in declared.properties { declare(property, in: table) }
    for method in declared.methods {
      attempt(at: method.at) { () throws(Finding) in
        table.add(try self.resolver.method(method, of: nominal))
      }
    }
  }

  func conform(_ nominal: Nominal, to names: [String], at position: Position) {
    for name in names where !CTypeResolver.markers.contains(name) {
      guard let other = resolver.className(name), other.kind == .protocol else {
        report(Finding("There is no protocol '\(name)' in the model.", at: position))
        continue
      }
      if nominal.isLibrary {
        // Library declarations are shared by all programs, and immutable.
        guard !other.isLibrary else { continue }
        other.adopters.insert(nominal)
        program.adopted[nominal, default: []].append(other)
      } else if !nominal.protocols.contains(where: { $0 === other }) {
        nominal.protocols.append(other)
      }
    }
  }

  func inherit(_ interface: ObjectiveCInterface) {
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
      report(Finding("Subclasses of '\(name)' are not supported.", at: interface.at))
    }
    nominal.superclass = superclass
  }

  /// Declares a property's getter and setter.
  func declare(_ property: ObjectiveCProperty, in table: ObjectiveCTable) {
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

  func declareInterface(_ interface: ObjectiveCInterface, _ source: ObjectiveCSource) {
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
    // A property of a protocol has its storage by '@synthesize'.
    for declared in source.protocols {
      guard let other = program.types[declared.name], nominal.conforms(to: other) else { continue }
      for property in declared.properties where info.synthesized[property.name] != nil {
        guard !info.properties.contains(where: { $0.name == property.name }) else { continue }
        info.properties.append(property)
        declare(property, in: runtime.table(of: nominal))
        declareStorage(of: property, info)
      }
    }
  }

  func declareMembers(_ interface: ObjectiveCInterface, of info: ClassInfo) {
    let table = runtime.table(of: info.nominal)
    for property in interface.properties {
      // An extension may redeclare a property as writable.
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

  func declareVariables(_ declaration: VariableDecl, of info: ClassInfo) {
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

  func addVariable(
    _ name: String, _ type: CType, _ ownership: Ownership, to info: ClassInfo, at position: Position
  ) {
    guard info.variables[name] == nil else { return }
    let property = Property(
      name, .optional(.any), isStatic: false, isConstant: false, ownership, isLazy: false,
      owner: info.nominal,
      at: position, in: program)
    let slot = info.nominal.stored.count
    property.slot = slot
    info.nominal.stored.append(property)
    info.variables[name] = (slot, type, ownership)
    let zero = type.zero
    let getter = ObjectiveCMethodInfo(name, isClass: false, [], type) {
      machine, receiver, _ throws(Halt) in
      try machine.variable(slot, of: receiver, zero, ownership)
    }
    let setter = ObjectiveCMethodInfo(name, isClass: false, [type], .void) {
      machine, receiver, arguments throws(Halt) in
      machine.setVariable(slot, of: receiver, arguments[0], ownership)
      return .void
    }
    runtime.table(of: info.nominal).variables[name] = (getter, setter)
  }

  func declareStorage(of property: ObjectiveCProperty, _ info: ClassInfo) {
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
      let value = isCopy ? try machine.copy(of: arguments[0]) : arguments[0]
      machine.setVariable(slot, of: receiver, value, kept)
      return .void
    }
    if !property.isReadOnly { table.add(setter) }
    // Key-value coding finds the property by this name.
    let swift = Property(
      property.name, .optional(.any), isStatic: false, isConstant: property.isReadOnly, .strong,
      isLazy: false,
      owner: info.nominal, at: property.at, in: program)
    let (get, set) = (property.getter, property.setter)
    let reading: @Sendable (Machine, Value) throws(Halt) -> Value = {
      machine, receiver throws(Halt) in
      try machine.send(get, to: receiver, [], zero: zero)
    }
    let writing: @Sendable (Machine, Value, Value) throws(Halt) -> Void = {
      machine, receiver, value throws(Halt) in
      _ = try machine.send(set, to: receiver, [value], zero: .void)
    }
    swift.native = NativeProperty(get: reading, set: property.isReadOnly ? nil : writing)
    info.nominal.members[property.name, default: []].append(.property(swift))
  }

  func declareCategory(_ interface: ObjectiveCInterface) {
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
}

extension Machine {
  /// Converts a value from UIKit or Swift's library to the Objective-C parameter type.
  func incoming(_ value: Value, _ type: CType) throws(Halt) -> Value {
    switch (value, type) {
    case (.parts, .object(let nominal, _)) where nominal.name == "NSIndexPath":
      return try indexPath(value)
    case (.parts(let parts), .id), (.parts(let parts), .object):
      // Among structs, only a notification is an object.
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

  /// Converts an Objective-C value for UIKit: among objects, only an index path is a struct there.
  func outgoing(_ value: Value) -> Value {
    guard case .object(let reference) = value, reference.instance.nominal?.name == "NSIndexPath"
    else { return value }
    return .parts([field("section", of: value), field("row", of: value)])
  }

  /// Reads an instance variable.
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
