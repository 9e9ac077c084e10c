import PasteValues
import Problems
import SourceCode
import WindowModel

extension PasteRunner {
  /// Carries out `target = value`, or an assignment with another operator.
  func assign(_ value: Expression, _ sign: String, to target: Expression) throws(PasteHalt) {
    let new: PasteValue
    if sign == "=" {
      new = try evaluate(value, name(for: target))
    } else {
      new = try combine(String(sign.dropLast()), evaluate(target), evaluate(value))
    }
    try store(new, in: target)
  }

  /// Returns the name for a new object assigned to a target.
  private func name(for target: Expression) throws(PasteHalt) -> PasteName {
    switch target.form {
    case .name(let name):
      if let index = scope(of: name) {
        let variable = scopes[index].variables[name]
        if variable?.isWeak == true { return .loose(name) }
        let reference = variable?.reference
        return PasteName(base: name, holder: reference.map { .variable($0) } ?? .itself)
      }
      if let own = ownProperty(name) {
        if isWeak(property(own)) { return .loose(own) }
        return PasteName(base: own, holder: .variable(property(own)))
      }
      return PasteName(base: name, holder: .variable(name))
    case .member(let base?, let part):
      if case .name("self") = base.form {
        return isOwn(part) && !isWeak(property(part))
          ? PasteName(base: part, holder: .variable(property(part))) : .loose(part)
      }
      if case .object(let object) = try evaluate(base).unwrapped {
        return .loose("\(object)-\(part)")
      }
      return .loose(part)
    case .chained(let inner), .forced(let inner): return try name(for: inner)
    default: return .loose("")
    }
  }

  /// The property of `self` that a bare name refers to, or nil: `_window`, and in Swift `window`.
  func ownProperty(_ name: String) -> String? {
    if name.hasPrefix("_"), name.count > 1 { return String(name.dropFirst()) }
    return language == .swift && types.has(property: name, in: type) ? name : nil
  }

  /// Whether a property set on `self` is the app's own rather than UIKit's.
  private func isOwn(_ name: String) -> Bool {
    guard let receiver, !types.has(property: name, in: type) else { return true }
    if target.application.controller(receiver) != nil {
      return Self.controllerProperties[name] == nil && !name.hasPrefix("selected")
    }
    return Self.viewProperties[name] == nil && Self.windowProperties[name] == nil
      && PasteFrames.get(name, of: .zero) == nil
  }

  func store(_ value: PasteValue, in target: Expression) throws(PasteHalt) {
    switch target.form {
    case .name("_"): break
    case .name("self"): throw .skip("The request determines 'self'.")
    case .name(let name):
      if scope(of: name) != nil {
        try setLocal(name, value)
      } else {
        try checkIsFree(name)
        lasting.insert(name)
        try store(value, as: ownProperty(name).map(property) ?? name)
      }
    case .chained(let inner), .forced(let inner), .unary("*", let inner):
      try store(value, in: inner)
    case .member(let base?, let part): try store(value, in: base, part)
    default: throw .skip("Nothing can be stored there.")
    }
  }

  func store(_ value: PasteValue, in base: Expression, _ part: String) throws(PasteHalt) {
    if case .name("self") = base.form, isOwn(part) {
      return try store(value, as: property(part))
    }
    switch try evaluate(base).unwrapped {
    case .null: remarks.append("A message to nil does nothing.")
    case .delegate:
      try store(
        value, as: part == "window" ? ReferenceName.delegateWindow.text : "self.\(part)")
    case .object(let object): try set(part, to: value, of: object)
    case .layer(let object) where part == "masksToBounds":
      try set("clipsToBounds", to: value, of: object)
    case .popover(let object): try setPopover(part, to: value, of: object)
    case .application: try setApplication(part, to: value)
    case let whole:
      guard let changed = Self.changed(whole, part, value.unwrapped) else {
        throw .skip("'\(part)' is not part of the model.")
      }
      try store(changed, in: base)
    }
  }

  /// Returns a rectangle, point or size with one part changed.
  private static func changed(
    _ whole: PasteValue, _ part: String, _ value: PasteValue
  ) -> PasteValue? {
    switch whole {
    case .rect(let rect): return PasteFrames.set(part, to: value, in: rect).map { .rect($0) }
    case .point(var point):
      guard let number = value.number else { return nil }
      if part == "x" {
        point.x = number
      } else if part == "y" {
        point.y = number
      } else {
        return nil
      }
      return .point(point)
    case .size(var size):
      guard let number = value.number else { return nil }
      if part == "width" {
        size.width = number
      } else if part == "height" {
        size.height = number
      } else {
        return nil
      }
      return .size(size)
    default: return nil
    }
  }

  private func setApplication(_ name: String, to value: PasteValue) throws(PasteHalt) {
    guard name == "statusBarHidden" || name == "isStatusBarHidden", let flag = value.truth else {
      throw .skip("'\(name)' is not part of the model.")
    }
    try ask(PasteRequest.patch("/application", ("statusBar", "{\"isHidden\":\(flag)}")))
  }

