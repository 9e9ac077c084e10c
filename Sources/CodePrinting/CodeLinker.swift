import JSON
import WindowModel

/// A line of the program, with its objects replaced by names.
enum CodeLine {
  case comment(String)
  case declare(String, CodeClass, CodeExpression, isWeak: Bool)
  case assign(CodeExpression, CodeExpression)
  case call(CodeExpression)
  case read(CodeExpression)
}

/// Finds each object's name at each place of the program: its own variable while that holds it, else another
/// variable that does.
struct CodeLinker {
  /// The variables outside the function, in the order of first use.
  private(set) var globals: [(name: String, type: CodeClass, isUIKits: Bool)] = []
  /// The app's own classes, in the order of first use.
  private(set) var ownClasses: [(name: String, superclass: String)] = []
  /// Whether the app has scenes, and whether it has maps.
  private(set) var usesScenes = false
  private(set) var usesMaps = false

  private var names = CodeNames()
  private let draft: CodeDraft
  /// Whether it is a single step, without knowledge of the steps before.
  private let isPart: Bool
  private let lastUses: [Identifier: Int]
  private let types: [String: CodeClass]
  private var variables = CodeVariables()
  private var locals: [Identifier: CodeExpression] = [:]
  private var declared: Set<String> = []

  init(_ draft: CodeDraft, isPart: Bool) {
    self.draft = draft
    self.isPart = isPart
    lastUses = CodeUses.last(in: draft.statements)
    types = CodeUses.types(in: draft)
  }

  /// The lines of each command.
  mutating func link() -> [[CodeLine]] {
    var lines: [[CodeLine]] = []
    var start = 0
    for end in draft.ends {
      var part: [CodeLine] = []
      // checked: the ends only grow
      for index in start..<end { link(draft.statements[index], index, into: &part) }
      lines.append(part)
      start = end
    }
    return lines
  }

  private mutating func link(
    _ statement: CodeStatement, _ index: Int, into lines: inout [CodeLine]
  ) {
    switch statement {
    case .comment(let text): lines.append(.comment(text))
    case .make(let identifier, let value, let isRetained):
      let value = linked(value)
      variables.note(statement)
      if isRetained {
        lines.append(.assign(variable(identifier.text), value))
      } else {
        let name = names.name(of: .local(identifier.text))
        locals[identifier] = .name(name)
        let made = used(draft.classes[identifier] ?? .view)
        lines.append(.declare(name, made, value, isWeak: false))
      }
    case .set(let object, let property, let value):
      let place = CodeExpression.property(linked(object), property)
      lines.append(Self.assignment(of: linked(value), to: place))
    case .call(let call): lines.append(.call(linked(call)))
    case .read(let value): lines.append(.read(linked(value)))
    case .store(let name, let identifier):
      let old = variables.object(heldBy: name.text)
      if let old, old != identifier, variables.holders(of: old).count == 1 {
        keep(old, index, into: &lines)
      }
      let value = linked(.optional(identifier))
      variables.note(statement)
      let place = variable(name.text)
      lines.append(Self.assignment(of: cast(value, of: identifier, for: name), to: place))
    case .drop(let identifier):
      let holders = variables.holders(of: identifier).all
      keep(identifier, index, into: &lines)
      variables.note(statement)
      let isUnknown = isPart && holders.isEmpty && locals[identifier] == nil
      for holder in isUnknown ? [identifier.text] : holders {
        lines.append(.assign(variable(holder), .null))
      }
      if holders.isEmpty, !isUnknown { lines.append(.comment("No variable holds \(identifier).")) }
    case .find(let place, let value): lines.append(.assign(linked(place), value))
    }
  }

  /// An assignment, or a comment if the place already has the value: Swift rejects self-assignment.
  private static func assignment(of value: CodeExpression, to place: CodeExpression) -> CodeLine {
    if let name = place.place, name == value.place { return .comment("\(name) is that already.") }
    return .assign(place, value)
  }

