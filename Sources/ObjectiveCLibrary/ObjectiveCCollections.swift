package import ObjectiveCTypes
package import ProgramRuntime
import Syntax

/// The implementations of collection methods.
extension ObjectiveC {
  /// Makes a collection of the receiver's class, mutable or not.
  static func made(
    _ mutableName: String, _ contents: Value, _ receiver: Value, _ machine: Machine
  ) throws(Halt) -> Value {
    let isMutable: Bool
    if case .type(let type) = receiver {
      isMutable = type.nominal?.name == mutableName
    } else {
      isMutable = machine.objectiveCClass(of: receiver)?.name == mutableName
      if isMutable {
        machine.setField("contents", of: receiver, contents)
        return receiver
      }
    }
    if isMutable { return try machine.mutable(mutableName, contents) }
    return mutableName == "NSMutableSet" ? .boxed(.set(.any), contents) : contents
  }

  static func checked(
    _ values: [Value], _ place: Int, _ selector: String, _ receiver: Value, _ machine: Machine
  ) throws(Halt) {
    guard place < 0 || place >= values.count else { return }
    let name = machine.objectiveCClass(of: receiver).map(machine.shownClass) ?? "NSArray"
    let shown = place < 0 ? "\(UInt(bitPattern: place))" : "\(place)"
    let bounds = values.isEmpty ? "for empty array" : "[0 .. \(values.count - 1)]"
    throw machine.exception(
      "NSRangeException", "*** -[\(name) \(selector)]: index \(shown) beyond bounds \(bounds)")
  }

  static func refuseNil(_ value: Value, _ selector: String, _ receiver: Value, _ machine: Machine)
    throws(Halt)
  {
    guard value.isNone else { return }
    let name = machine.objectiveCClass(of: receiver).map(machine.shownClass) ?? "NSArray"
    throw machine.exception(
      "NSInvalidArgumentException", "*** -[\(name) \(selector)]: object cannot be nil")
  }

  /// An element of a list; throws Foundation's exception if there is none.
  package static func element(
    _ receiver: Value, _ place: Int, _ selector: String, _ machine: Machine
  )
    throws(Halt) -> Value
  {
    let values = machine.elements(of: receiver)
    try checked(values, place, selector, receiver, machine)
    return values[place]
  }

  static func index(of object: Value, in values: [Value], _ machine: Machine) throws(Halt)
    -> Int?
  {
    for (index, value) in values.enumerated() where try machine.isEqual(value, object) {
      return index
    }
    return nil
  }

  static func change(
    _ receiver: Value, _ machine: Machine, _ body: (inout [Value]) throws(Halt) -> Void
  ) throws(Halt) -> Value {
    var values = machine.elements(of: receiver)
    // The object gives up the list meanwhile, so that changing it makes no copy.
    machine.setField("contents", of: receiver, .none)
    do throws(Halt) { try body(&values) } catch {
      machine.setField("contents", of: receiver, .array(values))
      throw error
    }
    machine.setField("contents", of: receiver, try .list(values))
    return .void
  }

  static func enumerator(_ values: [Value], _ machine: Machine) throws(Halt) -> Value {
    let object = try machine.allocate(known("NSEnumerator"), named: nil)
    machine.setField("contents", of: object, .array(values))
    machine.setField("place", of: object, .int(0))
    return object
  }

  /// Calls a block for each value until it sets stop.
  static func each(_ rounds: [[Value]], _ block: Value, _ machine: Machine) throws(Halt) {
    let stop = Value.object(try machine.make(.variable, [.bool(false)]))
    for values in rounds {
      _ = try machine.call(closure: block, values + [stop])
      if stop.reference?.instance.fields.first?.bool == true { return }
    }
  }

  static func sorted(_ values: [Value], _ comparator: Value, _ machine: Machine)
    throws(Halt) -> [Value]
  {
    try sorted(values, machine) { a, b throws(Halt) in
      try machine.call(closure: comparator, [a, b]).int
    }
  }

