package import ObjectiveCTypes
import ProgramPrinting
package import ProgramRuntime
import ProgramUIKit
import ProgramValues
import Syntax
import WindowModel

/// The implementations of the header's methods, by class and selector.
extension ObjectiveC {
  static let natives: [String: ObjectiveCMethodInfo.Run] =
    [
      objectNatives, stringNatives, numberNatives, arrayNatives, mutableArrayNatives,
      dictionaryNatives, setNatives, textRangeNatives, characterSetNatives, queryNatives,
      predicateNatives, exceptionNatives, threadNatives, copyNatives,
      animationNatives, timerNatives, alertViewNatives, codingNatives, observingNatives,
    ]
    .reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// Whether the objects of a class are of private subclasses on a device.
  package static func isCluster(_ nominal: Nominal) -> Bool {
    [
      "NSString", "NSValue", "NSNumber", "NSArray", "NSDictionary", "NSSet", "NSMutableString",
      "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSNotification", "NSEnumerator",
    ]
    .contains(nominal.name)
  }

  package static let clusterObstacle =
    "Foundation gives this object a private class, such as __NSArrayI; ask 'isKindOfClass:'."

  static let objectNatives: [String: ObjectiveCMethodInfo.Run] = [
    "+NSObject new": { machine, receiver, _ throws(Halt) in
      let object = try machine.send("alloc", to: receiver, [], zero: .none)
      return try machine.send("init", to: object, [], zero: .none)
    },
    "+NSObject class": { _, receiver, _ throws(Halt) in receiver },
    "+NSObject superclass": { machine, receiver, _ throws(Halt) in
      try machine.classOf(receiver).superclass.map { .type(.nominal($0)) } ?? .none
    },
    "+NSObject isSubclassOfClass:": { machine, receiver, arguments throws(Halt) in
      .bool(try machine.classOf(receiver).conforms(to: try machine.classOf(arguments[0])))
    },
    "+NSObject instancesRespondToSelector:": { machine, receiver, arguments throws(Halt) in
      let nominal = try machine.classOf(receiver)
      return .bool(
        machine.method(arguments[0].string, of: nominal, isClass: false) != nil)
    },
    "-NSObject class": { machine, receiver, _ throws(Halt) in
      try machine.refuseCluster(receiver)
      return machine.objectiveCClass(of: receiver).map { .type(.nominal($0)) } ?? .none
    },
    "-NSObject superclass": { machine, receiver, _ throws(Halt) in
      try machine.refuseCluster(receiver)
      return machine.objectiveCClass(of: receiver)?.superclass.map { .type(.nominal($0)) } ?? .none
    },
    "-NSObject self": { _, receiver, _ throws(Halt) in receiver },
    "-NSObject isKindOfClass:": { machine, receiver, arguments throws(Halt) in
      guard !arguments[0].isNone, let own = machine.objectiveCClass(of: receiver) else {
        return .bool(false)
      }
      return .bool(own.conforms(to: try machine.classOf(arguments[0])))
    },
    "-NSObject isMemberOfClass:": { machine, receiver, arguments throws(Halt) in
      guard !arguments[0].isNone, let own = machine.objectiveCClass(of: receiver) else {
        return .bool(false)
      }
      if isCluster(own) { return .bool(false) }
      return .bool(own === (try machine.classOf(arguments[0])))
    },
    "-NSObject isEqual:": { machine, receiver, arguments throws(Halt) in
      // Values compare their parts; an object that gets here is equal only to itself.
      if case .object = machine.copied(receiver) {
        return .bool(receiver.isSame(as: arguments[0]))
      }
      return .bool(try machine.isEqual(receiver, arguments[0]))
    },
    "-NSObject respondsToSelector:": { machine, receiver, arguments throws(Halt) in
      let selector = arguments[0].string
      if case .type(let type) = receiver, let nominal = type.nominal {
        return .bool(
          machine.method(selector, of: nominal, isClass: true) != nil)
      }
      guard let nominal = machine.objectiveCClass(of: receiver) else { return .bool(false) }
      return .bool(machine.method(selector, of: nominal, isClass: false) != nil)
    },
    "-NSObject conformsToProtocol:": { machine, receiver, arguments throws(Halt) in
      guard case .type(let type) = arguments[0], let wanted = type.nominal,
        let own = machine.objectiveCClass(of: receiver)
      else { return .bool(false) }
      return .bool(own.conforms(to: wanted))
    },
    "-NSObject description": { machine, receiver, _ throws(Halt) in
      if case .object(let reference) = receiver, let nominal = reference.instance.nominal {
        if case .object = machine.copied(receiver), nominal.name != "NSNotification",
          nominal.name != "NSNull", nominal.name != "NSIndexPath"
        {
          return .string(Library.description(of: reference.instance, nominal, machine))
        }
      }
      return .string(try machine.objectiveCDescription(of: receiver))
    },
    "-NSObject debugDescription": { machine, receiver, _ throws(Halt) in
      .string(try machine.objectiveCDescription(of: receiver))
    },
    "-NSObject performSelector:": { machine, receiver, arguments throws(Halt) in
      try machine.perform(arguments[0], on: receiver, [])
    },
    "-NSObject performSelector:withObject:": { machine, receiver, arguments throws(Halt) in
      try machine.perform(arguments[0], on: receiver, [arguments[1]])
    },
    "-NSObject performSelector:withObject:withObject:": {
      machine, receiver, arguments throws(Halt) in
      try machine.perform(arguments[0], on: receiver, Array(arguments.dropFirst()))
    },
    "-NSObject performSelector:withObject:afterDelay:": {
      machine, receiver, arguments throws(Halt) in
      let seconds = max(0, arguments[2].double)
      try machine.leave(
        .init(
          closure: .none, target: receiver, selector: arguments[0].string,
          arguments: [arguments[1]],
          due: machine.library.clock + seconds, isDelayed: seconds > 0))
      return .void
    },
    "+NSError errorWithDomain:code:userInfo:": { machine, receiver, arguments throws(Halt) in
      let error = try machine.allocate(try machine.classOf(receiver), named: nil)
      machine.setField("domain", of: error, arguments[0])
      machine.setField("code", of: error, arguments[1])
      machine.setField("userInfo", of: error, machine.copied(arguments[2]))
      return error
    },
    "+NSNotification notificationWithName:object:": { machine, _, arguments throws(Halt) in
      try notification(arguments + [.none], machine)
    },
    "+NSNotification notificationWithName:object:userInfo:": {
      machine, _, arguments throws(Halt) in
      try notification(arguments, machine)
    },
    "+NSIndexPath indexPathForRow:inSection:": { machine, _, arguments throws(Halt) in
      try machine.indexPath(.parts([arguments[1], arguments[0]]))
    },
    "+NSIndexPath indexPathForItem:inSection:": { machine, _, arguments throws(Halt) in
      try machine.indexPath(.parts([arguments[1], arguments[0]]))
    },
    "-NSIndexPath item": { machine, receiver, _ throws(Halt) in
      machine.field("row", of: receiver)
    },
    "-NSIndexPath compare:": { machine, receiver, arguments throws(Halt) in
      let (a, b) = (machine.place(of: receiver), machine.place(of: arguments[0]))
      return .int(a == b ? 0 : a < b ? -1 : 1)
    },
    "-NSError localizedDescription": { machine, receiver, _ throws(Halt) in
      let text = machine.table(of: machine.field("userInfo", of: receiver))[
        .string("NSLocalizedDescription")]
      if let text { return text }
      let (domain, code) = (
        machine.field("domain", of: receiver).string, machine.field("code", of: receiver).int
      )
      return .string("The operation couldn’t be completed. (\(domain) error \(code).)")
    },
    "+NSNull null": { machine, _, _ throws(Halt) in
      if let null = machine.library.shared["NSNull"] { return null }
      let null = try machine.allocate(known("NSNull"), named: nil)
      machine.library.shared["NSNull"] = null
      return null
    },
    "+NSValue valueWithCGRect:": { _, _, arguments throws(Halt) in
      .boxed(.nominal(known("CGRect")), arguments[0])
    },
    "+NSValue valueWithCGPoint:": { _, _, arguments throws(Halt) in
      .boxed(.nominal(known("CGPoint")), arguments[0])
    },
    "+NSValue valueWithCGSize:": { _, _, arguments throws(Halt) in
      .boxed(.nominal(known("CGSize")), arguments[0])
    },
    "+NSValue valueWithRange:": { _, _, arguments throws(Halt) in
      .boxed(.nominal(known("NSRange")), arguments[0])
    },
    "-NSValue rangeValue": { _, receiver, _ throws(Halt) in try content(receiver, "NSRange") },
    "+NSValue valueWithNonretainedObject:": { machine, _, _ throws(Halt) in
      throw .crash("valueWithNonretainedObject: is not part of the model.")
    },
    "-NSValue CGRectValue": { _, receiver, _ throws(Halt) in try content(receiver, "CGRect") },
    "-NSValue CGPointValue": { _, receiver, _ throws(Halt) in try content(receiver, "CGPoint") },
    "-NSValue CGSizeValue": { _, receiver, _ throws(Halt) in try content(receiver, "CGSize") },
    "-NSEnumerator nextObject": { machine, receiver, _ throws(Halt) in
      let place = machine.field("place", of: receiver).int
      let values = machine.field("contents", of: receiver).array
      machine.setField("place", of: receiver, .int(place + 1))
      return place < values.count ? values[place] : .none
    },
    "-NSEnumerator allObjects": { machine, receiver, _ throws(Halt) in
      .array(machine.elements(of: receiver))
    },
    "-NSUserDefaults setBool:forKey:": { machine, receiver, arguments throws(Halt) in
      try machine.send("setObject:forKey:", to: receiver, arguments, zero: .void)
    },
    "-NSUserDefaults setInteger:forKey:": { machine, receiver, arguments throws(Halt) in
      try machine.send("setObject:forKey:", to: receiver, arguments, zero: .void)
    },
    "-NSUserDefaults synchronize": { _, _, _ throws(Halt) in .bool(true) },
  ]

