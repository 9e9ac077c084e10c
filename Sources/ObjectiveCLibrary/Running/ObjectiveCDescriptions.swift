import ObjectiveCTypes
import ProgramPrinting
package import ProgramRuntime
import Syntax
import WindowModel

/// The descriptions that `%@` prints.
extension Machine {
  /// An object's description for `%@`.
  package func objectiveCDescription(of value: Value, level: Int = 0) throws(Halt) -> String {
    guard level < 12 else { return "…" }
    try charge(1)
    if case .string = value { try charge(value) }
    switch value {
    case .none, .void, .unset: return level == 0 ? "(null)" : "<null>"
    case .bool(let flag): return flag ? "1" : "0"
    case .int(let number): return "\(number)"
    case .double(let number):
      // A number of a float prints the float's digits; the machine has only the value.
      if number == Double(Float(number)), "\(number)".utf8.count > "\(Float(number))".utf8.count {
        throw .bound(
          "Whether this NSNumber is of a float or a double, which print differently, is not known; print its floatValue or doubleValue."
        )
      }
      return Self.number(number)
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
        return "NSPoint: {\(Printed.short(point.x)), \(Printed.short(point.y))}"
      case "CGSize":
        let size = Self.point(inner)
        return "NSSize: {\(Printed.short(size.x)), \(Printed.short(size.y))}"
      case "NSRange":
        return "NSRange: {\(inner.parts.map { "\($0.int)" }.joined(separator: ", "))}"
      case "UIEdgeInsets":
        let insets = inner.parts.map { Printed.short($0.double) }.joined(separator: ", ")
        return "UIEdgeInsets: {\(insets)}"
      default: throw .bound("How an NSValue of \(nominal.name) is printed is not known.")
      }
    case .object(let reference):
      let text = try description(of: reference, value, level)
      try charge(.string(text))
      return text
    default: return try describe(value, .any, isDebug: false)
    }
  }

  func description(of reference: Reference, _ value: Value, _ level: Int) throws(Halt)
    -> String
  {
    guard let nominal = reference.instance.nominal else {
      return
        "<__NSMallocBlock__: 0x\(String(0x6000_0000_0000 + reference.instance.number * 0x10, radix: 16))>"
    }
    let plain = copied(value)
    if case .object = plain {} else { return try objectiveCDescription(of: plain, level: level) }
    if nominal.name == "NSNull" { return "<null>" }
    if nominal.name == "NSException" {
      let reason = field("reason", of: value)
      return reason.isNone ? field("name", of: value).string : reason.string
    }
    if nominal.name == "NSError" {
      let info = field("userInfo", of: value)
      let (domain, code) = (field("domain", of: value).string, field("code", of: value).int)
      let shown = try text(try send("localizedDescription", to: value, [], zero: .none))
      return
        "Error Domain=\(domain) Code=\(code) \"\(table(of: info).count == 0 ? "(null)" : shown)\""
        + (table(of: info).count == 0 ? "" : " UserInfo={" + (try pairs(of: info)) + "}")
    }
    if nominal.name == "NSIndexPath" {
      let (section, row) = place(of: value)
      let address = String(0x6000_0000_0000 + reference.instance.number * 0x10, radix: 16)
      return "<NSIndexPath: 0x\(address)> {length = 2, path = \(section) - \(row)}"
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

  func pairs(of table: Value) throws(Halt) -> String {
    var parts: [String] = []
    for pair in self.table(of: table).pairs {
      parts.append(
        try objectiveCDescription(of: pair.key) + "=" + (try objectiveCDescription(of: pair.value)))
    }
    return parts.joined(separator: ", ")
  }

  func list(_ values: [Value], _ open: String, _ close: String, _ level: Int) throws(Halt)
    -> String
  {
    let indent = String(repeating: "    ", count: level)
    let open = (level > 0 ? indent : "") + open
    if values.isEmpty { return open + "\n" + indent + close }
    var parts: [String] = []
    for value in values { parts.append(indent + "    " + (try inner(value, level))) }
    return open + "\n" + parts.joined(separator: ",\n") + "\n" + indent + close
  }

  /// An element of a collection: a string is quoted unless it is a single word, and so is UIKit's description of
  /// an object.
  func inner(_ value: Value, _ level: Int) throws(Halt) -> String {
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
      // Numbers with a sign or a fraction are quoted.
      return text.allSatisfy(\.isNumber) ? text : "\"\(text)\""
    default: return text
    }
  }

  /// A number as `NSNumber` prints it.
  static func number(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    if let whole = Int(exactly: value), Swift.abs(whole) < 1_000_000_000_000_000 {
      return "\(whole)"
    }
    return "\(value)"
  }

  static func string(_ rect: Rect) -> String {
    func text(_ value: Double) -> String { Printed.short(value) }
    return
      "{{\(text(rect.origin.x)), \(text(rect.origin.y))}, {\(text(rect.size.width)), \(text(rect.size.height))}}"
  }
}
