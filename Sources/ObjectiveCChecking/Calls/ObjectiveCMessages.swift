import ObjectiveCLibrary
import ObjectiveCTypes
import ProgramChecking
import ProgramRuntime
import SourceCode
import Syntax

extension ObjectiveCChecker {
  /// The method that a class or one of its protocols declares for a selector.
  func declared(_ selector: String, _ nominal: Nominal?, _ isClass: Bool) -> ObjectiveCMethodInfo? {
    guard let nominal else { return nil }
    if let found = written(selector, nominal, isClass) { return found }
    guard let root = ObjectiveC.root else { return nil }
    if nominal.kind == .protocol { return written(selector, root, isClass) }
    // A class is also an object.
    return isClass ? ObjectiveC.tables[root]?.instance[selector] : nil
  }

  private func written(_ selector: String, _ nominal: Nominal, _ isClass: Bool)
    -> ObjectiveCMethodInfo?
  {
    for type in nominal.lineage {
      for table in [runtime.tables[type], ObjectiveC.tables[type]].compactMap({ $0 }) {
        if let found = table.methods(isClass)[selector] { return found }
      }
      for conformed in program.protocols(of: type) {
        if let found = written(selector, conformed, isClass) { return found }
      }
    }
    return nil
  }

  func declared(_ selector: String, _ type: CType, _ isClass: Bool) -> ObjectiveCMethodInfo? {
    switch type {
    case .object(let nominal, _): return declared(selector, nominal, false)
    case .metaclass(let nominal?): return declared(selector, nominal, true)
    case .id(let protocols):
      for one in protocols { if let found = declared(selector, one, isClass) { return found } }
      return nil
    default: return nil
    }
  }

  /// `[receiver selector:argument]`.
  func message(
    _ receiver: Expr, _ selector: String, _ arguments: [Expr], at position: Position
  ) throws(Finding) -> CTyped {
    try refuse(selector, at: position)
    if case .name("super") = receiver.kind, body.find("super") == nil {
      return try superMessage(selector, arguments, at: position)
    }
    if case .name(let name) = receiver.kind, body.find(name) == nil, globals[name] == nil,
      owner.flatMap({ instanceVariable(name, of: $0) }) == nil,
      let nominal = resolver.className(name)
    {
      if nominal.kind == .protocol {
        throw Finding("'\(name)' is a protocol and no class.", at: receiver.at)
      }
      let hint = nameHint
      nameHint = nil
      var typed = try send(
        selector, to: CTyped(.metaclass(nominal), metaclass(nominal)), arguments, at: position)
      if let hint {
        let code = typed.code
        typed.code = { machine, frame throws(Halt) in
          machine.factoryName = hint
          defer { machine.factoryName = nil }
          return try code(machine, frame)
        }
      }
      return typed
    }
    if case .message = receiver.kind {} else { nameHint = nil }
    let base = try check(receiver)
    return try send(selector, to: base, arguments, at: position)
  }

  /// Rejects manual memory management, since the program uses ARC.
  private func refuse(_ selector: String, at position: Position) throws(Finding) {
    switch selector {
    case "retain", "release", "autorelease", "retainCount":
      throw Finding(
        "'\(selector)' manages memory by hand, which ARC does here as in every project since 2011; leave it out.",
        at: position)
    case "dealloc":
      throw Finding("ARC calls the superclass's 'dealloc' by itself; leave this out.", at: position)
    default: break
    }
  }

  private func superMessage(_ selector: String, _ arguments: [Expr], at position: Position)
    throws(Finding) -> CTyped
  {
    guard let owner, let superclass = owner.superclass,
      case .variable(let object)? = body.find("self")
    else { throw Finding("There is no 'super' here.", at: position) }
    let isClass = isClassMethod
    guard let method = declared(selector, superclass, isClass) else {
      throw Finding(
        "'\(ObjectiveC.className(of: superclass))' has no method '\(selector)'\(didYouMean(selector, among: selectors(superclass, isClass))).",
        at: position)
    }
    let values = try values(arguments, for: method, at: position)
    let receiver = read(object, "self").code
    var result = method.result
    if method.isInstancetype { result = .object(owner) }
    return CTyped(result) { machine, frame throws(Halt) in
      let object = try receiver(machine, frame)
      var given: [Value] = []
      for value in try values(machine, frame) { given.append(value) }
      guard let actual = machine.method(selector, of: superclass, isClass: isClass),
        let run = actual.run
      else {
        throw machine.exception(
          "NSInvalidArgumentException",
          "-[\(ObjectiveC.className(of: owner)) \(selector)]: unrecognized selector sent to instance"
        )
      }
      return try run(machine, object, given)
    }
  }

