import ObjectiveCTypes
import ProgramRuntime
import Syntax

/// Key-value coding: reads and sets an object's values by name.
extension ObjectiveC {
  static let codingNatives: [String: ObjectiveCMethodInfo.Run] = [
    "-NSObject valueForKey:": { machine, receiver, arguments throws(Halt) in
      try machine.value(forKey: try machine.text(arguments[0]), of: receiver)
    },
    "-NSObject valueForKeyPath:": { machine, receiver, arguments throws(Halt) in
      try machine.value(at: try machine.text(arguments[0]), of: receiver)
    },
    "-NSObject setValue:forKey:": { machine, receiver, arguments throws(Halt) in
      try machine.set(arguments[0], forKey: try machine.text(arguments[1]), of: receiver)
      return .void
    },
    "-NSObject setValue:forKeyPath:": { machine, receiver, arguments throws(Halt) in
      var words = try machine.text(arguments[1]).split(separator: ".")
      let key = Value.string(words.popLast().map(String.init) ?? "")
      let owner = try machine.value(at: words.joined(separator: "."), of: receiver)
      return try machine.send("setValue:forKey:", to: owner, [arguments[0], key], zero: .void)
    },
    "-NSObject setValuesForKeysWithDictionary:": { machine, receiver, arguments throws(Halt) in
      for pair in machine.table(of: arguments[0]).pairs {
        let isNull = machine.objectiveCClass(of: pair.value)?.name == "NSNull"
        _ = try machine.send(
          "setValue:forKey:", to: receiver, [isNull ? .none : pair.value, pair.key], zero: .void)
      }
      return .void
    },
    "-NSArray setValue:forKey:": { machine, receiver, arguments throws(Halt) in
      for value in machine.elements(of: receiver) {
        _ = try machine.send("setValue:forKey:", to: value, arguments, zero: .void)
      }
      return .void
    },
  ]
}

extension Machine {
  /// The value for a key: from an accessor, otherwise from an instance variable.
  func value(forKey key: String, of object: Value) throws(Halt) -> Value {
    guard let runtime = program.objectiveC, let nominal = objectiveCClass(of: object),
      !nominal.lineage.contains(where: { $0.name == "NSSet" })
    else { throw .bound("The key '\(key)' of this object is not supported.") }
    let name = key.capitalizedKey
    for selector in ["get" + name, key, "is" + name] {
      guard let method = runtime.method(selector, of: nominal, isClass: false),
        method.parameters.isEmpty, method.result != .void
      else { continue }
      let found = try send(selector, to: object, [], zero: method.result.zero)
      return try boxed(found, method.result, key)
    }
    if let getter = runtime.variable(forKey: key, of: nominal)?.getter, let run = getter.run {
      return try boxed(try run(self, object, []), getter.result, key)
    }
    if runtime.method("valueForUndefinedKey:", of: nominal, isClass: false) != nil {
      return try send("valueForUndefinedKey:", to: object, [.string(key)], zero: .none)
    }
    throw undefined(key, nominal, "valueForUndefinedKey:")
  }

  /// Sets the value for a key: by its setter, otherwise in an instance variable.
  func set(_ value: Value, forKey key: String, of object: Value) throws(Halt) {
    guard let runtime = program.objectiveC, let nominal = objectiveCClass(of: object) else {
      throw .bound("The key '\(key)' of this object is not supported.")
    }
    let selector = "set\(key.capitalizedKey):"
    if let setter = runtime.method(selector, of: nominal, isClass: false),
      let type = setter.parameters.first
    {
      let value = try unboxed(value, type, key, nominal)
      _ = try send(selector, to: object, [value], zero: .void)
    } else if let setter = runtime.variable(forKey: key, of: nominal)?.setter,
      let type = setter.parameters.first
    {
      _ = try setter.run?(self, object, [try unboxed(value, type, key, nominal)])
    } else if runtime.method("setValue:forUndefinedKey:", of: nominal, isClass: false) != nil {
      _ = try send("setValue:forUndefinedKey:", to: object, [value, .string(key)], zero: .void)
    } else {
      throw undefined(key, nominal, "setValue:forUndefinedKey:")
    }
  }

