package import WindowModel

/// A method, an initializer or a function by both its names.
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

/// A class as the author names it.
package struct CodeClass: Hashable, Sendable {
  /// UIKit's class of this name or, with a superclass, the app's own.
  package let name: String
  /// UIKit's class that an app's own one inherits from.
  var superclass: String?
  /// Whether it is a protocol, of any object.
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

  /// Makes a class of a name that may be UIKit's, else of the app's own.
  init(_ name: String, superclass: String) {
    self.name = ViewClass(name)?.name ?? superclass
    self.superclass = Self.known.contains(self.name) ? nil : superclass
  }

  /// Makes a class of the name that a program has for it.
  init(spelled name: String, isProtocol: Bool = false) {
    self.name = name
    self.isProtocol = isProtocol
  }

  /// UIKit's classes that a new view or controller can be of.
  private static let known = Set(
    ViewClass.known.map(\.name) + ControllerClass.Kind.allCases.map(\.rawValue)
      + AlertView.Kind.allCases.map(\.rawValue)
      + [
        "UIActivityIndicatorView", "UIDatePicker", "UIPageControl", "UIPickerView",
        "UIProgressView", "UISegmentedControl", "UISlider", "UIStackView", "UIStepper", "UISwitch",
        "UITableViewCell", "UIVisualEffectView",
      ])
}

/// A value of the program, in no language yet.
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
  /// What both languages spell the same: a variable's name.
  case name(String)
  /// What each language spells in its own way.
  case spelled(swift: String, objC: String)
  case property(CodeExpression, String)
  case call(CodeExpression, CodeMethod, [CodeExpression])
  /// A new instance.
  case make(CodeClass, CodeMethod, [CodeExpression])
  case function(CodeMethod, [CodeExpression])
  case array([CodeExpression])
  case element(CodeExpression, Int)
  /// A value known to be of a class; where it may not be, nil.
  case cast(CodeExpression, CodeClass, isSure: Bool)
  /// A block that prints a text.
  case block(String)
  /// A block that prints a text, and is given whether an animation finished.
  case finishedBlock(String)
  /// A block that sets a text field's placeholder.
  case placeholder(String)

  package static let application = spelled(
    swift: "UIApplication.shared", objC: "[UIApplication sharedApplication]")
  static let appDelegate = name("appDelegate")

  /// One of an enumeration's cases, whose Objective-C name ends with Swift's.
  static func choice(_ swift: String, _ prefix: String) -> CodeExpression {
    let name = swift.filter { $0.isASCII && $0.isLetter }
    return .spelled(
      swift: "." + name, objC: prefix + name.prefix(1).uppercased() + name.dropFirst())
  }

  /// An object, or nil for none.
  package static func optional(_ identifier: Identifier?) -> CodeExpression {
    identifier.map { .object($0) } ?? .null
  }

  /// Where it is stored, as in `home.view`, or nil for what is nowhere.
  var place: String? {
    switch self {
    case .name(let name): name
    case .property(let base, let name): base.place.map { "\($0).\(name)" }
    default: nil
    }
  }

  /// The same with every part of it replaced that `replace` has something for, the inner ones after
  /// the outer.
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

/// One thing that the program does, in no language yet.
package enum CodeStatement {
  /// What is no call: what a person or the system does; one line of ASCII.
  case comment(String)
  /// A new object, stored in the variable of its name if it is retained, else in a local one.
  case make(Identifier, CodeExpression, isRetained: Bool)
  case set(CodeExpression, String, CodeExpression)
  case call(CodeExpression)
  /// Asks for a value and drops it.
  case read(CodeExpression)
  /// Points a variable of the app at an object, or at nothing.
  case store(ReferenceName, Identifier?)
  /// Empties every variable that holds an object.
  case drop(Identifier)
  /// Stores a screen or a scene in a variable of its name.
  case find(CodeExpression, CodeExpression)
}
