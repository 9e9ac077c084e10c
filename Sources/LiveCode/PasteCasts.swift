import PasteValues
import SourceCode
import WindowModel

extension PasteRunner {
  /// Casts a value to a class or to a number type.
  func cast(_ value: PasteValue, to type: String) throws(PasteHalt) -> PasteValue {
    switch type {
    // A message to nil returns 0 where a number is expected.
    case _ where value == .null && language == .objc && PasteNumber(type: type) != nil:
      return .number(0, isInteger: true)
    case "int", "NSInteger", "NSUInteger", "long", "int64_t", "Int", "BOOL":
      return value.number.map { .number($0.rounded(.towardZero), isInteger: true) } ?? value
    case "float", "double", "CGFloat", "Double":
      return value.number.map { .number($0) } ?? value
    default: break
    }
    guard language == .swift, case .object = value.unwrapped, types.kind(of: type) != nil else {
      return value
    }
    return try isKind(value, of: type) ? .optional(value.unwrapped) : .null
  }

  /// Whether a value's class is, or is known to inherit from, a class.
  func isKind(_ value: PasteValue, of type: String) throws(PasteHalt) -> Bool {
    let application = try application()
    switch value.unwrapped {
    case .object(let object):
      if let id = application.controller(object), let it = application.controller(id) {
        let known = [
          "UIViewController", "UIResponder", "NSObject", it.controllerClass.kind.rawValue,
        ]
        return known.contains(type) || types.inherits(it.controllerClass.name, from: type)
      }
      guard let id = application.view(object), let view = application.view(id) else { return false }
      let known = ["UIView", "UIResponder", "NSObject"] + (view.isWindow ? ["UIWindow"] : [])
      return known.contains(type) || types.inherits(view.className, from: type)
    case .scene: return ["UIWindowScene", "UIScene", "UIResponder", "NSObject"].contains(type)
    case .application: return ["UIApplication", "UIResponder", "NSObject"].contains(type)
    case .null: return false
    default: throw .skip("Its class is not known.")
    }
  }
}