  private func selectors(_ nominal: Nominal, _ isClass: Bool) -> [String] {
    nominal.lineage.flatMap {
      Array(runtime.tables[$0]?.methods(isClass).keys ?? [:].keys)
        + Array(ObjectiveC.tables[$0]?.methods(isClass).keys ?? [:].keys)
    }
  }

  /// A message to a value.
  func send(
    _ selector: String, to base: CTyped, _ arguments: [Expr], at position: Position
  ) throws(Finding) -> CTyped {
    let method: ObjectiveCMethodInfo
    switch base.type {
    case .object(let nominal, _):
      guard let found = declared(selector, nominal, false) else {
        throw Finding(
          "\(shown(base.type)) has no method '\(selector)'\(didYouMean(selector, among: selectors(nominal, false))).",
          at: position)
      }
      method = found
    case .metaclass(let nominal?):
      guard let found = declared(selector, nominal, true) else {
        let isInstance = declared(selector, nominal, false) != nil
        throw Finding(
          "\(shown(base.type)) has no class method '\(selector)'\(isInstance ? ", but its objects have" : didYouMean(selector, among: selectors(nominal, true))).",
          at: position)
      }
      method = found
    case .id, .metaclass: method = try known(selector, base.type, at: position)
    case .block:
      guard selector == "copy" else {
        throw Finding("A block has no method '\(selector)'.", at: position)
      }
      return base
    case .null: throw Finding("A message to nil does nothing.", at: position)
    default:
      throw Finding("A '\(base.type)' is not an object, and takes no messages.", at: position)
    }
    try checkObserving(selector, base.type, arguments)
    try checkAsking(selector, base.type, arguments)
    if selector == "class" || selector == "superclass", case .object(let nominal, _) = base.type,
      ObjectiveC.isCluster(nominal)
    {
      throw Finding(ObjectiveC.clusterObstacle, at: position)
    }
    let values = try values(arguments, for: method, at: position)
    var result = method.result
    if method.isInstancetype || selector == "copy" || selector == "self"
      || selector == "mutableCopy"
    {
      switch base.type {
      case .metaclass(let nominal?): result = .object(nominal)
      case .object(let nominal, let types): result = .object(nominal, types)
      default: result = .anything
      }
    }
    if selector == "copy" || selector == "mutableCopy",
      case .object(let nominal, let types) = base.type
    {
      result = .object(copyClass(nominal, isMutable: selector == "mutableCopy"), types)
    }
    if selector == "class", case .object(let nominal, _) = base.type {
      result = .metaclass(nominal)
    }
    if selector == "class", case .metaclass = base.type { result = base.type }
    if case .object(_, let types) = base.type, let last = types.last,
      ["objectAtIndex:", "firstObject", "lastObject", "anyObject", "objectForKey:"].contains(
        selector)
    {
      result = last
    }
    let receiver = base.code
    let zero = result.zero
    return CTyped(result) { machine, frame throws(Halt) in
      let object = try receiver(machine, frame)
      return try machine.send(selector, to: object, try values(machine, frame), zero: zero)
    }
  }

  /// Rejects observing a key whose changes the model does not announce.
  private func checkObserving(_ selector: String, _ type: CType, _ arguments: [Expr])
    throws(Finding)
  {
    guard selector == "addObserver:forKeyPath:options:context:", arguments.count == 4,
      case .boxed(let inner) = arguments[1].kind, case .string(let parts) = inner.kind,
      let nominal = type.nominal,
      let obstacle = ObjectiveC.obstacle(toObserving: Self.text(parts), of: nominal)
    else { return }
    throw Finding(obstacle, at: arguments[1].at)
  }

  /// Rejects asking UIKit's objects for a method that no class here has, but a device's may.
  private func checkAsking(_ selector: String, _ type: CType, _ arguments: [Expr]) throws(Finding) {
    let isQuestion =
      selector == "respondsToSelector:" || selector == "instancesRespondToSelector:"
    guard isQuestion || selector.hasPrefix("performSelector:"), let first = arguments.first,
      case .selector(let inner) = first.kind, case .name(let name) = inner.kind,
      candidates(name).isEmpty
    else { return }
    var own: Nominal?
    if case .object(let nominal, _) = type { own = nominal }
    if case .metaclass(let nominal?) = type { own = nominal }
    guard let own, own !== ObjectiveC.root,
      isQuestion
        ? own.lineage.contains(where: { $0.isLibrary && $0 !== ObjectiveC.root }) : own.isLibrary
    else { return }
    throw Finding(
      "No class in the model has a method '\(name)', but a device's may have it.", at: first.at)
  }