  /// Keeps a reference to an object that is used later but that no variable holds from here on.
  private mutating func keep(
    _ object: Identifier, _ index: Int, into lines: inout [CodeLine]
  ) {
    guard lastUses[object, default: 0] > index, locals[object] == nil else { return }
    let value = linked(.object(object))
    let name = names.name(of: .weak(object.text))
    locals[object] = .spelled(swift: name + "!", objC: name)
    lines.append(.declare(name, used(draft.classes[object] ?? .view), value, isWeak: true))
  }

  private mutating func linked(_ expression: CodeExpression) -> CodeExpression {
    expression.mapped { part in
      switch part {
      case .object(let identifier): object(identifier)
      case .screen(.main): .spelled(swift: "UIScreen.main", objC: "[UIScreen mainScreen]")
      case .screen(let identifier): global(.screen(identifier.text), .screen)
      case .scene(let identifier): global(.scene(identifier.text), .scene)
      case .constraint(let identifier): global(.constraint(identifier.text), .constraint)
      case .make(let made, let method, let arguments):
        .make(used(made), method, arguments.map { linked($0) })
      default: nil
      }
    }
  }

  private mutating func object(_ identifier: Identifier) -> CodeExpression {
    if variables.object(heldBy: identifier.text) == identifier {
      return value(of: identifier.text, identifier)
    }
    if let local = locals[identifier] { return local }
    if let holder = variables.holders(of: identifier).first { return value(of: holder, identifier) }
    if draft.classes[identifier] == nil, let own = uikits(identifier) { return own }
    let isKnown = isPart || draft.classes[identifier] != nil
    return global(
      .variable(identifier.text), draft.classes[identifier] ?? .view, isUIKits: !isKnown)
  }

  /// The value of a variable, cast to the class of its object.
  private mutating func value(of name: String, _ object: Identifier) -> CodeExpression {
    if name == ReferenceName.delegateWindow.text {
      return .spelled(swift: "appDelegate.window!", objC: "appDelegate.window")
    }
    let place = variable(name)
    let wanted = draft.classes[object] ?? .view
    guard let type = types[name], type != wanted else { return place }
    return .cast(place, used(wanted), isSure: true)
  }

  /// An object that UIKit creates for an app's object and names after it.
  private mutating func uikits(_ identifier: Identifier) -> CodeExpression? {
    guard let dash = identifier.text.lastIndex(of: "-"),
      let owner = Identifier(String(identifier.text[..<dash]))  // checked: an index of it
    else { return nil }
    guard isPart || draft.classes[owner] != nil || owner.text.contains("-") else { return nil }
    let part = identifier.text[dash...].dropFirst()  // checked: an index of it
    if part == "view" { return .property(object(owner), "view") }
    guard part.hasPrefix("textField"), let number = Int(asWritten: part.dropFirst(9)), number > 0
    else {
      return nil
    }
    return .element(.property(object(owner), "textFields"), number - 1)
  }

  private mutating func variable(_ name: String) -> CodeExpression {
    if name == ReferenceName.delegateWindow.text { return .property(.appDelegate, "window") }
    return global(.variable(name), types[name] ?? .view)
  }

  private mutating func global(
    _ entity: CodeEntity, _ type: CodeClass, isUIKits: Bool = false
  ) -> CodeExpression {
    let name = names.name(of: entity)
    if declared.insert(name).inserted { globals.append((name, used(type), isUIKits)) }
    return .name(name)
  }

  /// Casts the delegate's window to `UIWindow`.
  private func cast(
    _ value: CodeExpression, of object: Identifier?, for name: ReferenceName
  ) -> CodeExpression {
    guard name == .delegateWindow, let made = object.flatMap({ draft.classes[$0] }),
      (made.superclass ?? made.name) != "UIWindow"
    else { return value }
    return .cast(value, .window, isSure: false)
  }

  /// A class by its name in the program; records its use.
  private mutating func used(_ made: CodeClass) -> CodeClass {
    if made == .scene { usesScenes = true }
    if made.name == "MKMapView" { usesMaps = true }
    guard let superclass = made.superclass else { return made }
    let name = names.name(of: .ownClass(made))
    if declared.insert(name).inserted { ownClasses.append((name, superclass)) }
    return CodeClass(spelled: name)
  }
}
