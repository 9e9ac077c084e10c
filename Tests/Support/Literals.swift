public import WindowModel

extension Identifier: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// A name in a test, where a wrong one is a mistake of the test.
  public init(stringLiteral text: String) {
    guard let identifier = Identifier(text) else { preconditionFailure(text) }
    self = identifier
  }
}

extension ReferenceName: ExpressibleByStringLiteral {
  /// A name in a test, where a wrong one is a mistake of the test.
  public init(stringLiteral text: String) {
    guard let name = ReferenceName(text) else { preconditionFailure(text) }
    self = name
  }
}

extension ViewClass: ExpressibleByStringLiteral {
  /// A class in a test, where a wrong name is a mistake of the test.
  public init(stringLiteral text: String) {
    guard let viewClass = ViewClass(text) else { preconditionFailure(text) }
    self = viewClass
  }
}

extension Selector: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// A method's name in a test, where a wrong one is a mistake of the test.
  public init(stringLiteral text: String) {
    guard let selector = Selector(text) else { preconditionFailure(text) }
    self = selector
  }
}

extension WindowLevel: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A level that is a number.
  public init(floatLiteral number: Double) { self.init(rawValue: number) }
  /// A level that is a whole number.
  public init(integerLiteral number: Int) { self.init(rawValue: Double(number)) }
}

extension ControllerClass: ExpressibleByStringLiteral {
  /// A class in a test, where a wrong name is a mistake of the test.
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
