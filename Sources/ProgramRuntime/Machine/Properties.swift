import Syntax

/// Reading and writing objects.
extension Machine {
  /// The class of an object.
  package func nominal(of value: Value) -> Nominal? {
    switch value {
    case .object(let reference): reference.instance.nominal
    case .boxed(let type, _): type.nominal ?? Library.wrapper(for: type, program)
    case .int: program.type("$Int")
    case .double: program.type("$Double")
    case .string: program.type("$String")
    case .bool: program.type("$Bool")
    default: nil
    }
  }

  /// Reads a property of an object, as its class overrides it.
  package func get(_ property: Property, of object: Value) throws(Halt) -> Value {
    let actual = try overriding(property, object)
    return try get(direct: actual, of: object)
  }

  /// The property with which an object's class overrides another one.
  private func overriding(_ property: Property, _ object: Value) throws(Halt) -> Property {
    guard case .object(let reference) = object, let nominal = reference.instance.nominal,
      nominal.overridesProperties, nominal !== property.owner,
      !property.isStored || !isInitializing(property, reference.instance.number)
    else { return property }
    for type in nominal.lineage {
      if type === property.owner { break }
      if let own = type.overridingProperties[property.name] { return own }
    }
    return property
  }

  /// Whether an object's initializer of the property's class itself is running, which accesses its storage.
  private func isInitializing(_ property: Property, _ number: Int) -> Bool {
    initializing.last.map {
      $0.number == number && $0.owner === property.owner && $0.depth == depth
    } ?? false
  }

  package func get(direct property: Property, of object: Value) throws(Halt) -> Value {
    if let native = property.native { return try read(native, of: object) }
    if let getter = property.getter { return try call(getter, object, []) }
    if property.slot == nil, property.isObserver { return try getInherited(property, of: object) }
    guard case .object(let reference) = object, let slot = property.slot else {
      guard case .parts(let parts) = object.unboxed, let slot = property.slot, slot < parts.count
      else {
        throw .crash("'\(property.name)' is read from a value without it.")
      }
      return parts[slot]
    }
    let instance = reference.instance
    guard slot < instance.fields.count else { return .none }
    let value = instance.fields[slot]
    switch value {
    case .unset:
      if property.isLazy, let initial = property.initial {
        let frame = Frame(1)
        frame.slots[0] = object
        let made = try initial(self, frame)
        instance.fields[slot] = made
        return made
      }
      if property.type.wrapped != nil { return .none }
      throw .crash("'\(property.name)' is used before it has a value.")
    case .weak(let number): return try strong(number, property.ownership)
    default: return value
    }
  }

  package func read(_ property: NativeProperty, of value: Value) throws(Halt) -> Value {
    // A property of a string takes time proportional to the string's length.
    if case .string = value { try charge(value) }
    return try property.get(self, value)
  }

  package func set(_ property: Property, of object: Value, _ value: Value) throws(Halt) {
    try set(direct: try overriding(property, object), of: object, value)
  }

  /// Sets a property as its class declares it; `isInside` is whether its own observer does so, which is not observed.
  package func set(
    direct property: Property, of object: Value, _ value: Value, isInside: Bool = false
  ) throws(Halt) {
    guard library.observesKeys, property.isDynamic, !isInside else {
      return try setUnobserved(property, of: object, value, isInside: isInside)
    }
    try observing(property, of: object) { () throws(Halt) in
      try setUnobserved(property, of: object, value, isInside: false)
    }
  }

  private func setUnobserved(
    _ property: Property, of object: Value, _ value: Value, isInside: Bool
  ) throws(Halt) {
    let observes = property.didSet != nil
    let number = object.reference?.instance.number ?? 0
    let isInInitializer =
      isInside || !property.isObserver && isInitializing(property, number)
    let old = observes && !isInInitializer ? try get(direct: property, of: object) : .void
    if let willSet = property.willSet, !isInInitializer { _ = try call(willSet, object, [value]) }
    if let native = property.native {
      try native.set?(self, object, value)
    } else if let setter = property.setter {
      _ = try call(setter, object, [value])
    } else if property.getter != nil, property.slot == nil {
      try setInherited(property, of: object, value)
    } else if case .object(let reference) = object, let slot = property.slot {
      guard slot < reference.instance.fields.count else { return }
      var new = property.ownership == .strong ? value : value.weakened
      swap(&reference.instance.fields[slot], &new)
    } else if property.slot == nil, property.didSet != nil || property.willSet != nil {
      try setInherited(property, of: object, value)
    }
    if let didSet = property.didSet, !isInInitializer { _ = try call(didSet, object, [old]) }
  }

