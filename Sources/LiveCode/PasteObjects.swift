import JSON
import PasteValues
import Pictures
import SourceCode
import WindowModel

extension PasteRunner {
  /// Reads a property of a view, a window, a controller or an alert view.
  func get(_ name: String, ofObject object: Identifier) throws(PasteHalt) -> PasteValue {
    let application = try application()
    if let id = application.controller(object) {
      if name == "view" { return try loadedView(of: object, id) }
      if let value = get(name, ofController: id, in: application) { return value }
    } else if let id = application.view(object) {
      if name == "recursiveDescription" {
        try spend(application.objectCount / 8)
        let tree = ViewTree.bytes(of: [id], in: application)
        guard tree.count <= PastePrinter.most else { throw .skip("The text is too long.") }
        return .string(tree.text)
      }
      if name == "resignKey" || name == "resignKeyWindow" {
        throw .skip("UIKit calls it; to take the key from a window, make another one key.")
      }
      if let value = get(name, ofView: id, in: application) { return value }
    } else {
      // On a device, a message to a dangling variable would crash; here the statement is skipped.
      throw .skip("'\(object)' is gone.")
    }
    throw Self.unknown(
      name,
      among: Self.plainMethods + Array(Self.viewProperties.keys) + Array(Self.windowProperties.keys)
    )
  }

  /// The methods without arguments, which are misspelled most often.
  private static let plainMethods = [
    "makeKeyAndVisible", "makeKeyWindow", "makeKey", "removeFromSuperview",
    "becomeFirstResponder", "resignFirstResponder",
  ]

  /// A controller's view, loaded now if necessary.
  private func loadedView(of object: Identifier, _ id: NodeID) throws(PasteHalt) -> PasteValue {
    if try application().controller(id)?.isViewLoaded == false {
      try ask(PasteRequest.post("/controllers/\(object)/loadViewIfNeeded"))
    }
    let application = try application()
    guard let controller = application.controller(object),
      let view = application.controller(controller)?.view
    else { throw .skip("'\(object)' has no view.") }
    return .object(application.identifier(of: view))
  }

  private func name(_ id: NodeID?, in application: Application) -> PasteValue {
    id.map { .object(application.identifier(of: $0)) } ?? .null
  }

  private func get(
    _ name: String, ofController id: NodeID, in application: Application
  ) -> PasteValue? {
    guard let it = application.controller(id) else { return nil }
    let isStack = it.stack != nil
    switch name {
    case "title": return it.title.map { .string($0) } ?? .null
    case "isViewLoaded": return .bool(it.isViewLoaded)
    case "viewIfLoaded": return self.name(it.view, in: application)
    case "parentViewController", "parent", "nextResponder", "next":
      return self.name(it.parent, in: application)
    case "childViewControllers", "children":
      return .list(it.children.map { self.name($0, in: application) })
    case "viewControllers" where isStack:
      let children = PasteValue.list(
        application.viewControllers(of: id).map { self.name($0, in: application) })
      // A tab bar or page view controller may have no list, so its list is optional.
      let isOptional =
        language == .swift && [.tabBar, .pages].contains(it.controllerClass.kind)
      return isOptional ? .optional(children) : children
    case "navigationController":
      return self.name(application.container(of: id, .navigation), in: application)
    case "tabBarController":
      return self.name(application.container(of: id, .tabBar), in: application)
    case "splitViewController":
      return self.name(application.container(of: id, .split), in: application)
    case "isCollapsed", "collapsed":
      return it.stack?.split.map { .bool($0.isCollapsed) }
    case "presentedViewController":
      return self.name(application.presentedController(of: id), in: application)
    case "presentingViewController":
      return self.name(application.presentingController(of: id), in: application)
    case "topViewController" where isStack:
      return self.name(it.children.last, in: application)
    case "visibleViewController" where isStack:
      return self.name(application.visibleController(of: id), in: application)
    case "selectedViewController" where isStack:
      return self.name(it.stack?.selected, in: application)
    case "selectedIndex" where isStack:
      let index = it.children.firstIndex { $0 == it.stack?.selected } ?? 0
      return .number(Double(index), isInteger: true)
    case "navigationBar", "tabBar":
      let views = it.view.flatMap { application.view($0) }?.subviews ?? []
      let bar = views.first {
        application.view($0)?.className == (name == "tabBar" ? "UITabBar" : "UINavigationBar")
      }
      return self.name(bar, in: application)
    case "traitCollection": return .traits(application.traitCollection(ofController: id))
    case "popoverPresentationController": return popover(of: id, it, in: application)
    case "class": return .type(it.controllerClass.name)
    case "modalPresentationStyle": return it.modalPresentationStyle.map { .word($0.rawValue) }
    default: return nil
    }
  }

