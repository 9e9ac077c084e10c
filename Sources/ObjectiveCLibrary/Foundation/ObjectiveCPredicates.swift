import ProgramRuntime
import SwiftLibrary
import Syntax

/// `NSPredicate`: a block, or a format that compares an object's values.
extension ObjectiveC {
  static let predicateHeader = """
    @interface NSPredicate : NSObject
    + (NSPredicate *)predicateWithFormat:(NSString *)format, ...;
    + (NSPredicate *)predicateWithBlock:(BOOL (^)(id object, NSDictionary *bindings))block;
    - (BOOL)evaluateWithObject:(id)object;
    @end
    """

  static let predicateNatives: [String: ObjectiveCMethodInfo.Run] = [
    "+NSPredicate predicateWithFormat:": { machine, _, arguments throws(Halt) in
      let text = try machine.text(arguments[0])
      guard Predicate(text) != nil else {
        throw .bound("The predicate's format '\(text)' is not supported.")
      }
      let predicate = try machine.allocate(known("NSPredicate"), named: nil)
      machine.setField("format", of: predicate, .string(text))
      machine.setField("values", of: predicate, .array(Array(arguments.dropFirst())))
      return predicate
    },
    "+NSPredicate predicateWithBlock:": { machine, _, arguments throws(Halt) in
      let predicate = try machine.allocate(known("NSPredicate"), named: nil)
      machine.setField("block", of: predicate, arguments[0])
      return predicate
    },
    "-NSPredicate evaluateWithObject:": { machine, receiver, arguments throws(Halt) in
      .bool(try machine.holds(receiver, for: arguments[0]))
    },
  ]

  /// A format with one comparison, or several joined by AND or OR.
  package struct Predicate {
    enum Operand {
      case path(String)
      case value(Value)
      /// The argument with that index, and the key path in that argument.
      case given(Int), key(Int)
    }

    struct Comparison {
      let left, right: Operand
      let sign: String
      let ignoresCase: Bool
      let isNegated: Bool
    }

    var comparisons: [Comparison] = []
    var isAll = true
    /// The number of its arguments.
    package private(set) var count = 0

    /// Nil if the format is not supported.
    package init?(_ format: String) {
      guard var words = Self.words(format) else { return nil }
      words.reverse()
      var joints: Set<String> = []
      while let comparison = comparison(&words) {
        comparisons.append(comparison)
        guard let joint = words.popLast() else { break }
        guard ["AND", "&&", "OR", "||"].contains(joint.uppercased()), !words.isEmpty else {
          return nil
        }
        joints.insert(joint.uppercased())
      }
      guard !comparisons.isEmpty, words.isEmpty else { return nil }
      isAll = joints.isDisjoint(with: ["OR", "||"])
      // Their precedence would require parentheses.
      guard isAll || joints.isDisjoint(with: ["AND", "&&"]) else { return nil }
    }

    private mutating func comparison(_ words: inout [String]) -> Comparison? {
      let isNegated = ["NOT", "!"].contains(words.last?.uppercased())
      if isNegated { _ = words.popLast() }
      guard let left = operand(words.popLast()), var sign = words.popLast()?.uppercased() else {
        return nil
      }
      let ignoresCase = sign.hasSuffix("[C]")
      if ignoresCase { sign = String(sign.dropLast(3)) }
      let known = [
        "==", "=", "!=", "<>", "<", ">", "<=", ">=", "BEGINSWITH", "ENDSWITH", "CONTAINS",
      ]
      guard known.contains(sign), let right = operand(words.popLast()) else { return nil }
      return Comparison(
        left: left, right: right, sign: sign, ignoresCase: ignoresCase, isNegated: isNegated)
    }

    private mutating func operand(_ word: String?) -> Operand? {
      guard let word, let first = word.first else { return nil }
      if first == "%" {
        defer { count += 1 }
        switch word {
        case "%K": return .key(count)
        case "%@", "%d", "%i", "%ld", "%lu", "%u", "%f", "%lf", "%g", "%zd": return .given(count)
        default: return nil
        }
      }
      if first == "'" || first == "\"" { return .value(.string(String(word.dropFirst()))) }
      if let number = Int(word, radix: 10) { return .value(.int(number)) }
      if let number = Double(word) { return .value(.double(number)) }
      switch word.uppercased() {
      case "YES", "TRUE": return .value(.bool(true))
      case "NO", "FALSE": return .value(.bool(false))
      case "NIL", "NULL": return .value(.none)
      case "SELF": return .path("self")
      default: break
      }
      guard word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
        return nil
      }
      return .path(word.hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
    }

    /// The words of a format; a string starts with its quotation mark. Nil if a string is not closed.
    private static func words(_ format: String) -> [String]? {
      var words: [String] = []
      var word = ""
      var quote: Character?
      func isSign(_ character: Character) -> Bool { "=!<>&|".contains(character) }
      for character in format {
        if let open = quote {
          if character == open { quote = nil } else { word.append(character) }
          continue
        }
        let joins = word.last.map { isSign($0) == isSign(character) } ?? true
        if character == " " || !joins || character == "'" || character == "\"" {
          if !word.isEmpty { words.append(word) }
          word = ""
        }
        if character == "'" || character == "\"" { quote = character }
        if character != " " { word.append(character) }
      }
      if !word.isEmpty { words.append(word) }
      return quote == nil ? words : nil
    }
  }
}