  /// Reads the superclass's property of the same name.
  private func getInherited(_ property: Property, of object: Value) throws(Halt) -> Value {
    var next = property.owner?.superclass
    while let type = next {
      if case .property(let inherited)? = type.members[property.name]?.first {
        return try get(direct: inherited, of: object)
      }
      next = type.superclass
    }
    throw .crash("'\(property.name)' overrides nothing.")
  }

  /// Sets the superclass's property of the same name.
  private func setInherited(_ property: Property, of object: Value, _ value: Value) throws(Halt) {
    var next = property.owner?.superclass
    while let type = next {
      if case .property(let inherited)? = type.members[property.name]?.first {
        return try setUnobserved(inherited, of: object, value, isInside: false)
      }
      next = type.superclass
    }
  }

  package func modify(
    _ property: Property, of object: Value, _ body: (inout Value) throws(Halt) -> Void
  ) throws(Halt) {
    let actual = try overriding(property, object)
    if !library.observesKeys || !actual.isDynamic,
      actual.native == nil, actual.getter == nil, actual.didSet == nil, actual.willSet == nil,
      actual.ownership == .strong, !actual.isLazy, let slot = actual.slot,
      case .object(let reference) = object, slot < reference.instance.fields.count
    {
      var value = reference.instance.fields[slot]
      if case .unset = value, actual.type.wrapped != nil { value = .none }
      reference.instance.fields[slot] = .unset
      try finishing { () throws(Halt) in
        try body(&value)
      } _: {
        reference.instance.fields[slot] = value
      }
      return
    }
    var value = try get(direct: actual, of: object)
    try finishing { () throws(Halt) in
      try body(&value)
    } _: { () throws(Halt) in
      try set(direct: actual, of: object, value)
    }
  }

  /// Reads a property by name from a value whose type is known only at run time.
  package func property(_ name: String, of value: Value) throws(Halt) -> Value {
    guard let nominal = nominal(of: value), let property = find(name, in: nominal) else {
      throw .crash("'\(name)' is read from a value without it.")
    }
    return try read(property, of: value)
  }

  /// Reads a property of a value that may be self-describing.
  package func read(_ property: Property, of value: Value) throws(Halt) -> Value {
    if let getter = property.getter {
      return try call(getter, property.owner?.kind == .protocol ? value : value.unboxed, [])
    }
    return try get(direct: property, of: value)
  }

  package func setProperty(_ name: String, of value: Value, _ new: Value) throws(Halt) {
    guard let nominal = nominal(of: value), let property = find(name, in: nominal) else {
      throw .crash("'\(name)' is set on a value without it.")
    }
    try set(direct: property, of: value, new)
  }

  /// Finds a property in a type, its extensions, or extensions of its protocols.
  package func find(_ name: String, in nominal: Nominal) -> Property? {
    for type in nominal.lineage {
      for member in (type.members[name] ?? []) + (program.extensions[type]?[name] ?? []) {
        if case .property(let property) = member, !property.isStatic { return property }
      }
    }
    for type in nominal.lineage {
      for conformed in program.protocols(of: type) {
        for member in program.extensions[conformed]?[name] ?? conformed.members[name] ?? [] {
          if case .property(let property) = member, property.getter != nil { return property }
        }
        if let found = find(name, in: conformed), found.getter != nil { return found }
      }
    }
    return nil
  }

  // MARK: Making objects

  /// Allocates an object with unset fields.
  package func allocate(_ nominal: Nominal, named name: String?) throws(Halt) -> Value {
    let reference = try make(
      .object(nominal), [Value](repeating: .unset, count: nominal.stored.count))
    reference.instance.name = name
    return .object(reference)
  }

  /// Creates a struct with its declared initial values.
  package func blank(_ nominal: Nominal) throws(Halt) -> Value {
    var parts: [Value] = []
    for property in nominal.stored {
      if !property.isLazy, let initial = property.initial {
        parts.append(try initial(self, Frame(1)))
      } else {
        parts.append(property.type.wrapped != nil && !property.isLazy ? .none : .unset)
      }
    }
    return .parts(parts)
  }

