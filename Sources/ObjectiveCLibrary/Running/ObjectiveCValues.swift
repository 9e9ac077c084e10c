import ObjectiveCTypes
package import ProgramRuntime
import ProgramValues
import Syntax
import WindowModel

/// Objective-C values at run time.
extension Machine {
  /// The class of a value.
  package func objectiveCClass(of value: Value) -> Nominal? {
    switch value {
    case .object(let reference): reference.instance.nominal ?? ObjectiveC.root
    case .string: ObjectiveC.known("NSString")
    case .int, .double, .bool: ObjectiveC.known("NSNumber")
    case .array: ObjectiveC.known("NSArray")
    case .table: ObjectiveC.known("NSDictionary")
    case .boxed(.set, _): ObjectiveC.known("NSSet")
    case .boxed: ObjectiveC.known("NSValue")
    default: nil
    }
  }

  /// Converts a Swift `Any` value to Objective-C.
  func plain(_ value: Value) -> Value {
    guard case .boxed(let type, let inner) = value else { return value }
    switch type {
    case .array, .dictionary, .nominal, .optional, .implicit:
      if case .nominal(let nominal, _) = type, nominal.kind == .struct,
        case .structure = ObjectiveC.type(of: type)
      {
        return value
      }
      guard case .map(let map) = ObjectiveC.fromSwift(type) else { return inner }
      return (try? map(self, inner)) ?? inner
    case .set: return value
    default: return inner
    }
  }

  /// The elements of a collection; for a dictionary, its keys.
  package func elements(of value: Value) -> [Value] {
    switch value {
    case .array(let values): return values
    case .table(let table): return table.pairs.map(\.key)
    case .boxed(.set, let inner): return inner.table.pairs.map(\.key)
    case .object(let reference):
      guard
        let name = reference.instance.nominal?.lineage.last(where: {
          $0.name.hasPrefix("NS") && $0.name != "NSObject"
        })?.name
      else { return [] }
      let contents = field("contents", of: value)
      if name == "NSEnumerator" {
        return Array(contents.array.dropFirst(field("place", of: value).int))
      }
      return elements(of: contents)
    default: return []
    }
  }

  /// The pairs of a dictionary, or the members of a set.
  func table(of value: Value) -> Table {
    switch value {
    case .table(let table): table
    case .boxed(.set, let inner): inner.table
    case .object: field("contents", of: value).table
    default: Table()
    }
  }

  /// The content of a string object.
  package func text(_ value: Value) throws(Halt) -> String {
    switch value {
    case .string(let text): return text
    case .object: return field("contents", of: value).string
    case .none: throw .crash("nil is given where a string is needed.")
    default: throw .crash("A value that is no string is given where one is needed.")
    }
  }

  /// An immutable copy of a mutable object.
  package func copied(_ value: Value) -> Value {
    guard case .object(let reference) = value, let nominal = reference.instance.nominal else {
      return value
    }
    switch nominal.name {
    case "NSMutableArray": return .array(elements(of: value))
    case "NSMutableDictionary": return .table(table(of: value))
    case "NSMutableString": return .string(field("contents", of: value).string)
    case "NSMutableSet": return .boxed(.set(.any), .table(table(of: value)))
    default: return value
    }
  }

  /// Makes a mutable collection or string.
  func mutable(_ name: String, _ contents: Value) throws(Halt) -> Value {
    let object = try allocate(ObjectiveC.known(name), named: nil)
    setField("contents", of: object, contents)
    return object
  }

  /// A notification object.
  package func notification(_ value: Value) throws(Halt) -> Value {
    let parts = value.unboxed.parts
    guard parts.count == 3 else { return value }
    let object = try allocate(ObjectiveC.known("NSNotification"), named: nil)
    setField("name", of: object, parts[0].parts.first ?? .none)
    setField("object", of: object, plain(parts[1]))
    setField("userInfo", of: object, plain(parts[2]))
    return object
  }

