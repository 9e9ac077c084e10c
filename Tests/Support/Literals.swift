public import WindowModel

extension Identifier: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// A name in a test, which must be valid.
  public init(stringLiteral text: String) {
    guard let identifier = Identifier(text) else { preconditionFailure(text) }
    self = identifier
  }
}

extension ReferenceName: ExpressibleByStringLiteral {
  /// A name in a test, which must be valid.
  public init(stringLiteral text: String) {
    guard let name = ReferenceName(text) else { preconditionFailure(text) }
    self = name
  }
}

extension ViewClass: ExpressibleByStringLiteral {
  /// A class name in a test, which must be valid.
  public init(stringLiteral text: String) {
    guard let viewClass = ViewClass(text) else { preconditionFailure(text) }
    self = viewClass
  }
}

extension Selector: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// A method name in a test, which must be valid.
  public init(stringLiteral text: String) {
    guard let selector = Selector(text) else { preconditionFailure(text) }
    self = selector
  }
}

extension WindowLevel: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A window level from a floating-point literal.
  public init(floatLiteral number: Double) { self.init(rawValue: number) }
  /// A window level from an integer literal.
  public init(integerLiteral number: Int) { self.init(rawValue: Double(number)) }
}

extension ControllerClass: ExpressibleByStringLiteral {
  /// A class name in a test, which must be valid.
  public init(stringLiteral text: String) {
    guard let controllerClass = ControllerClass(text) else { preconditionFailure(text) }
    self = controllerClass
  }
}

/// The phones.
public let phones = Device.all.filter { $0.idiom == .phone }
/// The tablets.
public let pads = Device.all.filter { $0.idiom == .pad }
/// A phone with a notch.
public let iPhone14 = Device.all.first { $0.name == "iPhone 14" } ?? .standard
/// A phone with a small screen.
public let iPhone5s = Device.all.first { $0.name == "iPhone 5s" } ?? .standard