  private func get(
    _ name: String, ofView id: NodeID, in application: Application
  ) -> PasteValue? {
    guard let it = application.view(id) else { return nil }
    if let window = it.window, let value = get(name, id, ofWindow: window, in: application) {
      return value
    }
    switch name {
    case "frame": return .rect(it.frame)
    case "bounds": return .rect(it.bounds)
    case "center": return .point(it.center)
    case "transform": return .transform(it.transform)
    case "contentOffset": return it.contentOffset.map { .point($0) }
    case "hidden", "isHidden": return .bool(it.isHidden)
    case "alpha": return .number(it.alpha)
    case "opaque", "isOpaque": return .bool(it.isOpaque)
    case "clipsToBounds": return .bool(it.clipsToBounds)
    case "userInteractionEnabled", "isUserInteractionEnabled":
      return .bool(it.isUserInteractionEnabled)
    case "multipleTouchEnabled", "isMultipleTouchEnabled":
      return .bool(it.isMultipleTouchEnabled)
    case "exclusiveTouch", "isExclusiveTouch": return .bool(it.isExclusiveTouch)
    case "tag": return .number(Double(it.tag), isInteger: true)
    case "autoresizesSubviews": return .bool(it.autoresizesSubviews)
    case "backgroundColor": return it.backgroundColor.map { .color($0.text) } ?? .null
    case "superview": return self.name(it.superview, in: application)
    case "subviews": return .list(it.subviews.map { self.name($0, in: application) })
    case "window": return self.name(application.window(of: id), in: application)
    case "isFirstResponder": return .bool(application.isFirstResponder(id))
    case "nextResponder", "next": return nextResponder(of: id, in: application)
    case "safeAreaInsets": return .insets(application.safeAreaInsets(of: id))
    case "text" where it.takesText: return it.text.map { .string($0) }
    case "inputView": return self.name(application.inputViews(of: id).inputView, in: application)
    case "inputAccessoryView":
      return self.name(application.inputViews(of: id).inputAccessoryView, in: application)
    case "enabled", "isEnabled": return it.control.map { .bool($0.isEnabled) }
    case "traitCollection": return .traits(application.traitCollection(ofView: id))
    case "class": return .type(it.className)
    case "layer": return .layer(application.identifier(of: id))
    default:
      return scrollGetter(name, of: id, in: application) ?? PasteFrames.get(name, of: it.frame)
    }
  }

  private func get(
    _ name: String, _ id: NodeID, ofWindow window: Window, in application: Application
  ) -> PasteValue? {
    switch name {
    case "windowLevel":
      language == .swift ? .level(window.level.rawValue) : .number(window.level.rawValue)
    case "keyWindow", "isKeyWindow": .bool(application.isKey(id))
    case "rootViewController": self.name(window.rootViewController, in: application)
    case "screen": .screen(window.screen)
    case "windowScene": window.scene.map { .scene($0) } ?? .null
    case "canBecomeKey", "canBecomeKeyWindow": .bool(window.canBecomeKey)
    default: nil
    }
  }

  private func nextResponder(of id: NodeID, in application: Application) -> PasteValue {
    let chain = application.responderChain(from: id)
    guard chain.count > 1 else { return .null }
    return switch chain[1] {
    case .view(let id), .controller(let id): name(id, in: application)
    case .scene(let scene): .scene(scene)
    case .application: .application
    case .delegate: .delegate
    }
  }
}

extension PasteRunner {
  /// The properties of scroll views.
  private func scrollGetter(
    _ name: String, of id: NodeID, in application: Application
  ) -> PasteValue? {
    guard application.view(id)?.contentOffset != nil else { return nil }
    let scroll = application.scrollView(id) ?? ScrollView()
    switch name {
    case "contentSize": return .size(scroll.contentSize)
    case "contentInset": return .insets(scroll.contentInset)
    case "adjustedContentInset": return .insets(application.adjustedContentInset(of: id))
    case "contentInsetAdjustmentBehavior":
      return .word(scroll.contentInsetAdjustmentBehavior.rawValue)
    case "scrollEnabled", "isScrollEnabled": return .bool(scroll.isScrollEnabled)
    case "delaysContentTouches": return .bool(scroll.delaysContentTouches)
    case "canCancelContentTouches": return .bool(scroll.canCancelContentTouches)
    case "bounces": return .bool(scroll.bounces)
    case "alwaysBounceVertical": return .bool(scroll.alwaysBounceVertical)
    case "alwaysBounceHorizontal": return .bool(scroll.alwaysBounceHorizontal)
    case "keyboardDismissMode": return .word(scroll.keyboardDismissMode.rawValue)
    default: return nil
    }
  }
}

/// Frame properties from categories on UIView that many apps have.
enum PasteFrames {
  static func get(_ name: String, of frame: Rect) -> PasteValue? {
    switch name {
    case "origin": .point(frame.origin)
    case "size": .size(frame.size)
    case "x", "left", "originX": .number(frame.origin.x)
    case "y", "top", "originY": .number(frame.origin.y)
    case "width": .number(frame.size.width)
    case "height": .number(frame.size.height)
    case "right": .number(frame.origin.x + frame.size.width)
    case "bottom": .number(frame.origin.y + frame.size.height)
    case "centerX": .number(frame.center.x)
    case "centerY": .number(frame.center.y)
    default: nil
    }
  }

  /// Returns the frame with one part changed; nil if it has no such part.
  static func set(_ name: String, to value: PasteValue, in frame: Rect) -> Rect? {
    var frame = frame
    switch (name, value.unwrapped) {
    case ("origin", .point(let point)): frame.origin = point
    case ("size", .size(let size)): frame.size = size
    default:
      guard let number = value.number else { return nil }
      switch name {
      case "x", "left", "originX": frame.origin.x = number
      case "y", "top", "originY": frame.origin.y = number
      case "width": frame.size.width = number
      case "height": frame.size.height = number
      case "right": frame.origin.x = number - frame.size.width
      case "bottom": frame.origin.y = number - frame.size.height
      case "centerX": frame.origin.x = number - frame.size.width / 2
      case "centerY": frame.origin.y = number - frame.size.height / 2
      default: return nil
      }
    }
    return frame
  }
}