  private static func notification(_ values: [Value], _ machine: Machine) throws(Halt) -> Value {
    let notification = try machine.allocate(known("NSNotification"), named: nil)
    for (name, value) in zip(["name", "object", "userInfo"], values) {
      machine.setField(name, of: notification, machine.copied(value))
    }
    return notification
  }

  static let numberNatives: [String: ObjectiveCMethodInfo.Run] = [
    "+NSNumber numberWithInteger:": { _, _, arguments throws(Halt) in arguments[0] },
    "+NSNumber numberWithInt:": { _, _, arguments throws(Halt) in arguments[0] },
    "+NSNumber numberWithUnsignedInteger:": { _, _, arguments throws(Halt) in arguments[0] },
    "+NSNumber numberWithBool:": { _, _, arguments throws(Halt) in arguments[0] },
    "+NSNumber numberWithDouble:": { _, _, arguments throws(Halt) in arguments[0] },
    "+NSNumber numberWithFloat:": { _, _, arguments throws(Halt) in arguments[0] },
    "-NSNumber integerValue": { _, receiver, _ throws(Halt) in .int(try whole(receiver)) },
    "-NSNumber intValue": { _, receiver, _ throws(Halt) in
      .int(IntegerKind.int32.wrapping(try whole(receiver)))
    },
    "-NSNumber unsignedIntegerValue": { _, receiver, _ throws(Halt) in .int(try whole(receiver)) },
    "-NSNumber boolValue": { machine, receiver, _ throws(Halt) in .bool(machine.isTrue(receiver)) },
    "-NSNumber doubleValue": { _, receiver, _ throws(Halt) in .double(fraction(receiver)) },
    "-NSNumber floatValue": { _, receiver, _ throws(Halt) in
      .double(Double(Float(fraction(receiver))))
    },
    "-NSNumber stringValue": { machine, receiver, _ throws(Halt) in
      .string(try machine.objectiveCDescription(of: receiver))
    },
    "-NSNumber isEqualToNumber:": { machine, receiver, arguments throws(Halt) in
      .bool(try machine.isEqual(receiver, arguments[0]))
    },
    "-NSNumber compare:": { _, receiver, arguments throws(Halt) in
      let (a, b) = (fraction(receiver), fraction(arguments[0]))
      return .int(a < b ? -1 : a > b ? 1 : 0)
    },
  ]

