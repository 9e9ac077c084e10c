import ObjectiveCTypes
import ProgramRuntime
import Syntax

/// Sorts, filters and queries collections by selectors, blocks and key paths.
extension ObjectiveC {
  /// Sorts values with their own comparison selector.
  private static func sorted(_ receiver: Value, by selector: Value, _ machine: Machine)
    throws(Halt) -> [Value]
  {
    try sorted(machine.elements(of: receiver), machine) { a, b throws(Halt) in
      try machine.send(selector.string, to: a, [b], zero: .int(0)).int
    }
  }

  /// Compares two objects by their values for a key: nil comes first.
  private static func order(_ a: Value, _ b: Value, _ machine: Machine) throws(Halt) -> Int {
    if a.isNone || b.isNone { return a.isNone == b.isNone ? 0 : a.isNone ? -1 : 1 }
    return try machine.send("compare:", to: a, [b], zero: .int(0)).int
  }

  private static func describe(_ set: Value, _ arguments: [Value], _ machine: Machine) -> Value {
    machine.setField("key", of: set, arguments[0])
    machine.setField("isAscending", of: set, arguments[1])
    return set
  }

  static let queryNatives: [String: ObjectiveCMethodInfo.Run] = [
    "-NSArray subarrayWithRange:": { machine, receiver, arguments throws(Halt) in
      let values = machine.elements(of: receiver)
      let (start, length) = (
        arguments[0].parts.first?.int ?? 0, arguments[0].parts.last?.int ?? 0
      )
      guard start >= 0, length >= 0, start <= values.count, length <= values.count - start else {
        let name = machine.objectiveCClass(of: receiver).map(machine.shownClass) ?? "NSArray"
        let (location, count) = (UInt(bitPattern: start), UInt(bitPattern: length))
        let bounds = values.isEmpty ? "for empty array" : "[0 .. \(values.count - 1)]"
        throw machine.exception(
          "NSRangeException",
          "*** -[\(name) subarrayWithRange:]: range {\(location), \(count)} extends beyond bounds \(bounds)"
        )
      }
      return .array(Array(values.dropFirst(start).prefix(length)))
    },
    "-NSArray sortedArrayUsingSelector:": { machine, receiver, arguments throws(Halt) in
      .array(try sorted(receiver, by: arguments[0], machine))
    },
    "-NSArray sortedArrayUsingDescriptors:": { machine, receiver, arguments throws(Halt) in
      let descriptors = machine.elements(of: arguments[0])
      return .array(
        try sorted(machine.elements(of: receiver), machine) { a, b throws(Halt) in
          for one in descriptors {
            let path = machine.field("key", of: one).string
            let order = try order(
              try machine.value(at: path, of: a), try machine.value(at: path, of: b), machine)
            if order != 0 { return machine.field("isAscending", of: one).bool ? order : 0 &- order }
          }
          return 0
        })
    },
    "-NSArray filteredArrayUsingPredicate:": { machine, receiver, arguments throws(Halt) in
      .array(try machine.filtered(machine.elements(of: receiver), by: arguments[0]))
    },
    "-NSArray indexOfObjectIdenticalTo:": { machine, receiver, arguments throws(Halt) in
      .int(
        machine.elements(of: receiver).firstIndex { $0.isSame(as: arguments[0]) } ?? Int.max)
    },
    "-NSArray indexOfObjectPassingTest:": { machine, receiver, arguments throws(Halt) in
      let stop = Value.object(try machine.make(.variable, [.bool(false)]))
      for (index, value) in machine.elements(of: receiver).enumerated() {
        if try machine.call(closure: arguments[0], [value, .int(index), stop]).bool {
          return .int(index)
        }
        if stop.reference?.instance.fields.first?.bool == true { break }
      }
      return .int(.max)
    },
    "-NSArray enumerateObjectsWithOptions:usingBlock:": {
      machine, receiver, arguments throws(Halt) in
      // 1 lets several run concurrently, in an unspecified order.
      guard arguments[0].int & ~2 == 0 else {
        throw .bound("An enumeration with NSEnumerationConcurrent has no order to run it in.")
      }
      let rounds = machine.elements(of: receiver).enumerated().map {
        [$0.element, Value.int($0.offset)]
      }
      try each(arguments[0].int == 0 ? rounds : rounds.reversed(), arguments[1], machine)
      return .void
    },
    "-NSMutableArray sortUsingSelector:": { machine, receiver, arguments throws(Halt) in
      let values = try sorted(receiver, by: arguments[0], machine)
      machine.setField("contents", of: receiver, .array(values))
      return .void
    },
    "-NSMutableArray filterUsingPredicate:": { machine, receiver, arguments throws(Halt) in
      let values = try machine.filtered(machine.elements(of: receiver), by: arguments[0])
      machine.setField("contents", of: receiver, .array(values))
      return .void
    },
    "-NSMutableArray removeObjectsInArray:": { machine, receiver, arguments throws(Halt) in
      for value in machine.elements(of: arguments[0]) {
        _ = try machine.send("removeObject:", to: receiver, [value], zero: .void)
      }
      return .void
    },
    "-NSMutableArray setArray:": { machine, receiver, arguments throws(Halt) in
      machine.setField("contents", of: receiver, .array(machine.elements(of: arguments[0])))
      return .void
    },
    "+NSDictionary dictionaryWithObjects:forKeys:": { machine, receiver, arguments throws(Halt) in
      let (objects, keys) = (machine.elements(of: arguments[0]), machine.elements(of: arguments[1]))
      guard objects.count == keys.count else {
        throw machine.exception(
          "NSInvalidArgumentException",
          "*** -[NSDictionary initWithObjects:forKeys:]: count of objects (\(objects.count)) differs from count of keys (\(keys.count))"
        )
      }
      var table = Table()
      for (key, object) in zip(keys, objects) { table[try machine.key(key, in: table)] = object }
      return try made("NSMutableDictionary", .table(table), receiver, machine)
    },
    "-NSDictionary initWithObjectsAndKeys:": { machine, receiver, arguments throws(Halt) in
      try made("NSMutableDictionary", try pairs(arguments, machine), receiver, machine)
    },
    "-NSMutableDictionary initWithCapacity:": { machine, receiver, _ throws(Halt) in
      machine.setField("contents", of: receiver, .table(Table()))
      return receiver
    },
    "-NSSet filteredSetUsingPredicate:": { machine, receiver, arguments throws(Halt) in
      .boxed(
        .set(.any),
        try members(try machine.filtered(machine.elements(of: receiver), by: arguments[0]), machine)
      )
    },
    "-NSSet isSubsetOfSet:": { machine, receiver, arguments throws(Halt) in
      let other = machine.table(of: arguments[0])
      for value in machine.elements(of: receiver)
      where other[try machine.member(value, of: other)] == nil { return .bool(false) }
      return .bool(true)
    },
    "-NSSet intersectsSet:": { machine, receiver, arguments throws(Halt) in
      let other = machine.table(of: arguments[0])
      for value in machine.elements(of: receiver)
      where other[try machine.member(value, of: other)] != nil { return .bool(true) }
      return .bool(false)
    },
    "-NSMutableSet addObjectsFromArray:": { machine, receiver, arguments throws(Halt) in
      try insert(machine.elements(of: arguments[0]), into: receiver, machine)
    },
    "-NSMutableSet unionSet:": { machine, receiver, arguments throws(Halt) in
      try insert(machine.elements(of: arguments[0]), into: receiver, machine)
    },
    "-NSMutableSet minusSet:": { machine, receiver, arguments throws(Halt) in
      try remove(from: receiver, whereIn: arguments[0], is: true, machine)
    },
    "-NSMutableSet intersectSet:": { machine, receiver, arguments throws(Halt) in
      try remove(from: receiver, whereIn: arguments[0], is: false, machine)
    },
    "+NSSortDescriptor sortDescriptorWithKey:ascending:": {
      machine, _, arguments throws(Halt) in
      describe(try machine.allocate(known("NSSortDescriptor"), named: nil), arguments, machine)
    },
    "-NSSortDescriptor initWithKey:ascending:": { machine, receiver, arguments throws(Halt) in
      describe(receiver, arguments, machine)
    },
  ]
}
