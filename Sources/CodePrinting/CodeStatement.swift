package import WindowModel

/// A method, an initializer or a function by its name in both languages.
package struct CodeMethod: Sendable {
  /// Swift's full name, as in `insertSubview(_:at:)`.
  let swift: String
  /// Objective-C's selector, as in `insertSubview:atIndex:`, or a C function's name.
  let objC: String

  init(_ swift: String, _ objC: String) {
    self.swift = swift
    self.objC = objC
  }
}

/// A class in the generated program.
package struct CodeClass: Hashable, Sendable {
  /// The UIKit class of this name or, with a superclass, the app's own.
  package let name: String
  /// The UIKit superclass of an app's own class.
  var superclass: String?
  /// Whether it is a protocol.
  private(set) var isProtocol = false

  static let responder = CodeClass(spelled: "UIResponder")
  static let view = CodeClass(spelled: "UIView")
  static let window = CodeClass(spelled: "UIWindow")
  static let screen = CodeClass(spelled: "UIScreen")
  static let scene = CodeClass(spelled: "UIWindowScene")
  static let constraint = CodeClass(spelled: "NSLayoutConstraint")

  static let alertAction = CodeClass(spelled: "UIAlertAction")
  static let navigationDelegate = CodeClass(
    spelled: "UINavigationControllerDelegate", isProtocol: true)
  static let tabBarDelegate = CodeClass(spelled: "UITabBarControllerDelegate", isProtocol: true)
  static let pageDelegate = CodeClass(spelled: "UIPageViewControllerDelegate", isProtocol: true)
  static let splitDelegate = CodeClass(spelled: "UISplitViewControllerDelegate", isProtocol: true)

  /// Creates a class from a name: UIKit's if it exists, otherwise the app's own.
  init(_ name: String, superclass: String) {
    self.name = ViewClass(name)?.name ?? superclass
    self.superclass = Self.known.contains(self.name) ? nil : superclass
  }

  /// Creates a class with its name in the program.
  init(spelled name: String, isProtocol: Bool = false) {
    self.name = name
    self.isProtocol = isProtocol
  }

  /// The UIKit classes that a new view or controller can have.
  private static let known = Set(
    ViewClass.known.map(\.name) + ControllerClass.Kind.allCases.map(\.rawValue)
      + AlertView.Kind.allCases.map(\.rawValue)
      + [
        "UIActivityIndicatorView", "UIDatePicker", "UIPageControl", "UIPickerView",
        "UIProgressView", "UISegmentedControl", "UISlider", "UIStackView", "UIStepper", "UISwitch",
        "UITableViewCell", "UIVisualEffectView",
      ])
}

/// A value of the program, independent of the language.
package indirect enum CodeExpression: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  /// A view, a window or a controller.
  case object(Identifier)
  case screen(Identifier)
  case scene(Identifier)
  case constraint(Identifier)
  /// An identifier with the same spelling in both languages.
  case name(String)
  /// An expression with a different spelling in each language.
  case spelled(swift: String, objC: String)
  case property(CodeExpression, String)
  case call(CodeExpression, CodeMethod, [CodeExpression])
  /// A new instance.
  case make(CodeClass, CodeMethod, [CodeExpression])
  case function(CodeMethod, [CodeExpression])
  case array([CodeExpression])
  case element(CodeExpression, Int)
  /// A value cast to a class; a conditional cast unless `isSure`.
  case cast(CodeExpression, CodeClass, isSure: Bool)
  /// A block that prints a text.
  case block(String)
  /// A block that prints a text and receives whether an animation finished.
  case finishedBlock(String)
  /// A block that sets a text field's placeholder.
  case placeholder(String)

  package static let application = spelled(
    swift: "UIApplication.shared", objC: "[UIApplication sharedApplication]")
  static let appDelegate = name("appDelegate")

  /// An enumeration case whose Objective-C name is a prefix and Swift's name.
  static func choice(_ swift: String, _ prefix: String) -> CodeExpression {
    let name = swift.filter { $0.isASCII && $0.isLetter }
    return .spelled(
      swift: "." + name, objC: prefix + name.prefix(1).uppercased() + name.dropFirst())
  }

  /// An object or nil.
  package static func optional(_ identifier: Identifier?) -> CodeExpression {
    identifier.map { .object($0) } ?? .null
  }

  /// The storage location, as in `home.view`; nil for a temporary value.
  var place: String? {
    switch self {
    case .name(let name): name
    case .property(let base, let name): base.place.map { "\($0).\(name)" }
    default: nil
    }
  }

  /// Returns a copy in which `replace` substitutes parts, outer ones before inner ones.
  func mapped(_ replace: (CodeExpression) -> CodeExpression?) -> CodeExpression {
    if let replacement = replace(self) { return replacement }
    func map(_ parts: [CodeExpression]) -> [CodeExpression] { parts.map { $0.mapped(replace) } }
    return switch self {
    case .property(let base, let name): .property(base.mapped(replace), name)
    case .call(let base, let method, let arguments):
      .call(base.mapped(replace), method, map(arguments))
    case .make(let made, let method, let arguments): .make(made, method, map(arguments))
    case .function(let method, let arguments): .function(method, map(arguments))
    case .array(let elements): .array(map(elements))
    case .element(let base, let index): .element(base.mapped(replace), index)
    case .cast(let base, let wanted, let isSure):
      .cast(base.mapped(replace), wanted, isSure: isSure)
    case .null, .bool, .number, .text, .object, .screen, .scene, .constraint, .name, .spelled,
      .block, .finishedBlock,
      .placeholder:
      self
    }
  }
}

/// A statement of the program, independent of the language.
package enum CodeStatement {
  /// A comment on what the user or the system does; one line of ASCII.
  case comment(String)
  /// Creates an object, stored in the variable of its name if retained, otherwise in a local one.
  case make(Identifier, CodeExpression, isRetained: Bool)
  case set(CodeExpression, String, CodeExpression)
  case call(CodeExpression)
  /// Evaluates a value and discards it.
  case read(CodeExpression)
  /// Sets a variable of the app to an object or nil.
  case store(ReferenceName, Identifier?)
  /// Sets every variable that holds an object to nil.
  case drop(Identifier)
  /// Stores a screen or a scene in the variable of its name.
  case find(CodeExpression, CodeExpression)
}