  /// Truncates a number to an integer; if it does not fit, devices differ by processor.
  private static func whole(_ value: Value) throws(Halt) -> Int {
    if case .bool(let flag) = value { return flag ? 1 : 0 }
    if case .double(let number) = value, Int(exactly: number.rounded(.towardZero)) == nil {
      // Processors differ in the sign of NaN.
      let text = number.isNaN ? "nan" : "\(number)"
      throw .bound("\(text) has no whole number; devices differ in what they make of it.")
    }
    return value.int
  }

  /// The content of an `NSValue`; for another type, a device would read out of bounds.
  private static func content(_ value: Value, _ name: String) throws(Halt) -> Value {
    guard case .boxed(let type, let content) = value, type.nominal === known(name) else {
      throw .bound("The value holds no \(name); a device reads past its memory then.")
    }
    return content
  }

  private static func fraction(_ value: Value) -> Double {
    if case .bool(let flag) = value { return flag ? 1 : 0 }
    return value.double
  }
}

extension Machine {
  /// Rejects asking for the class of a Foundation value, which is a private one.
  fileprivate func refuseCluster(_ value: Value) throws(Halt) {
    if let nominal = objectiveCClass(of: value), ObjectiveC.isCluster(nominal) {
      throw .bound(ObjectiveC.clusterObstacle)
    }
  }

  /// Calls the method of a selector with as many arguments as it takes.
  func perform(_ selector: Value, on receiver: Value, _ arguments: [Value]) throws(Halt) -> Value {
    if receiver.isNone { return .none }
    let name = selector.string
    let count = name.utf8.count { $0 == UInt8(ascii: ":") }
    var given = Array(arguments.prefix(count))
    while given.count < count { given.append(.none) }
    let result = try send(name, to: receiver, given, zero: .none)
    if case .void = result { return .none }
    return result
  }
}
