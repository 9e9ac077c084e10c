import ObjectiveCTypes
import ProgramRuntime
import SwiftLibrary
import Syntax

/// The implementations of string methods.
extension ObjectiveC {
  private static func append(_ text: String, to receiver: Value, _ machine: Machine) throws(Halt)
    -> Value
  {
    let whole = try Value.text(try machine.text(receiver) + text)
    try machine.charge(whole)
    machine.setField("contents", of: receiver, whole)
    return .void
  }

  /// The number at the beginning of a string; 0 if there is none.
  private static func leading(_ text: String) -> Double {
    let trimmed = text.drop { $0 == " " || $0 == "\n" || $0 == "\t" }
    var digits = ""
    for character in trimmed {
      if character.isNumber || character == "." && !digits.contains(".")
        || "+-".contains(character) && digits.isEmpty
      {
        digits.append(character)
      } else {
        break
      }
    }
    return Double(digits.hasSuffix(".") ? String(digits.dropLast()) : digits) ?? 0
  }

  static let stringNatives: [String: ObjectiveCMethodInfo.Run] = [
    "+NSString string": { machine, receiver, _ throws(Halt) in try made("", receiver, machine) },
    "+NSString stringWithFormat:": { machine, receiver, arguments throws(Halt) in
      try made(try machine.text(arguments[0]), receiver, machine)
    },
    "+NSString stringWithString:": { machine, receiver, arguments throws(Halt) in
      try made(try machine.text(arguments[0]), receiver, machine)
    },
    "+NSString stringWithUTF8String:": { machine, receiver, arguments throws(Halt) in
      try made(try machine.text(arguments[0]), receiver, machine)
    },
    "-NSString initWithFormat:": { machine, receiver, arguments throws(Halt) in
      try initialized(try machine.text(arguments[0]), receiver, machine)
    },
    "-NSString initWithString:": { machine, receiver, arguments throws(Halt) in
      try initialized(try machine.text(arguments[0]), receiver, machine)
    },
    "-NSString length": { machine, receiver, _ throws(Halt) in
      .int(try machine.text(receiver).utf16.count)
    },
    "-NSString isEqualToString:": { machine, receiver, arguments throws(Halt) in
      .bool(
        arguments[0].isNone ? false : try machine.text(receiver) == (try machine.text(arguments[0]))
      )
    },
    "-NSString hasPrefix:": { machine, receiver, arguments throws(Halt) in
      .bool(try machine.text(receiver).hasPrefix(try machine.text(arguments[0])))
    },
    "-NSString hasSuffix:": { machine, receiver, arguments throws(Halt) in
      .bool(try machine.text(receiver).hasSuffix(try machine.text(arguments[0])))
    },
    "-NSString containsString:": { machine, receiver, arguments throws(Halt) in
      let (whole, text) = (try machine.text(receiver), try machine.text(arguments[0]))
      try machine.charge(.string(whole))
      return .bool(text.isEmpty || Library.offset(of: text, in: whole) != nil)
    },
    "-NSString stringByAppendingString:": { machine, receiver, arguments throws(Halt) in
      try .text(try machine.text(receiver) + (try machine.text(arguments[0])))
    },
    "-NSString stringByAppendingFormat:": { machine, receiver, arguments throws(Halt) in
      try .text(try machine.text(receiver) + (try machine.text(arguments[0])))
    },
    "-NSString stringByReplacingOccurrencesOfString:withString:": {
      machine, receiver, arguments throws(Halt) in
      let (text, target) = (try machine.text(receiver), try machine.text(arguments[0]))
      guard !target.isEmpty else { return .string(text) }
      return try .joined(
        try pieces(text, target, machine), by: try machine.text(arguments[1]))
    },
    "-NSString substringFromIndex:": { machine, receiver, arguments throws(Halt) in
      let units = Array(try machine.text(receiver).utf16)
      let place = arguments[0].int
      guard place >= 0, place <= units.count else {
        throw outOfRange("substringFromIndex:", machine)
      }
      // checked: the index is within
      return .string(String(decoding: units[place...], as: UTF16.self))
    },
    "-NSString substringToIndex:": { machine, receiver, arguments throws(Halt) in
      let units = Array(try machine.text(receiver).utf16)
      let place = arguments[0].int
      guard place >= 0, place <= units.count else { throw outOfRange("substringToIndex:", machine) }
      // checked: the index is within
      return .string(String(decoding: units[..<place], as: UTF16.self))
    },
    "-NSString uppercaseString": { machine, receiver, _ throws(Halt) in
      .string(try machine.text(receiver).uppercased())
    },
    "-NSString lowercaseString": { machine, receiver, _ throws(Halt) in
      .string(try machine.text(receiver).lowercased())
    },
    "-NSString capitalizedString": { machine, receiver, _ throws(Halt) in
      .string(
        try machine.text(receiver).split(separator: " ", omittingEmptySubsequences: false)
          .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " "))
    },
    "-NSString componentsSeparatedByString:": { machine, receiver, arguments throws(Halt) in
      try .list(
        try pieces(try machine.text(receiver), try machine.text(arguments[0]), machine)
          .map { .string($0) })
    },
    "-NSString integerValue": { machine, receiver, _ throws(Halt) in
      .int(Value.double(leading(try machine.text(receiver))).int)
    },
    "-NSString intValue": { machine, receiver, _ throws(Halt) in
      .int(Value.double(leading(try machine.text(receiver))).int)
    },
    "-NSString doubleValue": { machine, receiver, _ throws(Halt) in
      .double(leading(try machine.text(receiver)))
    },
    "-NSString floatValue": { machine, receiver, _ throws(Halt) in
      .double(leading(try machine.text(receiver)))
    },
    "-NSString boolValue": { machine, receiver, _ throws(Halt) in
      let text = try machine.text(receiver).drop {
        $0 == " " || $0 == "0" || $0 == "+" || $0 == "-"
      }
      return .bool(text.first.map { "YyTt123456789".contains($0) } ?? false)
    },
    "-NSString UTF8String": { machine, receiver, _ throws(Halt) in
      .string(try machine.text(receiver))
    },
    "-NSString compare:": { machine, receiver, arguments throws(Halt) in
      let (a, b) = (try machine.text(receiver), try machine.text(arguments[0]))
      return .int(a < b ? -1 : a > b ? 1 : 0)
    },
    "+NSMutableString stringWithCapacity:": { machine, _, _ throws(Halt) in
      try machine.mutable("NSMutableString", .string(""))
    },
    "-NSMutableString appendString:": { machine, receiver, arguments throws(Halt) in
      try append(try machine.text(arguments[0]), to: receiver, machine)
    },
    "-NSMutableString appendFormat:": { machine, receiver, arguments throws(Halt) in
      try append(try machine.text(arguments[0]), to: receiver, machine)
    },
    "-NSMutableString setString:": { machine, receiver, arguments throws(Halt) in
      machine.setField("contents", of: receiver, .string(try machine.text(arguments[0])))
      return .void
    },
  ]

  private static func outOfRange(_ selector: String, _ machine: Machine) -> Halt {
    machine.exception("NSRangeException", "-[__NSCFString \(selector)]: Index out of bounds")
  }

  /// Splits a string at a separator.
  static func pieces(
    _ text: String, _ separator: String, _ machine: Machine
  ) throws(Halt) -> [String] {
    try machine.charge(.string(text))
    return TextSearch(Array(separator.utf8)).parts(of: Array(text.utf8)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Makes a string of the receiver's class, mutable or not.
  private static func made(_ text: String, _ receiver: Value, _ machine: Machine) throws(Halt)
    -> Value
  {
    if try machine.classOf(receiver).name == "NSMutableString" {
      return try machine.mutable("NSMutableString", .string(text))
    }
    return try .text(text)
  }

  private static func initialized(_ text: String, _ receiver: Value, _ machine: Machine)
    throws(Halt) -> Value
  {
    guard machine.objectiveCClass(of: receiver)?.name == "NSMutableString" else {
      return try .text(text)
    }
    machine.setField("contents", of: receiver, .string(text))
    return receiver
  }
}
