import ProgramRuntime
import Syntax

/// The implementations of dictionary and set methods.
extension ObjectiveC {
  static func pairs(_ values: [Value]) throws(Halt) -> Value {
    var table = Table()
    for place in stride(from: 0, to: values.count - 1, by: 2) {
      table[values[place + 1]] = values[place]
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
        "NSMutableDictionary", try pairs([arguments[0], machine.copied(arguments[1])]), receiver,
        machine)
    },
    "+NSDictionary dictionaryWithObjectsAndKeys:": { machine, receiver, arguments throws(Halt) in
      try made("NSMutableDictionary", try pairs(arguments), receiver, machine)
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
      machine.table(of: receiver)[machine.copied(arguments[0])] ?? .none
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
      return set(arguments[0], arguments[1], receiver, machine)
    },
    "-NSMutableDictionary setValue:forKey:": { machine, receiver, arguments throws(Halt) in
      set(arguments[0].isNone ? nil : arguments[0], arguments[1], receiver, machine)
    },
    "-NSMutableDictionary removeObjectForKey:": { machine, receiver, arguments throws(Halt) in
      set(nil, arguments[0], receiver, machine)
    },
    "-NSMutableDictionary removeAllObjects": { machine, receiver, _ throws(Halt) in
      machine.setField("contents", of: receiver, .table(Table()))
      return .void
    },
    "-NSMutableDictionary addEntriesFromDictionary:": { machine, receiver, arguments throws(Halt) in
      for pair in machine.table(of: arguments[0]).pairs {
        _ = set(pair.value, pair.key, receiver, machine)
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

  static func members(_ values: [Value]) -> Value {
    var table = Table()
    for value in values { table[value] = .void }
    return .table(table)
  }

  static let setNatives: [String: ObjectiveCMethodInfo.Run] = [
    "+NSSet set": { machine, receiver, _ throws(Halt) in
      try made("NSMutableSet", members([]), receiver, machine)
    },
    "+NSSet setWithObject:": { machine, receiver, arguments throws(Halt) in
      try made("NSMutableSet", members([arguments[0]]), receiver, machine)
    },
    "+NSSet setWithObjects:": { machine, receiver, arguments throws(Halt) in
      try made("NSMutableSet", members(arguments), receiver, machine)
    },
    "+NSSet setWithArray:": { machine, receiver, arguments throws(Halt) in
      try made("NSMutableSet", members(machine.elements(of: arguments[0])), receiver, machine)
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
      .bool(machine.table(of: receiver)[arguments[0]] != nil)
    },
    "-NSSet objectEnumerator": { machine, receiver, _ throws(Halt) in
      try enumerator(machine.table(of: receiver).pairs.map(\.key), machine)
    },
    "-NSSet enumerateObjectsUsingBlock:": { machine, receiver, arguments throws(Halt) in
      try each(machine.table(of: receiver).pairs.map { [$0.key] }, arguments[0], machine)
      return .void
    },
    "-NSMutableSet addObject:": { machine, receiver, arguments throws(Halt) in
      change(receiver, machine) { $0[arguments[0]] = .void }
    },
    "-NSMutableSet removeObject:": { machine, receiver, arguments throws(Halt) in
      set(nil, arguments[0], receiver, machine)
    },
    "-NSMutableSet removeAllObjects": { machine, receiver, _ throws(Halt) in
      machine.setField("contents", of: receiver, .table(Table()))
      return .void
    },
  ]
}
