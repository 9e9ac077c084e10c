import ObjectiveCTypes
import ProgramRuntime
import SwiftLibrary
import Syntax

/// String methods for ranges, options and paths.
extension ObjectiveC {
  /// The code units of a string, and a range that must be within them.
  private static func part(
    _ receiver: Value, _ range: Value, _ selector: String, _ machine: Machine
  ) throws(Halt) -> (units: [UInt16], range: Range<Int>) {
    let units = Array(try machine.text(receiver).utf16)
    let (start, length) = (range.parts.first?.int ?? 0, range.parts.last?.int ?? 0)
    guard start >= 0, length >= 0, start <= units.count, length <= units.count - start else {
      let (location, count) = (UInt(bitPattern: start), UInt(bitPattern: length))
      throw machine.exception(
        "NSRangeException",
        "-[__NSCFString \(selector)]: Range {\(location), \(count)} out of bounds; string length \(units.count)"
      )
    }
    return (units, start..<start + length)
  }

  private static func replaced(
    _ receiver: Value, _ range: Value, _ text: String, _ selector: String, _ machine: Machine
  ) throws(Halt) -> Value {
    var (units, range) = try part(receiver, range, selector, machine)
    units.replaceSubrange(range, with: text.utf16)
    return try .text(String(decoding: units, as: UTF16.self))
  }

  private static func place(
    of other: String, in text: String, _ options: Int, _ machine: Machine
  ) throws(Halt) -> Value {
    // 2 is NSLiteralSearch, which is how strings are compared here.
    guard options & ~(TextOrder.ignoresCase | TextOrder.isBackwards | 2) == 0 else {
      throw .bound("These options of a search are not supported.")
    }
    try machine.charge(.string(text))
    let (units, wanted) = (
      try TextOrder.folded(text, options), try TextOrder.folded(other, options)
    )
    let fromEnd = options & TextOrder.isBackwards != 0
    let found =
      fromEnd
      ? TextSearch(wanted.reversed()).places(in: units.reversed(), atMost: 1).first
        .map { units.count - $0 - wanted.count }
      : TextSearch(wanted).places(in: units, atMost: 1).first
    return found.map { .parts([.int($0), .int(wanted.count)]) } ?? .parts([.int(.max), .int(0)])
  }