  /// Sets an object's properties to the initial values that a class declares.
  package func runInitialValues(of object: Value, in nominal: Nominal) throws(Halt) {
    guard case .object(let reference) = object else { return }
    for property in nominal.stored.dropFirst(nominal.inheritedCount) where !property.isLazy {
      guard let initial = property.initial, let slot = property.slot else { continue }
      let frame = Frame(1)
      let value = try initial(self, frame)
      var new = property.ownership == .strong ? value : value.weakened
      swap(&reference.instance.fields[slot], &new)
    }
  }

  /// The same for a class and its superclasses, up to one that sets its own.
  package func runInitialValues(of object: Value, from nominal: Nominal, to end: Nominal?)
    throws(Halt)
  {
    var next: Nominal? = nominal
    while let type = next, type !== end {
      try runInitialValues(of: object, in: type)
      next = type.superclass
    }
  }

  /// Runs an initializer on a new object, after the initial values of the classes between the object's class and
  /// the initializer's.
  @discardableResult
  package func initialize(
    _ object: Value, from nominal: Nominal, _ function: Function, _ arguments: [Value]
  ) throws(Halt) -> Value {
    if !function.isConvenience {
      try runInitialValues(of: object, from: nominal, to: function.owner)
    }
    if let number = object.reference?.instance.number {
      initializing.append((number, function.owner, depth + 1))
    }
    defer { if object.reference != nil { _ = initializing.popLast() } }
    var result = object
    do throws(Halt) {
      if let native = function.native {
        if let owner = function.owner { try runInitialValues(of: object, in: owner) }
        _ = try native(self, object, arguments)
      } else {
        result = try call(function, object, arguments)
      }
    } catch {
      fail(object, in: function)
      throw error
    }
    if function.kind == .failableInitializer, result.isNone {
      fail(object, in: function)
    } else {
      object.reference?.instance.isWhole = true
    }
    return result
  }

  /// Records whether an object whose initializer failed has all its values: those of a class without a superclass,
  /// or once another initializer of it has succeeded.
  private func fail(_ object: Value, in function: Function) {
    guard let instance = object.reference?.instance, !instance.isWhole else { return }
    if let owner = function.owner, owner.superclass == nil, !function.isConvenience {
      instance.isWhole = zip(owner.stored, instance.fields).allSatisfy { property, field in
        if case .unset = field { property.isLazy || property.type.wrapped != nil } else { true }
      }
    }
    instance.isPartial = !instance.isWhole
  }

  /// Returns the class that a metatype refers to at run time.
  package func classOf(_ value: Value) throws(Halt) -> Nominal {
    guard case .type(let type) = value, let nominal = type.nominal else {
      throw .crash("The called value is not a class.")
    }
    return nominal
  }

  // MARK: Methods

  /// Calls a method, dynamically dispatched on the receiver's class or type.
  package func dispatch(_ function: Function, _ receiver: Value, _ arguments: [Value]) throws(Halt)
    -> Value
  {
    if receiver.isNone { throw .foundNil }
    guard let nominal = nominal(of: receiver) else {
      return try call(function, receiver, arguments)
    }
    if function.isOverload { return try call(overload(function, nominal), receiver, arguments) }
    if let owner = function.owner, owner.kind == .protocol,
      !owner.requirements.contains(function.key)
    {
      // An extension's method that the protocol does not require is statically dispatched.
      return try call(function, receiver, arguments)
    }
    if let method = implementation(of: function, nominal) {
      if function.hasPlaceholders, method !== function, nominal.kind == .class {
        return try callWitness(method, of: function, receiver, arguments)
      }
      let isPlain = nominal.kind == .class || method.owner?.kind == .protocol
      return try call(method, isPlain ? receiver : receiver.unboxed, arguments)
    }
    return try call(function, receiver, arguments)
  }

  /// Calls a static method, dynamically dispatched on the class.
  package func dispatchStatic(_ function: Function, _ type: Value, _ arguments: [Value])
    throws(Halt)
    -> Value
  {
    if case .type(let actual) = type,
      let nominal = actual.nominal ?? Library.wrapper(for: actual, program)
    {
      if function.isRequirement {
        let witness = implementation(of: function.owner, in: nominal, \.owner) { type in
          program.witness(function.name, in: type) { member -> Function? in
            guard case .method(let method) = member, method.isStatic, method.key == function.key
            else { return nil }
            return method
          }
        }
        if let witness { return try callWitness(witness, of: function, type, arguments) }
      } else if nominal.kind == .class, function.owner?.kind != .protocol,
        let method = function.isOverload
          ? overload(function, nominal) : implementation(of: function.key, nominal)
      {
        return try call(method, .type(.nominal(nominal)), arguments)
      }
    }
    return try call(function, type, arguments)
  }