  /// A value of C as an object.
  private func boxed(_ value: Value, _ type: CType, _ key: String) throws(Halt) -> Value {
    switch type {
    case .structure(let nominal): return .boxed(.nominal(nominal), value)
    case .selector, .text, .pointer, .list:
      throw .bound("The key '\(key)' of type '\(type)' is not supported.")
    default: return value
    }
  }

  /// An object as a value of C.
  private func unboxed(_ value: Value, _ type: CType, _ key: String, _ nominal: Nominal)
    throws(Halt) -> Value
  {
    if type.isObject { return value }
    guard !value.isNone else {
      throw exception(
        "NSInvalidArgumentException",
        "[<\(shownClass(nominal))> setNilValueForKey]: could not set nil as the value for the key \(key)."
      )
    }
    switch type {
    case .bool: return try send("boolValue", to: value, [], zero: .bool(false))
    case .integer(let kind):
      return .int(kind.wrapping(try send("integerValue", to: value, [], zero: .int(0)).int))
    case .double: return try send("doubleValue", to: value, [], zero: .double(0))
    case .float: return try send("floatValue", to: value, [], zero: .double(0))
    case .structure(let wanted):
      if case .boxed(let type, let inner) = value, type.nominal === wanted { return inner }
      fallthrough
    default: throw .bound("The key '\(key)' of type '\(type)' can't be set to this value.")
    }
  }

  private func undefined(_ key: String, _ nominal: Nominal, _ method: String) -> Halt {
    exception(
      "NSUnknownKeyException",
      "[<\(shownClass(nominal))> \(method)]: this class is not key value coding-compliant for the key \(key)."
    )
  }

  /// The value at a key path, by key-value coding.
  func value(at path: String, of object: Value) throws(Halt) -> Value {
    let words = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = words.first else { return object }
    let rest = words.count > 1 ? String(words[1]) : ""
    if first.hasPrefix("@") { return try gathered(String(first), rest, of: object) }
    if first == "self" || object.isNone {
      return rest.isEmpty || object.isNone ? object : try value(at: rest, of: object)
    }
    let found = try send("valueForKey:", to: object, [.string(String(first))], zero: .none)
    return rest.isEmpty ? found : try value(at: rest, of: found)
  }

  /// The result of a collection operator such as `@max`.
  private func gathered(_ sign: String, _ path: String, of object: Value) throws(Halt) -> Value {
    let values = elements(of: object)
    if sign == "@count" { return .int(values.count) }
    var found: [Value] = []
    for one in values {
      let value = try path.isEmpty ? one : value(at: path, of: one)
      if !value.isNone { found.append(value) }
    }
    switch sign {
    case "@sum", "@avg":
      var sum = 0.0
      for one in found { sum += try send("doubleValue", to: one, [], zero: .double(0)).double }
      let result = sign == "@sum" || found.isEmpty ? sum : sum / Double(found.count)
      // Foundation adds decimal numbers, whose digits differ from binary ones in long numbers.
      guard "\(sum)".utf8.count < 10, "\(result)".utf8.count < 10 else {
        throw .bound("'\(sign)' of numbers with many digits is not supported.")
      }
      return .double(result)
    case "@max", "@min":
      var best = found.first ?? .none
      for one in found.dropFirst() {
        let order = try send("compare:", to: best, [one], zero: .int(0)).int
        if sign == "@max" ? order < 0 : order > 0 { best = one }
      }
      return best
    default: throw .bound("The operator '\(sign)' of a key path is not supported.")
    }
  }
}

extension ObjectiveCRuntime {
  /// The instance variable in which key-value coding finds a key.
  fileprivate func variable(forKey key: String, of nominal: Nominal) -> ObjectiveCTable.Variable? {
    for name in ["_" + key, "_is" + key.capitalizedKey, key, "is" + key.capitalizedKey] {
      for type in nominal.lineage {
        if let found = tables[type]?.variables[name] { return found }
      }
    }
    return nil
  }
}

extension String {
  /// A key as it stands in the names of its accessors.
  var capitalizedKey: String { prefix(1).uppercased() + dropFirst() }
}