  /// An index path object. Equal index paths are the same object, as their tagged pointers are on a device, so
  /// that one is equal to itself and usable as a key.
  package func indexPath(_ value: Value) throws(Halt) -> Value {
    let parts = value.unboxed.parts
    guard parts.count == 2 else { return value }
    let key = "path \(parts[0].int) \(parts[1].int)"
    if let object = library.shared[key] { return object }
    let object = try allocate(ObjectiveC.known("NSIndexPath"), named: nil)
    setField("section", of: object, parts[0])
    setField("row", of: object, parts[1])
    library.shared[key] = object
    return object
  }

  /// The section and the row of an index path object.
  func place(of path: Value) -> (Int, Int) {
    (field("section", of: path).int, field("row", of: path).int)
  }

  /// Whether two objects are equal by `isEqual:`.
  func isEqual(_ a: Value, _ b: Value) throws(Halt) -> Bool {
    let (x, y) = (copied(a), copied(b))
    switch (x, y) {
    case (.bool(let a), .int(let b)), (.int(let b), .bool(let a)): return (a ? 1 : 0) == b
    case (.bool(let a), .double(let b)), (.double(let b), .bool(let a)): return (a ? 1 : 0) == b
    case (.array(let a), .array(let b)):
      guard a.count == b.count else { return false }
      for (one, other) in zip(a, b) where !(try isEqual(one, other)) { return false }
      return true
    case (.object(let reference), _):
      if let nominal = reference.instance.nominal,
        let own = program.objectiveC?.ownMethod("isEqual:", of: nominal)
      {
        return try own.run?(self, x, [y]).bool ?? false
      }
      return x.isSame(as: y)
    default: return x.isSame(as: y)
    }
  }

  // MARK: Messages

  /// Sends a message; a message to nil returns `zero`.
  package func send(
    _ selector: String, to receiver: Value, _ arguments: [Value], zero: Value
  ) throws(Halt) -> Value {
    if receiver.isNone { return zero }
    try charge(receiver)
    for argument in arguments { try charge(argument) }
    if case .type(let type) = receiver {
      guard let nominal = type.nominal, program.objectiveC != nil else { return zero }
      guard let run = implementation(of: selector, nominal, isClass: true) else {
        throw unrecognized("+[\(ObjectiveC.className(of: nominal)) \(selector)]", isClass: true)
      }
      return try run(self, receiver, arguments)
    }
    guard let nominal = objectiveCClass(of: receiver), program.objectiveC != nil else {
      return zero
    }
    guard let run = implementation(of: selector, nominal, isClass: false) else {
      throw unrecognized("-[\(shownClass(nominal)) \(selector)]", isClass: false)
    }
    if library.observesKeys, arguments.count == 1, selector.hasPrefix("set") {
      return try setting(selector, of: receiver) { () throws(Halt) in
        try run(self, receiver, arguments)
      }
    }
    return try run(self, receiver, arguments)
  }

  /// The implementation of a message in a class; nil if it has none.
  private func implementation(of selector: String, _ nominal: Nominal, isClass: Bool)
    -> ObjectiveCMethodInfo.Run?
  {
    let place = MessagePlace(nominal: nominal, selector: selector, isClass: isClass)
    if let run = messages[place] { return run }
    let run = method(selector, of: nominal, isClass: isClass)?.run
    messages[place] = run
    return run
  }

  /// The class's name in UIKit's exceptions.
  package func shownClass(_ nominal: Nominal) -> String {
    switch nominal.name {
    case "NSString": "__NSCFString"
    case "NSNumber": "__NSCFNumber"
    case "NSArray": "__NSArrayI"
    case "NSMutableArray": "__NSArrayM"
    case "NSDictionary": "__NSDictionaryI"
    case "NSMutableDictionary": "__NSDictionaryM"
    default: ObjectiveC.className(of: nominal)
    }
  }

  func unrecognized(_ method: String, isClass: Bool) -> Halt {
    exception(
      "NSInvalidArgumentException",
      "\(method): unrecognized selector sent to \(isClass ? "class" : "instance")")
  }

  /// An exception that ends the program.
  package func exception(_ name: String, _ reason: String) -> Halt {
    .crash(.uncaught(name, reason, at: position))
  }
}