extension Machine {
  /// Whether an object matches a predicate.
  func holds(_ predicate: Value, for object: Value) throws(Halt) -> Bool {
    let block = field("block", of: predicate)
    if !block.isNone { return try call(closure: block, [object, .none]).bool }
    let values = field("values", of: predicate).array
    guard let read = ObjectiveC.Predicate(field("format", of: predicate).string),
      read.count == values.count
    else { throw .bound("The predicate's format asks for other values than it is given.") }
    for comparison in read.comparisons {
      let holds = try self.holds(comparison, for: object, values) != comparison.isNegated
      if holds != read.isAll { return holds }
    }
    return read.isAll
  }

  func filtered(_ values: [Value], by predicate: Value) throws(Halt) -> [Value] {
    var kept: [Value] = []
    for value in values where try holds(predicate, for: value) { kept.append(value) }
    return kept
  }

  private func holds(
    _ comparison: ObjectiveC.Predicate.Comparison, for object: Value, _ values: [Value]
  ) throws(Halt) -> Bool {
    var a = try operand(comparison.left, object, values)
    var b = try operand(comparison.right, object, values)
    if comparison.ignoresCase {
      (a, b) = (.string(try text(a).lowercased()), .string(try text(b).lowercased()))
    }
    switch comparison.sign {
    case "==", "=": return try isEqual(a, b)
    case "!=", "<>": return !(try isEqual(a, b))
    case "BEGINSWITH": return a.isNone ? false : try text(a).hasPrefix(try text(b))
    case "ENDSWITH": return a.isNone ? false : try text(a).hasSuffix(try text(b))
    case "CONTAINS":
      if a.isNone { return false }
      if case .string = copied(a) { return Library.offset(of: try text(b), in: try text(a)) != nil }
      return try ObjectiveC.index(of: b, in: elements(of: a), self) != nil
    default:
      if a.isNone || b.isNone { return false }
      let order = try send("compare:", to: a, [b], zero: .int(0)).int
      switch comparison.sign {
      case "<": return order < 0
      case ">": return order > 0
      case "<=": return order <= 0
      default: return order >= 0
      }
    }
  }

  private func operand(
    _ operand: ObjectiveC.Predicate.Operand, _ object: Value, _ values: [Value]
  ) throws(Halt) -> Value {
    switch operand {
    case .path(let path): return try value(at: path, of: object)
    case .value(let value): return value
    case .given(let place):
      return place < values.count ? values[place] : .none
    case .key(let place):
      return try value(at: try text(place < values.count ? values[place] : .none), of: object)
    }
  }
}
