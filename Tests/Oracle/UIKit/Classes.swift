import Foundation

/// An Objective-C selector.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
  public var description: String { name }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// The preprocessor's data on the program's classes, which are not available at run time here.
public enum Classes {
  struct Class {
    let isMember: (Any) -> Bool
    let overrides: Set<String>
    let actions: Set<String>
    let perform: (Any, String, Any?, Any?) -> Void
  }
  nonisolated(unsafe) static var all: [Class] = []

  /// Registers a class: the UIKit methods that it overrides, and its methods for selectors.
  public static func add<T: AnyObject>(
    _ type: T.Type, overrides: [String], actions: [String],
    perform: @escaping (T, String, Any?, Any?) -> Void
  ) {
    all.append(
      Class(
        isMember: { $0 is T }, overrides: Set(overrides), actions: Set(actions),
        perform: { if let object = $0 as? T { perform(object, $1, $2, $3) } }))
  }

  static func overrides(_ object: Any, _ method: String) -> Bool {
    all.contains { $0.overrides.contains(method) && $0.isMember(object) }
  }

  static func responds(_ object: Any, _ action: String) -> Bool {
    all.contains { $0.actions.contains(action) && $0.isMember(object) }
      || object is UIResponder && builtIn.contains(action)
  }

  private static let builtIn: Set<String> = [
    "becomeFirstResponder", "resignFirstResponder", "removeFromSuperview", "setNeedsLayout",
    "layoutIfNeeded", "makeKeyAndVisible",
  ]

  /// Calls the method of a selector, or ends the program as the Objective-C runtime does.
  static func perform(_ object: Any, _ action: String, _ first: Any? = nil, _ second: Any? = nil) {
    if let found = all.last(where: { $0.actions.contains(action) && $0.isMember(object) }) {
      return found.perform(object, action, first, second)
    }
    switch (action, object) {
    case ("becomeFirstResponder", let object as UIResponder): _ = object.becomeFirstResponder()
    case ("resignFirstResponder", let object as UIResponder): _ = object.resignFirstResponder()
    case ("removeFromSuperview", let object as UIView): object.removeFromSuperview()
    case ("setNeedsLayout", let object as UIView): object.setNeedsLayout()
    case ("layoutIfNeeded", let object as UIView): object.layoutIfNeeded()
    case ("makeKeyAndVisible", let object as UIWindow): object.makeKeyAndVisible()
    default:
      fputs("-[\(type(of: object)) \(action)]: unrecognized selector sent to instance\n", stderr)
      fflush(stdout)
      abort()
    }
  }
}