  /// Sets a property.
  func set(_ name: String, to value: PasteValue, of object: Identifier) throws(PasteHalt) {
    let application = try application()
    if application.controller(object) != nil { return try setController(name, value, object) }
    guard let id = application.view(object), let view = application.view(id) else {
      throw .skip("'\(object)' is gone.")
    }
    let collection = view.isWindow ? "windows" : "views"
    let frame = PasteFrames.set(name, to: value, in: view.frame)
    let property =
      frame.map { _ in ("frame", PasteKind.rect) } ?? Self.viewProperties[name]
      ?? (view.isWindow ? Self.windowProperties[name] : nil)
    guard let (field, kind) = property, field != "text" || view.takesText else {
      throw Self.unknown(
        name,
        among: Array(Self.viewProperties.keys)
          + (view.isWindow ? Array(Self.windowProperties.keys) : []))
    }
    guard let json = kind.json(frame.map { .rect($0) } ?? value) else {
      throw .skip("What '\(name)' is set to is not part of the model.")
    }
    try ask(PasteRequest.patch("/\(collection)/\(object)", (field, json)))
  }

  private func setController(
    _ name: String, _ value: PasteValue, _ object: Identifier
  ) throws(PasteHalt) {
    if name == "selectedIndex", let json = PasteKind.integer.json(value) {
      return try ask(PasteRequest.post("/controllers/\(object)/select", ("index", json)))
    }
    if name == "selectedViewController", let json = PasteKind.object.json(value) {
      return try ask(PasteRequest.post("/controllers/\(object)/select", ("controller", json)))
    }
    guard let (field, kind) = Self.controllerProperties[name] else {
      throw Self.unknown(name, among: Array(Self.controllerProperties.keys))
    }
    guard let json = kind.json(value) else {
      throw .skip("What '\(name)' is set to is not part of the model.")
    }
    try ask(PasteRequest.patch("/controllers/\(object)", (field, json)))
  }

  /// Why a property or a method is skipped, with a suggestion of a similar name.
  static func unknown(_ name: String, among known: [String]) -> PasteHalt {
    let hint = known.contains(name) ? nil : didYouMean(name, among: known.sorted())
    return .noPart(name, hint: hint.map { " \($0)" } ?? "")
  }

  static let viewProperties: [String: (String, PasteKind)] = [
    "frame": ("frame", .rect), "bounds": ("bounds", .rect), "center": ("center", .point),
    "transform": ("transform", .transform), "contentOffset": ("contentOffset", .point),
    "hidden": ("isHidden", .bool), "isHidden": ("isHidden", .bool), "alpha": ("alpha", .number),
    "backgroundColor": ("backgroundColor", .color), "opaque": ("isOpaque", .bool),
    "isOpaque": ("isOpaque", .bool), "clipsToBounds": ("clipsToBounds", .bool),
    "userInteractionEnabled": ("isUserInteractionEnabled", .bool),
    "isUserInteractionEnabled": ("isUserInteractionEnabled", .bool),
    "multipleTouchEnabled": ("isMultipleTouchEnabled", .bool),
    "isMultipleTouchEnabled": ("isMultipleTouchEnabled", .bool),
    "exclusiveTouch": ("isExclusiveTouch", .bool), "isExclusiveTouch": ("isExclusiveTouch", .bool),
    "tag": ("tag", .integer),
    "autoresizesSubviews": ("autoresizesSubviews", .bool),
    "autoresizingMask": ("autoresizingMask", .words), "enabled": ("isEnabled", .bool),
    "isEnabled": ("isEnabled", .bool), "text": ("text", .string),
    "inputView": ("inputView", .object), "inputAccessoryView": ("inputAccessoryView", .object),
    "contentSize": ("contentSize", .size), "contentInset": ("contentInset", .insets),
    "contentInsetAdjustmentBehavior": ("contentInsetAdjustmentBehavior", .style),
    "scrollEnabled": ("isScrollEnabled", .bool), "isScrollEnabled": ("isScrollEnabled", .bool),
    "delaysContentTouches": ("delaysContentTouches", .bool),
    "canCancelContentTouches": ("canCancelContentTouches", .bool), "bounces": ("bounces", .bool),
    "alwaysBounceVertical": ("alwaysBounceVertical", .bool),
    "alwaysBounceHorizontal": ("alwaysBounceHorizontal", .bool),
    "keyboardDismissMode": ("keyboardDismissMode", .style),
  ]

  static let windowProperties: [String: (String, PasteKind)] = [
    "windowLevel": ("windowLevel", .level), "rootViewController": ("rootViewController", .object),
    "screen": ("screen", .screen), "windowScene": ("windowScene", .scene),
  ]

  private static let controllerProperties: [String: (String, PasteKind)] = [
    "title": ("title", .string), "view": ("view", .object),
    "definesPresentationContext": ("definesPresentationContext", .bool),
    "modalPresentationStyle": ("modalPresentationStyle", .style),
    "modalInPresentation": ("isModalInPresentation", .bool),
    "isModalInPresentation": ("isModalInPresentation", .bool),
    "additionalSafeAreaInsets": ("additionalSafeAreaInsets", .insets),
    "edgesForExtendedLayout": ("edgesForExtendedLayout", .words),
    "hidesBottomBarWhenPushed": ("hidesBottomBarWhenPushed", .bool),
    "modalPresentationCapturesStatusBarAppearance": (
      "modalPresentationCapturesStatusBarAppearance", .bool
    ),
    "preferredContentSize": ("preferredContentSize", .size),
    "viewControllers": ("viewControllers", .objects),
    "navigationBarHidden": ("isNavigationBarHidden", .bool),
    "isNavigationBarHidden": ("isNavigationBarHidden", .bool),
    "toolbarHidden": ("isToolbarHidden", .bool), "isToolbarHidden": ("isToolbarHidden", .bool),
    "message": ("message", .string),
  ]
}
