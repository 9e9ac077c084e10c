import ObjectiveCTypes
import ProgramRuntime
import SwiftLibrary
import Syntax

/// `NSCharacterSet`, and the string methods that take one.
extension ObjectiveC {
  private static func made(
    _ kind: String, _ characters: Value, isInverted: Bool = false, _ machine: Machine
  ) throws(Halt) -> Value {
    let set = try machine.allocate(known("NSCharacterSet"), named: nil)
    machine.setField("kind", of: set, .string(kind))
    machine.setField("characters", of: set, characters)
    machine.setField("isInverted", of: set, .bool(isInverted))
    return set
  }

  /// The kinds of Foundation's own sets, in the order of `Library.characterKinds`.
  private static let kinds = [
    "blank", "space", "newline", "digit", "letter", "alphanumeric", "upper", "lower",
    "punctuation", "symbol",
  ]

  /// The membership test of a set.
  private static func members(of set: Value, _ machine: Machine) -> (Unicode.Scalar) -> Bool {
    let isInverted = machine.field("isInverted", of: set).bool
    let own = Set(machine.field("characters", of: set).string.unicodeScalars)
    let number = kinds.firstIndex(of: machine.field("kind", of: set).string)
    let isMember = number.map { Library.characterKinds[$0] } ?? { own.contains($0) }
    return { isMember($0) != isInverted }
  }

  static let characterSetNatives: [String: ObjectiveCMethodInfo.Run] = [
    "+NSCharacterSet whitespaceCharacterSet": { machine, _, _ throws(Halt) in
      try made("blank", .none, machine)
    },
    "+NSCharacterSet newlineCharacterSet": { machine, _, _ throws(Halt) in
      try made("newline", .none, machine)
    },
    "+NSCharacterSet whitespaceAndNewlineCharacterSet": { machine, _, _ throws(Halt) in
      try made("space", .none, machine)
    },
    "+NSCharacterSet decimalDigitCharacterSet": { machine, _, _ throws(Halt) in
      try made("digit", .none, machine)
    },
    "+NSCharacterSet letterCharacterSet": { machine, _, _ throws(Halt) in
      try made("letter", .none, machine)
    },
    "+NSCharacterSet alphanumericCharacterSet": { machine, _, _ throws(Halt) in
      try made("alphanumeric", .none, machine)
    },
    "+NSCharacterSet uppercaseLetterCharacterSet": { machine, _, _ throws(Halt) in
      try made("upper", .none, machine)
    },
    "+NSCharacterSet lowercaseLetterCharacterSet": { machine, _, _ throws(Halt) in
      try made("lower", .none, machine)
    },
    "+NSCharacterSet punctuationCharacterSet": { machine, _, _ throws(Halt) in
      try made("punctuation", .none, machine)
    },
    "+NSCharacterSet symbolCharacterSet": { machine, _, _ throws(Halt) in
      try made("symbol", .none, machine)
    },
    "+NSCharacterSet characterSetWithCharactersInString:": {
      machine, _, arguments throws(Halt) in
      try made("own", .string(try machine.text(arguments[0])), machine)
    },
    "-NSCharacterSet invertedSet": { machine, receiver, _ throws(Halt) in
      try made(
        machine.field("kind", of: receiver).string, machine.field("characters", of: receiver),
        isInverted: !machine.field("isInverted", of: receiver).bool, machine)
    },
    "-NSCharacterSet characterIsMember:": { machine, receiver, arguments throws(Halt) in
      let scalar = UInt16(exactly: arguments[0].int).flatMap { Unicode.Scalar($0) }
      return .bool(scalar.map(members(of: receiver, machine)) ?? false)
    },
    "-NSString stringByTrimmingCharactersInSet:": { machine, receiver, arguments throws(Halt) in
      let isMember = members(of: arguments[0], machine)
      let left = try machine.text(receiver).unicodeScalars.drop(while: isMember)
      let kept = left.lastIndex { !isMember($0) }.map { left.prefix(through: $0) }
      return .string(kept.map { String($0) } ?? "")
    },
    "-NSString componentsSeparatedByCharactersInSet:": {
      machine, receiver, arguments throws(Halt) in
      try .list(
        try machine.text(receiver).unicodeScalars
          .split(
            omittingEmptySubsequences: false, whereSeparator: members(of: arguments[0], machine)
          )
          .map { .string(String($0)) })
    },
    "-NSString rangeOfCharacterFromSet:": { machine, receiver, arguments throws(Halt) in
      let scalars = try machine.text(receiver).unicodeScalars
      guard let found = scalars.firstIndex(where: members(of: arguments[0], machine)) else {
        return .parts([.int(.max), .int(0)])
      }
      return .parts([
        .int(scalars.prefix(upTo: found).reduce(0) { $0 + $1.utf16.count }),
        .int(scalars[found].utf16.count),
      ])
    },
  ]
}