  /// The class of a copy.
  private func copyClass(_ nominal: Nominal, isMutable: Bool) -> Nominal {
    for type in nominal.lineage {
      switch type.name {
      case "NSArray", "NSDictionary", "NSString", "NSSet":
        return isMutable ? ObjectiveC.known("NSMutable" + type.name.dropFirst(2)) : type
      default: continue
      }
    }
    return nominal
  }

  /// The method for a message to `id`: all methods with the selector must agree on the types.
  private func known(_ selector: String, _ type: CType, at position: Position) throws(Finding)
    -> ObjectiveCMethodInfo
  {
    if case .id(let protocols) = type, !protocols.isEmpty {
      for one in protocols { if let found = declared(selector, one, false) { return found } }
    }
    var isClass = false
    if case .metaclass = type { isClass = true }
    if isClass, let root = ObjectiveC.root, let found = declared(selector, root, true) {
      return found
    }
    let all = candidates(selector)
    guard let first = all.first else {
      throw Finding(
        "No class has a method '\(selector)'\(didYouMean(selector, among: (bySelector ?? [:]).keys)).",
        at: position)
    }
    guard all.allSatisfy({ $0.hasKinds(of: first) }) else {
      throw Finding(
        "Several classes have '\(selector)' with other types; cast the receiver to its class.",
        at: position)
    }
    // If they return different classes, the result is any object.
    if first.result.isObject, !all.allSatisfy({ $0.result == first.result }) {
      return ObjectiveCMethodInfo(
        selector, isClass: first.isClass, first.parameters, .anything, isVariadic: first.isVariadic)
    }
    return first
  }

  private func candidates(_ selector: String) -> [ObjectiveCMethodInfo] {
    if let bySelector { return bySelector[selector] ?? [] }
    var all: [String: [ObjectiveCMethodInfo]] = [:]
    for table in Array(runtime.tables.values) + Array(ObjectiveC.tables.values) {
      for (selector, method) in table.instance { all[selector, default: []].append(method) }
      for (selector, method) in table.type { all[selector, default: []].append(method) }
    }
    bySelector = all
    return all[selector] ?? []
  }

  /// The arguments of a message, one per parameter, followed by the variadic ones up to nil.
  func values(
    _ arguments: [Expr], for method: ObjectiveCMethodInfo, at position: Position
  ) throws(Finding) -> Codes {
    let count = method.parameters.count
    guard arguments.count == count || method.isVariadic && arguments.count >= count else {
      throw Finding("'\(method.selector)' takes \(count) values.", at: position)
    }
    if method.selector == "predicateWithFormat:" { return try predicate(arguments, at: position) }
    if method.isVariadic, method.selector.lowercased().contains("format") {
      var codes: [Code] = []
      for (argument, type) in zip(arguments, method.parameters.dropLast()) {
        let typed = try check(argument, expecting: type)
        codes.append(try convert(typed, to: type, at: argument.at))
      }
      let (before, format) = (
        codes, try format(arguments[count - 1], Array(arguments.dropFirst(count)))
      )
      return { machine, frame throws(Halt) in
        var values: [Value] = []
        for code in before { values.append(try code(machine, frame)) }
        return values + [try format(machine, frame)]
      }
    }
    var codes: [Code] = []
    for (index, argument) in arguments.enumerated() {
      let type = index < count ? method.parameters[index] : .anything
      let typed = try check(argument, expecting: type)
      codes.append(try convert(typed, to: type, at: argument.at))
    }
    let all = codes
    guard method.isVariadic else {
      return { machine, frame throws(Halt) in
        var values: [Value] = []
        for code in all { values.append(try code(machine, frame)) }
        return values
      }
    }
    guard let last = arguments.last, case .null = last.kind else {
      throw Finding(
        "The values of '\(method.selector)' end with nil, which is missing.", at: position)
    }
    return { machine, frame throws(Halt) in
      var values: [Value] = []
      for (index, code) in all.enumerated() {
        let value = try code(machine, frame)
        if value.isNone, index >= count - 1 { break }
        values.append(value)
      }
      return values
    }
  }
}
