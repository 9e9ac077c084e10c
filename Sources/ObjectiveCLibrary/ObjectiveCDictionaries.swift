import ObjectiveCTypes
package import ProgramRuntime
import Syntax

/// The implementations of dictionary and set methods.
extension ObjectiveC {
  static func pairs(_ values: [Value], _ machine: Machine) throws(Halt) -> Value {
    var table = Table()
    for place in stride(from: 0, to: values.count - 1, by: 2) {
      table[try machine.key(values[place + 1], in: table)] = values[place]
    }
    return .table(table)
  }

  static let dictionaryNatives: [String: ObjectiveCMethodInfo.Run] = [
    "+NSDictionary dictionary": { machine, receiver, _ throws(Halt) in
      try made("NSMutableDictionary", .table(Table()), receiver, machine)
    },
    "+NSDictionary dictionaryWithObject:forKey:": { machine, receiver, arguments throws(Halt) in
      try refuseNil(arguments[0], "dictionaryWithObject:forKey:", receiver, machine)
      return try made(
        "NSMutableDictionary", try pairs([arguments[0], arguments[1]], machine), receiver, machine)
    },
    "+NSDictionary dictionaryWithObjectsAndKeys:": { machine, receiver, arguments throws(Halt) in
      try made("NSMutableDictionary", try pairs(arguments, machine), receiver, machine)
    },
    "+NSDictionary dictionaryWithDictionary:": { machine, receiver, arguments throws(Halt) in
      try made("NSMutableDictionary", .table(machine.table(of: arguments[0])), receiver, machine)
    },
    "+NSMutableDictionary dictionaryWithCapacity:": { machine, _, _ throws(Halt) in
      try machine.mutable("NSMutableDictionary", .table(Table()))
    },
    "-NSDictionary count": { machine, receiver, _ throws(Halt) in
      .int(machine.table(of: receiver).count)
    },
    "-NSDictionary objectForKey:": { machine, receiver, arguments throws(Halt) in
      let table = machine.table(of: receiver)
      return table[try machine.member(arguments[0], of: table)] ?? .none
    },
    "-NSDictionary valueForKey:": { machine, receiver, arguments throws(Halt) in
      machine.table(of: receiver)[machine.copied(arguments[0])] ?? .none
    },
    "-NSDictionary allKeys": { machine, receiver, _ throws(Halt) in
      .array(machine.table(of: receiver).pairs.map(\.key))
    },
    "-NSDictionary allValues": { machine, receiver, _ throws(Halt) in
      .array(machine.table(of: receiver).pairs.map(\.value))
    },
    "-NSDictionary objectEnumerator": { machine, receiver, _ throws(Halt) in
      try enumerator(machine.table(of: receiver).pairs.map(\.value), machine)
    },
    "-NSDictionary keyEnumerator": { machine, receiver, _ throws(Halt) in
      try enumerator(machine.table(of: receiver).pairs.map(\.key), machine)
    },
    "-NSDictionary isEqualToDictionary:": { machine, receiver, arguments throws(Halt) in
      .bool(try machine.isEqual(receiver, arguments[0]))
    },
    "-NSDictionary enumerateKeysAndObjectsUsingBlock:": {
      machine, receiver, arguments throws(Halt) in
      try each(machine.table(of: receiver).pairs.map { [$0.key, $0.value] }, arguments[0], machine)
      return .void
    },
    "-NSMutableDictionary setObject:forKey:": { machine, receiver, arguments throws(Halt) in
      let name = machine.objectiveCClass(of: receiver).map(machine.shownClass) ?? "NSDictionary"
      for (value, what) in [(arguments[1], "key"), (arguments[0], "object")] where value.isNone {
        let key =
          what == "key" ? "" : " (key: \(try machine.objectiveCDescription(of: arguments[1])))"
        throw machine.exception(
          "NSInvalidArgumentException",
          "*** -[\(name) setObject:forKey:]: \(what) cannot be nil\(key)")
      }
      let key = try machine.key(arguments[1], in: machine.table(of: receiver))
      return set(arguments[0], key, receiver, machine)
    },
    "-NSMutableDictionary setValue:forKey:": { machine, receiver, arguments throws(Halt) in
      set(arguments[0].isNone ? nil : arguments[0], arguments[1], receiver, machine)
    },
    "-NSMutableDictionary removeObjectForKey:": { machine, receiver, arguments throws(Halt) in
      let key = try machine.member(arguments[0], of: machine.table(of: receiver))
      return set(nil, key, receiver, machine)
    },
    "-NSMutableDictionary removeAllObjects": { machine, receiver, _ throws(Halt) in
      machine.setField("contents", of: receiver, .table(Table()))
      return .void
    },
    "-NSMutableDictionary addEntriesFromDictionary:": { machine, receiver, arguments throws(Halt) in
      for pair in machine.table(of: arguments[0]).pairs {
        let key = try machine.member(pair.key, of: machine.table(of: receiver))
        _ = set(pair.value, key, receiver, machine)
      }
      return .void
    },
  ]

  private static func set(_ object: Value?, _ key: Value, _ receiver: Value, _ machine: Machine)
    -> Value
  {
    let key = machine.copied(key)
    return change(receiver, machine) { $0[key] = object }
  }