  /// Sorts values by a comparison; the sort is stable.
  static func sorted(
    _ values: [Value], _ machine: Machine, by order: (Value, Value) throws(Halt) -> Int
  ) throws(Halt) -> [Value] {
    guard values.count > 1 else { return values }
    let middle = values.count / 2
    // checked: the middle is within
    let left = try sorted(Array(values[..<middle]), machine, by: order)
    // checked: the middle is within
    let right = try sorted(Array(values[middle...]), machine, by: order)
    var result: [Value] = []
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if try order(left[i], right[j]) <= 0 {
        result.append(left[i])
        i += 1
      } else {
        result.append(right[j])
        j += 1
      }
    }
    return result + left[i...] + right[j...]  // checked: counted up to there
  }

  static let arrayNatives: [String: ObjectiveCMethodInfo.Run] = [
    "+NSArray array": { machine, receiver, _ throws(Halt) in
      try made("NSMutableArray", .array([]), receiver, machine)
    },
    "+NSArray arrayWithObject:": { machine, receiver, arguments throws(Halt) in
      try refuseNil(arguments[0], "arrayWithObject:", receiver, machine)
      return try made("NSMutableArray", .array([arguments[0]]), receiver, machine)
    },
    "+NSArray arrayWithObjects:": { machine, receiver, arguments throws(Halt) in
      try made("NSMutableArray", try .list(arguments), receiver, machine)
    },
    "+NSArray arrayWithArray:": { machine, receiver, arguments throws(Halt) in
      try made("NSMutableArray", .array(machine.elements(of: arguments[0])), receiver, machine)
    },
    "-NSArray initWithObjects:": { machine, receiver, arguments throws(Halt) in
      try made("NSMutableArray", try .list(arguments), receiver, machine)
    },
    "-NSArray initWithArray:": { machine, receiver, arguments throws(Halt) in
      try made("NSMutableArray", .array(machine.elements(of: arguments[0])), receiver, machine)
    },
    "-NSArray count": { machine, receiver, _ throws(Halt) in
      .int(machine.elements(of: receiver).count)
    },
    "-NSArray objectAtIndex:": { machine, receiver, arguments throws(Halt) in
      try element(receiver, arguments[0].int, "objectAtIndex:", machine)
    },
    "-NSArray firstObject": { machine, receiver, _ throws(Halt) in
      machine.elements(of: receiver).first ?? .none
    },
    "-NSArray lastObject": { machine, receiver, _ throws(Halt) in
      machine.elements(of: receiver).last ?? .none
    },
    "-NSArray containsObject:": { machine, receiver, arguments throws(Halt) in
      .bool(try index(of: arguments[0], in: machine.elements(of: receiver), machine) != nil)
    },
    "-NSArray indexOfObject:": { machine, receiver, arguments throws(Halt) in
      .int(try index(of: arguments[0], in: machine.elements(of: receiver), machine) ?? Int.max)
    },
    "-NSArray isEqualToArray:": { machine, receiver, arguments throws(Halt) in
      .bool(try machine.isEqual(receiver, arguments[0]))
    },
    "-NSArray arrayByAddingObject:": { machine, receiver, arguments throws(Halt) in
      try refuseNil(arguments[0], "arrayByAddingObject:", receiver, machine)
      return try .list(machine.elements(of: receiver) + [arguments[0]])
    },
    "-NSArray arrayByAddingObjectsFromArray:": { machine, receiver, arguments throws(Halt) in
      try .list(machine.elements(of: receiver) + machine.elements(of: arguments[0]))
    },
    "-NSArray componentsJoinedByString:": { machine, receiver, arguments throws(Halt) in
      var parts: [String] = []
      for value in machine.elements(of: receiver) {
        parts.append(try machine.objectiveCDescription(of: value))
      }
      return try .joined(parts, by: try machine.text(arguments[0]))
    },
    "-NSArray objectEnumerator": { machine, receiver, _ throws(Halt) in
      try enumerator(machine.elements(of: receiver), machine)
    },
    "-NSArray reverseObjectEnumerator": { machine, receiver, _ throws(Halt) in
      try enumerator(machine.elements(of: receiver).reversed(), machine)
    },
    "-NSArray enumerateObjectsUsingBlock:": { machine, receiver, arguments throws(Halt) in
      try each(
        machine.elements(of: receiver).enumerated().map { [$0.element, .int($0.offset)] },
        arguments[0], machine)
      return .void
    },
    "-NSArray makeObjectsPerformSelector:": { machine, receiver, arguments throws(Halt) in
      for value in machine.elements(of: receiver) {
        _ = try machine.perform(arguments[0], on: value, [])
      }
      return .void
    },
    "-NSArray makeObjectsPerformSelector:withObject:": {
      machine, receiver, arguments throws(Halt) in
      for value in machine.elements(of: receiver) {
        _ = try machine.perform(arguments[0], on: value, [arguments[1]])
      }
      return .void
    },
    "-NSArray sortedArrayUsingComparator:": { machine, receiver, arguments throws(Halt) in
      .array(try sorted(machine.elements(of: receiver), arguments[0], machine))
    },
    "-NSArray valueForKey:": { machine, receiver, arguments throws(Halt) in
      var values: [Value] = []
      for value in machine.elements(of: receiver) {
        let found = try machine.send("valueForKey:", to: value, arguments, zero: .none)
        values.append(
          found.isNone
            ? try machine.send("null", to: .type(.nominal(known("NSNull"))), [], zero: .none)
            : found)
      }
      return .array(values)
    },
  ]

  static let mutableArrayNatives: [String: ObjectiveCMethodInfo.Run] = [
    "+NSMutableArray arrayWithCapacity:": { machine, _, _ throws(Halt) in
      try machine.mutable("NSMutableArray", .array([]))
    },
    "-NSMutableArray initWithCapacity:": { machine, receiver, _ throws(Halt) in
      machine.setField("contents", of: receiver, .array([]))
      return receiver
    },
    "-NSMutableArray addObject:": { machine, receiver, arguments throws(Halt) in
      try refuseNil(arguments[0], "insertObject:atIndex:", receiver, machine)
      return try change(receiver, machine) { values throws(Halt) in values.append(arguments[0]) }
    },
    "-NSMutableArray addObjectsFromArray:": { machine, receiver, arguments throws(Halt) in
      let other = machine.elements(of: arguments[0])
      return try change(receiver, machine) { values throws(Halt) in values += other }
    },
    "-NSMutableArray insertObject:atIndex:": { machine, receiver, arguments throws(Halt) in
      try refuseNil(arguments[0], "insertObject:atIndex:", receiver, machine)
      return try change(receiver, machine) { values throws(Halt) in
        let place = arguments[1].int
        if place != values.count {
          try checked(values, place, "insertObject:atIndex:", receiver, machine)
        }
        values.insert(arguments[0], at: place)
      }
    },
    "-NSMutableArray removeObject:": { machine, receiver, arguments throws(Halt) in
      // Comparing objects may run code that accesses the array.
      var left: [Value] = []
      for value in machine.elements(of: receiver)
      where !(try machine.isEqual(value, arguments[0])) { left.append(value) }
      try machine.charge(left.count)
      machine.setField("contents", of: receiver, .array(left))
      return .void
    },
    "-NSMutableArray removeObjectAtIndex:": { machine, receiver, arguments throws(Halt) in
      try change(receiver, machine) { values throws(Halt) in
        try checked(values, arguments[0].int, "removeObjectAtIndex:", receiver, machine)
        values.remove(at: arguments[0].int)
      }
    },
    "-NSMutableArray removeLastObject": { machine, receiver, _ throws(Halt) in
      try change(receiver, machine) { values throws(Halt) in _ = values.popLast() }
    },
    "-NSMutableArray removeAllObjects": { machine, receiver, _ throws(Halt) in
      machine.setField("contents", of: receiver, .array([]))
      return .void
    },
    "-NSMutableArray replaceObjectAtIndex:withObject:": {
      machine, receiver, arguments throws(Halt) in
      try refuseNil(arguments[1], "replaceObjectAtIndex:withObject:", receiver, machine)
      return try change(receiver, machine) { values throws(Halt) in
        try checked(values, arguments[0].int, "replaceObjectAtIndex:withObject:", receiver, machine)
        values[arguments[0].int] = arguments[1]
      }
    },
    "-NSMutableArray exchangeObjectAtIndex:withObjectAtIndex:": {
      machine, receiver, arguments throws(Halt) in
      try change(receiver, machine) { values throws(Halt) in
        for argument in arguments {
          try checked(
            values, argument.int, "exchangeObjectAtIndex:withObjectAtIndex:", receiver, machine)
        }
        values.swapAt(arguments[0].int, arguments[1].int)
      }
    },
    "-NSMutableArray sortUsingComparator:": { machine, receiver, arguments throws(Halt) in
      machine.setField(
        "contents", of: receiver,
        .array(try sorted(machine.elements(of: receiver), arguments[0], machine)))
      return .void
    },
  ]
}