  static let textRangeNatives: [String: ObjectiveCMethodInfo.Run] = [
    "-NSString init": { machine, receiver, _ throws(Halt) in
      if machine.objectiveCClass(of: receiver)?.name == "NSMutableString" {
        machine.setField("contents", of: receiver, .string(""))
        return receiver
      }
      return .string("")
    },
    "-NSString characterAtIndex:": { machine, receiver, arguments throws(Halt) in
      let units = Array(try machine.text(receiver).utf16)
      let place = arguments[0].int
      guard place >= 0, place < units.count else {
        throw machine.exception(
          "NSRangeException",
          "-[__NSCFConstantString characterAtIndex:]: Range or index out of bounds")
      }
      return .int(Int(UInt(units[place])))  // checked: 16 bits
    },
    "-NSString substringWithRange:": { machine, receiver, arguments throws(Halt) in
      let (units, range) = try part(receiver, arguments[0], "substringWithRange:", machine)
      return .string(String(decoding: units[range], as: UTF16.self))
    },
    "-NSString rangeOfString:": { machine, receiver, arguments throws(Halt) in
      try place(of: try machine.text(arguments[0]), in: try machine.text(receiver), 0, machine)
    },
    "-NSString rangeOfString:options:": { machine, receiver, arguments throws(Halt) in
      try place(
        of: try machine.text(arguments[0]), in: try machine.text(receiver), arguments[1].int,
        machine)
    },
    "-NSString stringByReplacingCharactersInRange:withString:": {
      machine, receiver, arguments throws(Halt) in
      try replaced(
        receiver, arguments[0], try machine.text(arguments[1]),
        "stringByReplacingCharactersInRange:withString:", machine)
    },
    "-NSString caseInsensitiveCompare:": { machine, receiver, arguments throws(Halt) in
      try TextOrder.compared(
        try machine.text(receiver), try machine.text(arguments[0]), TextOrder.ignoresCase)
    },
    "-NSString localizedCompare:": { machine, receiver, arguments throws(Halt) in
      let (a, b) = (try machine.text(receiver), try machine.text(arguments[0]))
      let order = try TextOrder.collated(a, b, TextOrder.ignoresCase)
      // Small letters come first in words that differ only in case.
      return order.int == 0 ? .int(a == b ? 0 : a > b ? -1 : 1) : order
    },
    "-NSString localizedCaseInsensitiveCompare:": { machine, receiver, arguments throws(Halt) in
      try TextOrder.collated(
        try machine.text(receiver), try machine.text(arguments[0]), TextOrder.ignoresCase)
    },
    "-NSString localizedStandardCompare:": { machine, receiver, arguments throws(Halt) in
      let (a, b) = (try machine.text(receiver), try machine.text(arguments[0]))
      let order = try TextOrder.collated(a, b, TextOrder.ignoresCase | TextOrder.isNumeric)
      guard order.int != 0 || a == b else {
        throw .bound("The Finder's order of words that differ only in case is not known.")
      }
      return order
    },
    "-NSString compare:options:": { machine, receiver, arguments throws(Halt) in
      try TextOrder.compared(
        try machine.text(receiver), try machine.text(arguments[0]), arguments[1].int)
    },
    "-NSString lastPathComponent": { machine, receiver, _ throws(Halt) in
      .string(String(TextOrder.lastComponent(try machine.text(receiver))))
    },
    "-NSString pathExtension": { machine, receiver, _ throws(Halt) in
      .string(String(TextOrder.pathExtension(try machine.text(receiver)) ?? ""))
    },
    "-NSString stringByAppendingPathComponent:": { machine, receiver, arguments throws(Halt) in
      var (path, name) = (try machine.text(receiver)[...], try machine.text(arguments[0])[...])
      let isRooted = path.hasPrefix("/")
      while path.last == "/" { _ = path.popLast() }
      while name.first == "/" { _ = name.popFirst() }
      while name.last == "/" { _ = name.popLast() }
      return try .text(isRooted || !path.isEmpty ? "\(path)/\(name)" : "\(name)")
    },
    "-NSString stringByDeletingPathExtension": { machine, receiver, _ throws(Halt) in
      let path = try machine.text(receiver)
      guard let found = TextOrder.pathExtension(path), path.hasSuffix(found) else {
        return .string(path)
      }
      return .string(String(path.dropLast(found.count).dropLast()))
    },
    "-NSString longLongValue": { machine, receiver, _ throws(Halt) in
      try machine.send("integerValue", to: receiver, [], zero: .int(0))
    },
    "-NSMutableString insertString:atIndex:": { machine, receiver, arguments throws(Halt) in
      let text = try replaced(
        receiver, .parts([arguments[1], .int(0)]), try machine.text(arguments[0]),
        "insertString:atIndex:", machine)
      machine.setField("contents", of: receiver, text)
      return .void
    },
    "-NSMutableString deleteCharactersInRange:": { machine, receiver, arguments throws(Halt) in
      let text = try replaced(receiver, arguments[0], "", "deleteCharactersInRange:", machine)
      machine.setField("contents", of: receiver, text)
      return .void
    },
    "-NSMutableString replaceOccurrencesOfString:withString:options:range:": {
      machine, receiver, arguments throws(Halt) in
      let (units, range) = try part(
        receiver, arguments[3], "replaceOccurrencesOfString:withString:options:range:", machine)
      guard arguments[2].int & ~2 == 0 else {
        throw .bound("A replacement with these options is not supported.")
      }
      let target = try machine.text(arguments[0])
      let pieces = try pieces(String(decoding: units[range], as: UTF16.self), target, machine)
      let text = try Value.joined(pieces, by: try machine.text(arguments[1]))
      _ = try machine.send(
        "replaceCharactersInRange:withString:", to: receiver, [arguments[3], text], zero: .void)
      return .int(pieces.count - 1)
    },
    "-NSMutableString replaceCharactersInRange:withString:": {
      machine, receiver, arguments throws(Halt) in
      let text = try replaced(
        receiver, arguments[0], try machine.text(arguments[1]),
        "replaceCharactersInRange:withString:", machine)
      machine.setField("contents", of: receiver, text)
      return .void
    },
  ]
}