  static func change(
    _ receiver: Value, _ machine: Machine, _ body: (inout Table) -> Void
  ) -> Value {
    var table = machine.table(of: receiver)
    // The object gives up the table meanwhile, so that changing it makes no copy.
    machine.setField("contents", of: receiver, .none)
    body(&table)
    machine.setField("contents", of: receiver, .table(table))
    return .void
  }

  static func members(_ values: [Value], _ machine: Machine) throws(Halt) -> Value {
    var table = Table()
    for value in values where table[try machine.member(value, of: table)] == nil {
      table[value] = .void
    }
    return .table(table)
  }

  /// Adds the values that a set does not have yet.
  static func insert(_ values: [Value], into set: Value, _ machine: Machine) throws(Halt) -> Value {
    for value in values {
      let table = machine.table(of: set)
      guard table[try machine.member(value, of: table)] == nil else { continue }
      _ = change(set, machine) { $0[value] = .void }
    }
    return .void
  }

  /// Removes the values of a set that another collection has, or those that it does not have.
  static func remove(
    from set: Value, whereIn other: Value, is isIn: Bool, _ machine: Machine
  ) throws(Halt) -> Value {
    let others = try members(machine.elements(of: other), machine).table
    for value in machine.elements(of: set)
    where (others[try machine.member(value, of: others)] != nil) == isIn {
      _ = change(set, machine) { $0[value] = nil }
    }
    return .void
  }

  static let setNatives: [String: ObjectiveCMethodInfo.Run] = [
    "+NSSet set": { machine, receiver, _ throws(Halt) in
      try made("NSMutableSet", .table(Table()), receiver, machine)
    },
    "+NSSet setWithObject:": { machine, receiver, arguments throws(Halt) in
      try made("NSMutableSet", try members([arguments[0]], machine), receiver, machine)
    },
    "+NSSet setWithObjects:": { machine, receiver, arguments throws(Halt) in
      try made("NSMutableSet", try members(arguments, machine), receiver, machine)
    },
    "+NSSet setWithArray:": { machine, receiver, arguments throws(Halt) in
      try made(
        "NSMutableSet", try members(machine.elements(of: arguments[0]), machine), receiver, machine)
    },
    "-NSSet count": { machine, receiver, _ throws(Halt) in .int(machine.table(of: receiver).count)
    },
    "-NSSet anyObject": { machine, receiver, _ throws(Halt) in
      machine.table(of: receiver).pairs.first?.key ?? .none
    },
    "-NSSet allObjects": { machine, receiver, _ throws(Halt) in
      .array(machine.table(of: receiver).pairs.map(\.key))
    },
    "-NSSet containsObject:": { machine, receiver, arguments throws(Halt) in
      let table = machine.table(of: receiver)
      return .bool(table[try machine.member(arguments[0], of: table)] != nil)
    },
    "-NSSet objectEnumerator": { machine, receiver, _ throws(Halt) in
      try enumerator(machine.table(of: receiver).pairs.map(\.key), machine)
    },
    "-NSSet enumerateObjectsUsingBlock:": { machine, receiver, arguments throws(Halt) in
      try each(machine.table(of: receiver).pairs.map { [$0.key] }, arguments[0], machine)
      return .void
    },
    "-NSMutableSet addObject:": { machine, receiver, arguments throws(Halt) in
      try insert([arguments[0]], into: receiver, machine)
    },
    "-NSMutableSet removeObject:": { machine, receiver, arguments throws(Halt) in
      let member = try machine.member(arguments[0], of: machine.table(of: receiver))
      return set(nil, member, receiver, machine)
    },
    "-NSMutableSet removeAllObjects": { machine, receiver, _ throws(Halt) in
      machine.setField("contents", of: receiver, .table(Table()))
      return .void
    },
  ]
}

extension Machine {
  /// The member of a set, or the key of a dictionary, that equals a value by its own `hash` and `isEqual:`;
  /// otherwise the value itself.
  func member(_ value: Value, of table: Table) throws(Halt) -> Value {
    let value = copied(value)
    guard table.count > 0, hashes(value), table[value] == nil else { return value }
    let hash = try send("hash", to: value, [], zero: .int(0))
    for pair in table.pairs where hashes(pair.key) {
      guard try send("hash", to: pair.key, [], zero: .int(0)).isSame(as: hash) else { continue }
      if try isEqual(value, pair.key) { return pair.key }
    }
    return value
  }

  /// The key under which a dictionary keeps a value: a copy, unless it has an equal key.
  package func key(_ value: Value, in table: Table) throws(Halt) -> Value {
    let member = try member(value, of: table)
    guard table[member] == nil, case .object(let reference) = member,
      let nominal = reference.instance.nominal,
      !nominal.isLibrary || nominal.lineage.contains(where: { $0.name == "UIResponder" })
    else { return member }
    return try send("copy", to: member, [], zero: .none)
  }

  /// Whether an object's class says itself which objects are equal.
  private func hashes(_ value: Value) -> Bool {
    guard case .object(let reference) = value, let nominal = reference.instance.nominal,
      let runtime = program.objectiveC
    else { return false }
    return runtime.ownMethod("hash", of: nominal) != nil
      && runtime.ownMethod("isEqual:", of: nominal) != nil
  }
}
