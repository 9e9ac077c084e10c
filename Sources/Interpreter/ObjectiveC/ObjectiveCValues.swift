import Syntax
import WindowModel

/// Values of Objective-C's while a program runs.
extension Machine {
  /// The class that a value is of.
  func objectiveCClass(of value: Value) -> Nominal? {
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

  /// A value of Swift's `Any` as Objective-C has it.
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

  /// The elements of a collection, and of a dictionary its keys.
  func elements(of value: Value) -> [Value] {
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

  /// The text of a string.
  func text(_ value: Value) throws(Halt) -> String {
    switch value {
    case .string(let text): return text
    case .object: return field("contents", of: value).string
    case .none: throw .crash("nil is given where a string is needed.")
    default: throw .crash("A value that is no string is given where one is needed.")
    }
  }

  /// What changes by itself as a value that stays: the copy of a mutable object.
  func copied(_ value: Value) -> Value {
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

  /// A collection or a string that can change.
  func mutable(_ name: String, _ contents: Value) throws(Halt) -> Value {
    let object = try allocate(ObjectiveC.known(name), named: nil)
    setField("contents", of: object, contents)
    return object
  }

  /// A notification as an object.
  func notification(_ value: Value) throws(Halt) -> Value {
    let parts = value.unboxed.parts
    guard parts.count == 3 else { return value }
    let object = try allocate(ObjectiveC.known("NSNotification"), named: nil)
    setField("name", of: object, parts[0].parts.first ?? .none)
    setField("object", of: object, plain(parts[1]))
    setField("userInfo", of: object, plain(parts[2]))
    return object
  }

  /// Whether two objects are equal, as `isEqual:` says.
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

  /// The truth of a value, as C asks for it.
  func isTrue(_ value: Value) -> Bool {
    switch value {
    case .none, .void, .unset: false
    case .bool(let flag): flag
    case .int(let number): number != 0
    case .double(let number): number != 0
    default: true
    }
  }

  // MARK: Messages

  /// Sends a message; a message to nil returns what nothing is.
  func send(
    _ selector: String, to receiver: Value, _ arguments: [Value], zero: Value
  ) throws(Halt) -> Value {
    if receiver.isNone { return zero }
    try charge(receiver)
    for argument in arguments { try charge(argument) }
    if case .type(let type) = receiver {
      guard let nominal = type.nominal, let runtime = program.objectiveC else { return zero }
      guard let method = runtime.method(selector, of: nominal, isClass: true), let run = method.run
      else {
        throw unrecognized("+[\(ObjectiveC.className(of: nominal)) \(selector)]", isClass: true)
      }
      return try run(self, receiver, arguments)
    }
    guard let nominal = objectiveCClass(of: receiver), let runtime = program.objectiveC else {
      return zero
    }
    guard let method = runtime.method(selector, of: nominal, isClass: false), let run = method.run
    else {
      throw unrecognized("-[\(shownClass(nominal)) \(selector)]", isClass: false)
    }
    return try run(self, receiver, arguments)
  }

  /// The class as UIKit's exceptions name it.
  func shownClass(_ nominal: Nominal) -> String {
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

  private func unrecognized(_ method: String, isClass: Bool) -> Halt {
    exception(
      "NSInvalidArgumentException",
      "\(method): unrecognized selector sent to \(isClass ? "class" : "instance")")
  }

  /// An exception that ends the program.
  func exception(_ name: String, _ reason: String) -> Halt {
    .crash(
      Crash(
        message: "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'",
        exception: name,
        position: position))
  }

  // MARK: Descriptions

  /// An object as `%@` shows it.
  func objectiveCDescription(of value: Value, level: Int = 0) throws(Halt) -> String {
    guard level < 12 else { return "…" }
    switch value {
    case .none, .void, .unset: return level == 0 ? "(null)" : "<null>"
    case .bool(let flag): return flag ? "1" : "0"
    case .int(let number): return "\(number)"
    case .double(let number): return Self.number(number)
    case .string(let text): return text
    case .type(let type): return type.nominal.map { ObjectiveC.className(of: $0) } ?? "\(type)"
    case .array(let values): return try list(values, "(", ")", level)
    case .boxed(.set, let inner): return try list(inner.table.pairs.map(\.key), "{(", ")}", level)
    case .table(let table):
      let indent = String(repeating: "    ", count: level)
      var text = (level > 0 ? indent : "") + "{\n"
      for pair in table.pairs {
        text +=
          indent + "    " + (try inner(pair.key, level)) + " = " + (try inner(pair.value, level))
          + ";\n"
      }
      return text + indent + "}"
    case .boxed(.nominal(let nominal, _), let inner):
      switch nominal.name {
      case "CGRect":
        return "NSRect: " + Self.string(Self.rect(inner))
      case "CGPoint":
        let point = Self.point(inner)
        return "NSPoint: {\(Printed.fixed(point.x, nil)), \(Printed.fixed(point.y, nil))}"
      case "CGSize":
        let size = Self.point(inner)
        return "NSSize: {\(Printed.fixed(size.x, nil)), \(Printed.fixed(size.y, nil))}"
      default: return "\(nominal.name)"
      }
    case .object(let reference): return try description(of: reference, value, level)
    default: return describe(value, .any, isDebug: false)
    }
  }

  private func description(of reference: Reference, _ value: Value, _ level: Int) throws(Halt)
    -> String
  {
    guard let nominal = reference.instance.nominal else {
      return
        "<__NSMallocBlock__: 0x\(String(0x6000_0000_0000 + reference.instance.number * 0x10, radix: 16))>"
    }
    let plain = copied(value)
    if case .object = plain {} else { return try objectiveCDescription(of: plain, level: level) }
    if nominal.name == "NSNull" { return "<null>" }
    if nominal.name == "NSError" {
      let info = field("userInfo", of: value)
      let (domain, code) = (field("domain", of: value).string, field("code", of: value).int)
      let shown = try text(try send("localizedDescription", to: value, [], zero: .none))
      return
        "Error Domain=\(domain) Code=\(code) \"\(table(of: info).count == 0 ? "(null)" : shown)\""
        + (table(of: info).count == 0 ? "" : " UserInfo={" + (try pairs(of: info)) + "}")
    }
    if nominal.name == "NSNotification" {
      let name = field("name", of: value).string
      let object = field("object", of: value)
      var text =
        "NSConcreteNotification 0x\(String(0x6000_0000_0000 + reference.instance.number * 0x10, radix: 16)) {name = \(name)"
      if !object.isNone { text += "; object = \(try objectiveCDescription(of: object))" }
      let info = field("userInfo", of: value)
      if !info.isNone { text += "; userInfo = \(try objectiveCDescription(of: info))" }
      return text + "}"
    }
    if let own = program.objectiveC?.ownMethod("description", of: nominal), let run = own.run {
      return try text(try run(self, value, []))
    }
    return Library.description(of: reference.instance, nominal, self)
  }

  private func pairs(of table: Value) throws(Halt) -> String {
    var parts: [String] = []
    for pair in self.table(of: table).pairs {
      parts.append(
        try objectiveCDescription(of: pair.key) + "=" + (try objectiveCDescription(of: pair.value)))
    }
    return parts.joined(separator: ", ")
  }

  private func list(_ values: [Value], _ open: String, _ close: String, _ level: Int) throws(Halt)
    -> String
  {
    let indent = String(repeating: "    ", count: level)
    let open = (level > 0 ? indent : "") + open
    if values.isEmpty { return open + "\n" + indent + close }
    var parts: [String] = []
    for value in values { parts.append(indent + "    " + (try inner(value, level))) }
    return open + "\n" + parts.joined(separator: ",\n") + "\n" + indent + close
  }

  /// An element of a collection: a text stands between quotation marks if it is more than a word, and what
  /// UIKit says of an object does too.
  private func inner(_ value: Value, _ level: Int) throws(Halt) -> String {
    let text = try objectiveCDescription(of: value, level: level + 1)
    switch copied(value) {
    case .string, .object:
      if case .object(let reference) = value, reference.instance.nominal?.name == "NSNull" {
        return "\"<null>\""
      }
      let isWord =
        !text.isEmpty
        && text.utf8.allSatisfy { byte in
          (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte)
            || byte == 0x5F || byte == 0x24 || byte == 0x2F || byte == 0x3A || byte == 0x2E
        }
      if isWord { return text }
      var quoted = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": quoted += "\\\""
        case "\\": quoted += "\\\\"
        case "\n": quoted += "\\n"
        case _ where scalar.value > 0x7E:
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            quoted += "\\U" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
          }
        default: quoted.unicodeScalars.append(scalar)
        }
      }
      return quoted + "\""
    case .double, .int, .bool:
      // Numbers with a sign or a fraction stand between quotation marks.
      return text.allSatisfy(\.isNumber) ? text : "\"\(text)\""
    default: return text
    }
  }

  /// A number as `NSNumber` prints itself.
  static func number(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    if let whole = Int(exactly: value), Swift.abs(whole) < 1_000_000_000_000_000 {
      return "\(whole)"
    }
    return "\(value)"
  }

  static func string(_ rect: Rect) -> String {
    func text(_ value: Double) -> String { Printed.fixed(value, nil) }
    return
      "{{\(text(rect.origin.x)), \(text(rect.origin.y))}, {\(text(rect.size.width)), \(text(rect.size.height))}}"
  }
}
