import ProgramRuntime
import SwiftLibrary
import Syntax

/// String methods for ranges, options and paths.
extension ObjectiveC {
  static let textRangeHeader = """
    @interface NSString (Ranges)
    - (instancetype)init;
    - (unichar)characterAtIndex:(NSUInteger)index;
    - (NSString *)substringWithRange:(NSRange)range;
    - (NSRange)rangeOfString:(NSString *)other;
    - (NSRange)rangeOfString:(NSString *)other options:(NSUInteger)options;
    - (NSString *)stringByReplacingCharactersInRange:(NSRange)range withString:(NSString *)other;
    - (NSComparisonResult)caseInsensitiveCompare:(NSString *)other;
    - (NSComparisonResult)compare:(NSString *)other options:(NSUInteger)options;
    - (NSString *)lastPathComponent;
    - (NSString *)pathExtension;
    - (NSString *)stringByAppendingPathComponent:(NSString *)component;
    - (NSString *)stringByDeletingPathExtension;
    - (long long)longLongValue;
    @end
    @interface NSMutableString (Ranges)
    - (void)insertString:(NSString *)other atIndex:(NSUInteger)index;
    - (void)deleteCharactersInRange:(NSRange)range;
    - (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)other;
    - (NSUInteger)replaceOccurrencesOfString:(NSString *)target withString:(NSString *)replacement options:(NSUInteger)options range:(NSRange)range;
    @end
    """

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

  private static let ignoresCase = 1
  private static let isBackwards = 4
  private static let isNumeric = 64

  /// A string's code units for comparison.
  private static func folded(_ text: String, _ options: Int) throws(Halt) -> [UInt16] {
    guard options & ignoresCase != 0 else { return Array(text.utf16) }
    let lower = text.lowercased()
    guard lower.utf16.count == text.utf16.count else {
      throw .bound(
        "A comparison without case is not supported for letters whose lowercase is longer.")
    }
    return Array(lower.utf16)
  }

  private static func place(
    of other: String, in text: String, _ options: Int, _ machine: Machine
  ) throws(Halt) -> Value {
    // 2 is NSLiteralSearch, which is how strings are compared here.
    guard options & ~(ignoresCase | isBackwards | 2) == 0 else {
      throw .bound("These options of a search are not supported.")
    }
    try machine.charge(.string(text))
    let (units, wanted) = (try folded(text, options), try folded(other, options))
    let isBackwards = options & isBackwards != 0
    let found =
      isBackwards
      ? TextSearch(wanted.reversed()).places(in: units.reversed(), atMost: 1).first
        .map { units.count - $0 - wanted.count }
      : TextSearch(wanted).places(in: units, atMost: 1).first
    return found.map { .parts([.int($0), .int(wanted.count)]) } ?? .parts([.int(.max), .int(0)])
  }

  private static func compared(_ a: String, _ b: String, _ options: Int) throws(Halt) -> Value {
    guard options & ~(ignoresCase | isNumeric | 2) == 0 else {
      throw .bound("These options of a comparison are not supported.")
    }
    var (x, y) = (try folded(a, options)[...], try folded(b, options)[...])
    func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }
    /// The number at the beginning, without leading zeros.
    func number(_ units: inout ArraySlice<UInt16>) -> [UInt16] {
      let digits = units.prefix(while: isDigit)
      units = units.dropFirst(digits.count)
      return Array(digits.drop { $0 == 0x30 })
    }
    while let first = x.first, let second = y.first {
      if options & isNumeric != 0, isDigit(first), isDigit(second) {
        let (p, q) = (number(&x), number(&y))
        if p.count != q.count { return .int(p.count < q.count ? -1 : 1) }
        if p != q { return .int(p.lexicographicallyPrecedes(q) ? -1 : 1) }
      } else {
        if first != second { return .int(first < second ? -1 : 1) }
        (x, y) = (x.dropFirst(), y.dropFirst())
      }
    }
    return .int(x.isEmpty && y.isEmpty ? 0 : x.isEmpty ? -1 : 1)
  }

  private static func lastComponent(_ path: String) -> Substring {
    path.split(separator: "/").last ?? (path.hasPrefix("/") ? "/" : "")
  }

  /// The file extension of a path; nil if it has none.
  private static func pathExtension(_ path: String) -> Substring? {
    let name = lastComponent(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let found = name.suffix(from: dot).dropFirst()
    return found.isEmpty || found.contains(" ") ? nil : found
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
      try compared(try machine.text(receiver), try machine.text(arguments[0]), ignoresCase)
    },
    "-NSString compare:options:": { machine, receiver, arguments throws(Halt) in
      try compared(
        try machine.text(receiver), try machine.text(arguments[0]), arguments[1].int)
    },
    "-NSString lastPathComponent": { machine, receiver, _ throws(Halt) in
      .string(String(lastComponent(try machine.text(receiver))))
    },
    "-NSString pathExtension": { machine, receiver, _ throws(Halt) in
      .string(String(pathExtension(try machine.text(receiver)) ?? ""))
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
      guard let found = pathExtension(path), path.hasSuffix(found) else { return .string(path) }
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