  /// The method with which a type overrides or implements a private or overloaded one.
  package func overload(_ function: Function, _ nominal: Nominal) -> Function {
    let isRequired = function.isRequirement
    guard isRequired || nominal.kind == .class && !function.modifiers.isPrivate else {
      return function
    }
    func fits(_ member: Member) -> Function? {
      guard case .method(let method) = member, method.key == function.key,
        isRequired || method.modifiers.isOverride,
        method.parameters.map(\.type) == function.parameters.map(\.type)
      else { return nil }
      return method
    }
    if isRequired {
      return implementation(of: function.owner, in: nominal, \.owner) {
        program.witness(function.name, in: $0, fits)
      } ?? function
    }
    for type in nominal.lineage.prefix(while: { $0 !== function.owner }) {
      if let found = type.members[function.name]?.lazy.compactMap(fits).first { return found }
    }
    return function
  }

  /// Reads a static property of a type known only at run time, as the type overrides or implements it.
  package func staticProperty(_ property: Property, _ type: Value) throws(Halt) -> Value {
    var own = property
    if case .type(let actual) = type,
      let nominal = actual.nominal ?? Library.wrapper(for: actual, program)
    {
      let witness = implementation(of: property.owner, in: nominal, \.owner) { type in
        program.witness(property.name, in: type) { member -> Property? in
          guard case .property(let found) = member, found.isStatic else { return nil }
          return found
        }
      }
      own = witness ?? property
    }
    if let getter = own.getter {
      return try call(getter, type, []).raised(from: own.type, to: property.type)
    }
    guard let slot = own.slot, own.owner?.kind != .protocol else {
      if case .type(let number) = type, number.isNumber, own.name == "zero" {
        return (number.isFloating ? Value.double(0) : .int(0)).raised(from: number, to: own.type)
      }
      throw .crash("'\(property.name)' is read from a value without it.")
    }
    return try value(of: own, in: slot).raised(from: own.type, to: property.type)
  }

  /// Reads a global variable or a stored static property, which is initialized on first use.
  package func value(of property: Property, in slot: Int) throws(Halt) -> Value {
    let value = globals[slot]
    if case .unset = value {
      guard let initial = property.initial else {
        if property.type.wrapped != nil { return .none }
        throw .crash("'\(property.name)' is used before it has a value.")
      }
      globals[slot] = .none
      let made = try initial(self, Frame(1))
      globals[slot] = property.ownership == .strong ? made : made.weakened
      return made
    }
    if property.ownership != .strong, case .weak(let number) = value { return strong(number) }
    return value
  }

  /// Looks up a type's method, with a cache.
  package func implementation(of key: Int, _ nominal: Nominal) -> Function? {
    let place = MethodPlace(nominal: nominal, key: key)
    if let found = found[place] { return found }
    let method = program.method(key, of: nominal)
    found[place] = method
    return method
  }

  struct MethodPlace: Hashable {
    let nominal: Nominal
    let key: Int
  }

  /// Calls a function with inout parameters; `values` holds their values afterwards.
  package func call(
    _ function: Function, mutating receiver: inout Value, lending values: inout [Value]
  ) throws(Halt) -> Value {
    guard let body = function.body else { return try call(function, mutating: &receiver, values) }
    try enter(function.levels)
    defer { leave(function.levels) }
    let caller = position
    let frame = beginCall(max(function.slots, values.count + 1))
    if let variable = function.selfVariable { try declare(variable, receiver, frame) }
    for (index, value) in values.enumerated() where index < function.parameterVariables.count {
      try declare(function.parameterVariables[index], value, frame)
    }
    try finishing { () throws(Halt) in
      _ = try body(self, frame)
    } _: {
      for (index, variable) in function.parameterVariables.enumerated() where index < values.count {
        values[index] = get(variable, frame)
      }
      if function.isMutating, let variable = function.selfVariable {
        receiver = get(variable, frame)
      }
    }
    position = caller
    return frame.result
  }
}
