import PasteValues
import ProgramRuntime
import SourceCode
import WindowModel

extension PasteRunner {
  /// Resolves a name: a variable, a UIKit constant, an object of the session or a class.
  func value(of name: String) throws(PasteHalt) -> PasteValue {
    if let index = scope(of: name), let variable = scopes[index].variables[name] {
      guard let value = variable.value else { throw Self.unknown(name) }
      return try living(value)
    }
    try checkIsFree(name)
    if name == "self" || name == "super" {
      return receiver.map { .object($0) } ?? .this
    }
    if name.hasPrefix("_"), name.count > 1 { return try propertyValue(String(name.dropFirst())) }
    if language == .swift, types.has(property: name, in: type) { return try propertyValue(name) }
    if forgotten.contains(name) { throw Self.unknown(name) }
    if let value = globals[name] { return value }
    if let value = Self.constant(name) { return value }
    if let value = try held(name) { return value }
    if lasting.contains(name) { return .null }
    if name.unicodeScalars.first?.properties.isUppercase == true { return .type(name) }
    throw .skip("'\(name)' is not known here.")
  }

  /// Refuses a name that the app's own code declares, whose value only that code knows.
  func checkIsFree(_ name: String) throws(PasteHalt) {
    let code = target.application.restingCode as? ProgramState
    guard code?.program.declares(name) != true else {
      throw .skip(
        "'\(name)' is a variable of the app's code, which only fully understood code in its language uses."
      )
    }
  }

  /// The value of an app variable or, if there is none, the object of that name.
  private func held(_ name: String) throws(PasteHalt) -> PasteValue? {
    let application = try application()
    if let reference = ReferenceName(name), let id = application.object(heldBy: reference) {
      return .object(application.identifier(of: id))
    }
    guard let identifier = Identifier(name) else { return nil }
    let isThere = application.view(identifier) != nil || application.controller(identifier) != nil
    return isThere ? .object(identifier) : nil
  }

  /// The value of a property of `self`.
  func propertyValue(_ name: String) throws(PasteHalt) -> PasteValue {
    let path = property(name)
    if forgotten.contains(path) { throw Self.unknown(name) }
    if let value = globals[path] { return try living(value) }
    let application = try application()
    if let reference = ReferenceName(path), let id = application.object(heldBy: reference) {
      return optional(.object(application.identifier(of: id)), of: "window")
    }
    let isOwn = types.has(property: name, in: type) || path == ReferenceName.delegateWindow.text
    if let receiver, !isOwn { return try get(name, of: .object(receiver)) }
    if isOwn { return .null }
    throw .skip(
      "The object of self is unknown, so its '\(name)' is not known.")
  }

  private static func unknown(_ name: String) -> PasteHalt {
    .skip("What '\(name)' is, is not known.")
  }

  /// Why notification observers are not supported here.
  static let eventsReason = "The events of each line, and of /events, are the notifications posted."

  /// A value, as an optional if Swift declares it so.
  func optional(_ value: PasteValue, of name: String) -> PasteValue {
    guard language == .swift, value.isThere, Self.optionals.contains(name) else { return value }
    return .optional(value.unwrapped)
  }

  /// The properties that are optionals in Swift.
  private static let optionals: Set<String> = [
    "keyWindow", "window", "superview", "rootViewController", "presentedViewController",
    "presentingViewController", "parent", "navigationController", "tabBarController", "first",
    "last", "topViewController", "visibleViewController", "selectedViewController", "title",
    "backgroundColor", "windowScene", "next", "delegate", "view",
  ]

  /// Prefixes of UIKit constants; the rest is the case's name.
  private static let families = [
    "UIModalPresentation", "UIPageViewControllerTransitionStyle",
    "UIPageViewControllerNavigationOrientation", "UIPageViewControllerNavigationDirection",
    "UIPopoverArrowDirection", "UIUserInterfaceIdiom",
    "UIUserInterfaceSizeClass", "UIAlertControllerStyle", "UIAlertActionStyle",
    "UIViewAutoresizing",
    "UIScrollViewContentInsetAdjustment", "UIScrollViewKeyboardDismissMode",
    "UIControlEvent", "UIAlertViewStyle", "UIInterfaceOrientation", "UIApplicationState",
  ]

  private static let constants: [String: PasteValue] = [
    "UIWindowLevelNormal": .number(0), "UIWindowLevelStatusBar": .number(1000),
    "UIWindowLevelAlert": .number(2000), "CGRectZero": .rect(.zero), "CGPointZero": .point(.zero),
    "CGSizeZero": .size(Size(width: 0, height: 0)), "UIEdgeInsetsZero": .insets(.zero),
    "CGAffineTransformIdentity": .transform(.identity), "M_PI": .number(Double.pi),
    "M_PI_2": .number(Double.pi / 2), "M_PI_4": .number(Double.pi / 4),
    "UIViewAutoresizingNone": .list([]),
  ]

  private static func constant(_ name: String) -> PasteValue? {
    if let value = constants[name] { return value }
    for family in families where name.hasPrefix(family) && name.count > family.count {
      let rest = name.dropFirst(family.count)
      return .word(rest.prefix(1).lowercased() + rest.dropFirst())
    }
    return nil
  }

  /// Class properties: constants and singletons.
  func get(_ name: String, ofType type: String) throws(PasteHalt) -> PasteValue {
    switch (type, name) {
    case ("UIApplication", "sharedApplication"), ("UIApplication", "shared"): return .application
    case ("UIScreen", "mainScreen"), ("UIScreen", "main"): return .screen(.main)
    case ("UIScreen", "screens"):
      return .list(try application().screens.map { .screen($0.identifier) })
    case ("UIColor", _):
      guard let color = PasteColors.css(name) else {
        throw .skip("The colour '\(name)' is not part of the model.")
      }
      return .color(color)
    case ("UIWindow.Level", _):
      if let level = PasteValue.word(name).number { return .level(level) }
    case ("CGRect", "zero"): return .rect(.zero)
    case ("CGPoint", "zero"): return .point(.zero)
    case ("CGSize", "zero"): return .size(Size(width: 0, height: 0))
    case ("UIEdgeInsets", "zero"): return .insets(.zero)
    case ("CGAffineTransform", "identity"): return .transform(.identity)
    case ("CGFloat", "pi"), ("Double", "pi"): return .number(Double.pi)
    case (_, "self"), (_, "class"): return .type(type)
    case ("DispatchQueue", _), ("NSTimer", _), ("RunLoop", _): throw .skip(Self.laterReason)
    case ("NSNotificationCenter", _), ("NotificationCenter", _): throw .skip(Self.eventsReason)
    default: break
    }
    // `UIWindow.Level`, and then `UIWindow.Level.alert`.
    if name.unicodeScalars.first?.properties.isUppercase == true { return .type("\(type).\(name)") }
    // A class has methods, an enumeration has cases.
    guard language == .swift, type.contains(".") || type.hasPrefix("UI"),
      type.contains(".") || types.kind(of: type) == nil
    else {
      let called = language == .swift ? "\(type).\(name)" : "+[\(type) \(name)]"
      throw .skip("\(called) is not part of the model.")
    }
    return .word(name)
  }
}
