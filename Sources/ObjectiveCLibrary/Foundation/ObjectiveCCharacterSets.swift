import ObjectiveCTypes
import ProgramRuntime
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

  /// The membership test of a set.
  private static func members(of set: Value, _ machine: Machine) -> (Unicode.Scalar) -> Bool {
    let isInverted = machine.field("isInverted", of: set).bool
    let own = Set(machine.field("characters", of: set).string.unicodeScalars)
    func isBlank(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator
    }
    func isNewline(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
      default: false
      }
    }
    let isMember: (Unicode.Scalar) -> Bool =
      switch machine.field("kind", of: set).string {
      case "blank": isBlank
      case "newline": isNewline
      case "space": { isBlank($0) || isNewline($0) }
      case "digit": { $0.properties.generalCategory == .decimalNumber }
      default: own.contains
      }
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
