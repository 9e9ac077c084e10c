import SourceCode
import Syntax

/// What a program can use besides its own types: Swift's library, Foundation and UIKit as far as the model
/// knows them, declared in Swift's own words and carried out by native functions.
enum Library {
  typealias Native = @Sendable (Machine, Value, [Value]) throws(Halt) -> Value
  typealias Mutating = @Sendable (Machine, inout Value, [Value]) throws(Halt) -> Value

  /// The library, read and checked once; each program stands on it.
  static let program: Program = {
    let program = Program(version: 17, library: nil)
    let checker = Checker(program, isLibrary: true)
    var statements: [Stmt] = []
    for source in [language, foundation, geometry, autoLayout + "\n" + uikit] {
      do throws(SourceError) {
        statements += try SwiftReader.read(source)
      } catch {
        // checked: the library is no input, and a test reads it
        preconditionFailure("the library can't be read: \(error.message) at \(error.position)")
      }
    }
    checker.check(statements)
    let faults = checker.findings.map { "\($0.position.line): \($0.message)" }.joined(
      separator: "\n")
    // checked: the library is no input, and a test reads it
    precondition(faults.isEmpty, "the library has faults:\n\(faults)")
    return program
  }()

  /// Binds a function that is declared without a body to what carries it out.
  static func bind(_ function: Function, of nominal: Nominal?) {
    let name = (nominal.map { "\($0.name)." } ?? "") + function.fullName
    if function.isMutating {
      function.nativeMutating = mutatingNatives[name]
    } else {
      function.native = natives[name]
    }
  }

  /// What carries out a property that is declared without a body; nil for one that objects store.
  static func property(_ name: String, of nominal: Nominal) -> NativeProperty? {
    properties["\(nominal.name).\(name)"]
  }

  /// What several tables have together; where two have the same name, the first one counts.
  private static func merged<Entry>(_ tables: [[String: Entry]]) -> [String: Entry] {
    tables.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  private static let natives: [String: Native] = merged([
    valueNatives, numberNatives, stringNatives, arrayNatives, setNatives, dictionaryNatives,
    rangeNatives,
    // Behind what the types have of their own.
    sequenceNatives,
    foundationNatives, viewNatives, controllerNatives, applicationNatives, passingNatives,
    gestureNatives,
    layoutNatives, popoverNatives,
  ])
  private static let mutatingNatives: [String: Mutating] = merged([
    valueMutating, stringMutating, arrayMutating, setMutating, dictionaryMutating,
  ])
  private static let properties: [String: NativeProperty] = merged([
    valueProperties, numberProperties, stringProperties, arrayProperties, setProperties,
    dictionaryProperties, rangeProperties,
    foundationProperties, viewProperties, controllerProperties, applicationProperties,
    gestureProperties,
    layoutProperties, traitProperties, popoverProperties,
  ])

  /// A property that its value alone tells.
  static func get(_ read: @escaping @Sendable (Value) -> Value) -> NativeProperty {
    NativeProperty(get: { _, value throws(Halt) in read(value) })
  }

  /// The type of the library that holds the members of a type of the language.
  static func wrapper(for type: SwiftType, _ program: Program) -> Nominal? {
    let name: String
    switch type {
    case .cgFloat: name = "$CGFloat"
    case .float: name = "$Float"
    case .character: name = "$Character"
    case .array: name = "$Array"
    case .optional: name = "$Optional"
    case .int: name = "$Int"
    case .double: name = "$Double"
    case .string: name = "$String"
    case .bool: name = "$Bool"
    default: return nil
    }
    return program.type(name)
  }

  /// The name by which Objective-C calls a method: `tapped(_:)` is `tapped:`.
  static func selector(of name: String) -> String {
    guard let open = name.firstIndex(of: "(") else { return name }
    let base = String(name[..<open])  // checked: the index is within it
    let labels = name.suffix(from: open).dropFirst().dropLast().split(separator: ":").map(
      String.init)
    guard let first = labels.first else { return base }
    let head =
      first == "_" ? base : base + "With" + first.prefix(1).uppercased() + first.dropFirst()
    return head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }
}

/// What of the library's own a program has at run time.
struct LibraryState {
  /// What controls call, in the order in which they were told to.
  var targets: [Target] = []
  /// Who asked for notifications.
  var observers: [Observer] = []
  /// What is to be done in a later turn of the run loop, by number.
  var tasks: [UInt32: Task] = [:]
  var nextTask: UInt32 = 1
  /// Completions by their names in the model.
  var completions: [String: Value] = [:]
  var completionCount = 0
  /// The touches that views were told of and that are not over, by the model's number.
  var touches: [Int: Value] = [:]
  /// How many gesture recognizers were made.
  var gestureCount = 0
  /// Whether the launch is under way: the delegate's methods run, or the first scene is not active yet.
  var isLaunching = false
  /// Who sends the action that is delivered.
  var sender: Value?
  /// Single objects: the application, the main screen, the notification center.
  var shared: [String: Value] = [:]
  /// The queue that runs what is done at the moment; nil for the main one.
  var queue: Value?
  /// The seconds that the program has waited.
  var clock = 0.0

  struct Target {
    let control: Int
    /// The object, whose number does not keep it alive; nil for who comes first in the responder chain.
    let object: Int?
    let selector: String
    /// For what, as the model names it.
    let event: String
    /// What the model's event calls it.
    let actionName: String
    var closure: Value?
    var action: Value?
  }

  struct Observer {
    let number: Int
    let object: Int?
    let selector: String?
    var block: Value?
    let name: String?
    let sender: Int?
  }

  struct Task {
    /// What is called, or nothing where `selector` says it.
    var closure: Value
    var target: Value?
    var selector: String?
    var arguments: [Value] = []
    /// When it is due, in seconds of the program's clock.
    var due: Double
    /// After how many seconds it comes again, nil for one that comes once.
    var interval: Double?
    /// Whether it waits for its time, and not for the next turn alone.
    var isDelayed = false
    /// The timer that it belongs to.
    var owner: Value?
    /// The queue that it was given to; nil for the main one.
    var queue: Value?
  }
}
