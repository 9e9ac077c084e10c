import ProgramRuntime
import Syntax

/// Sorts, filters and queries collections by selectors, blocks and key paths.
extension ObjectiveC {
  static let queryHeader = """
    @interface NSArray (Queries)
    - (NSArray *)subarrayWithRange:(NSRange)range;
    - (NSArray *)sortedArrayUsingSelector:(SEL)selector;
    - (NSArray *)sortedArrayUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors;
    - (NSArray *)filteredArrayUsingPredicate:(NSPredicate *)predicate;
    - (NSUInteger)indexOfObjectIdenticalTo:(id)object;
    - (NSUInteger)indexOfObjectPassingTest:(BOOL (^)(id object, NSUInteger index, BOOL *stop))test;
    - (void)enumerateObjectsWithOptions:(NSUInteger)options usingBlock:(void (^)(id object, NSUInteger index, BOOL *stop))block;
    - (id)valueForKeyPath:(NSString *)path;
    @end
    @interface NSMutableArray (Queries)
    - (void)sortUsingSelector:(SEL)selector;
    - (void)filterUsingPredicate:(NSPredicate *)predicate;
    - (void)removeObjectsInArray:(NSArray *)other;
    - (void)setArray:(NSArray *)other;
    @end
    @interface NSDictionary (Queries)
    + (instancetype)dictionaryWithObjects:(NSArray *)objects forKeys:(NSArray *)keys;
    - (instancetype)initWithObjectsAndKeys:(id)first, ...;
    - (id)valueForKeyPath:(NSString *)path;
    @end
    @interface NSMutableDictionary (Queries)
    - (instancetype)initWithCapacity:(NSUInteger)capacity;
    @end
    @interface NSSet (Queries)
    - (NSSet *)filteredSetUsingPredicate:(NSPredicate *)predicate;
    - (BOOL)isSubsetOfSet:(NSSet *)other;
    - (BOOL)intersectsSet:(NSSet *)other;
    @end
    @interface NSMutableSet (Queries)
    - (void)addObjectsFromArray:(NSArray *)other;
    - (void)unionSet:(NSSet *)other;
    - (void)minusSet:(NSSet *)other;
    @end
    @interface NSSortDescriptor : NSObject
    + (instancetype)sortDescriptorWithKey:(NSString *)key ascending:(BOOL)ascending;
    - (instancetype)initWithKey:(NSString *)key ascending:(BOOL)ascending;
    @end
    """

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
    "-NSArray valueForKeyPath:": { machine, receiver, arguments throws(Halt) in
      try machine.value(at: try machine.text(arguments[0]), of: receiver)
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
      for (key, object) in zip(keys, objects) { table[machine.copied(key)] = object }
      return try made("NSMutableDictionary", .table(table), receiver, machine)
    },
    "-NSDictionary initWithObjectsAndKeys:": { machine, receiver, arguments throws(Halt) in
      try made("NSMutableDictionary", try pairs(arguments), receiver, machine)
    },
    "-NSDictionary valueForKeyPath:": { machine, receiver, arguments throws(Halt) in
      try machine.value(at: try machine.text(arguments[0]), of: receiver)
    },
    "-NSMutableDictionary initWithCapacity:": { machine, receiver, _ throws(Halt) in
      machine.setField("contents", of: receiver, .table(Table()))
      return receiver
    },
    "-NSSet filteredSetUsingPredicate:": { machine, receiver, arguments throws(Halt) in
      .boxed(
        .set(.any), members(try machine.filtered(machine.elements(of: receiver), by: arguments[0])))
    },
    "-NSSet isSubsetOfSet:": { machine, receiver, arguments throws(Halt) in
      let other = machine.table(of: arguments[0])
      return .bool(machine.elements(of: receiver).allSatisfy { other[$0] != nil })
    },
    "-NSSet intersectsSet:": { machine, receiver, arguments throws(Halt) in
      let other = machine.table(of: arguments[0])
      return .bool(machine.elements(of: receiver).contains { other[$0] != nil })
    },
    "-NSMutableSet addObjectsFromArray:": { machine, receiver, arguments throws(Halt) in
      change(receiver, machine) { table in
        for value in machine.elements(of: arguments[0]) { table[value] = .void }
      }
    },
    "-NSMutableSet unionSet:": { machine, receiver, arguments throws(Halt) in
      change(receiver, machine) { table in
        for value in machine.elements(of: arguments[0]) { table[value] = .void }
      }
    },
    "-NSMutableSet minusSet:": { machine, receiver, arguments throws(Halt) in
      change(receiver, machine) { table in
        for value in machine.elements(of: arguments[0]) { table[value] = nil }
      }
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

extension Machine {
  /// The value at a key path, by key-value coding.
  func value(at path: String, of object: Value) throws(Halt) -> Value {
    let words = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = words.first else { return object }
    let rest = words.count > 1 ? String(words[1]) : ""
    if first.hasPrefix("@") { return try gathered(String(first), rest, of: object) }
    if first == "self" || object.isNone {
      return rest.isEmpty || object.isNone ? object : try value(at: rest, of: object)
    }
    let key = String(first)
    let found: Value
    switch object {
    // For strings and numbers, keys are methods.
    case .string, .int, .double, .bool: found = try send(key, to: object, [], zero: .none)
    default: found = try send("valueForKey:", to: object, [.string(key)], zero: .none)
    }
    if case .parts = found { throw .bound("The key '\(key)' of a structure is not supported.") }
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
