package import ProgramRuntime
import ProgramUIKit
import WindowModel

extension Library {
  /// Presentation controllers, popovers, and the bar button items that popovers may point to.
  package static let uikitPopovers = """
    class UIBarButtonItem: NSObject {
      enum Style: Int { case plain = 0, done = 2 }
      enum SystemItem: Int {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
      }
      var image: UIImage?
      var customView: UIView?
      var isEnabled: Bool = true
      var tag: Int = 0
      var tintColor: UIColor?
      var title: String?
      var style: UIBarButtonItem.Style
      weak var target: AnyObject?
      var action: Selector?
      init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.title = title
        self.style = style
        self.target = target as? AnyObject
        self.action = action
      }
      convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) { self.init(title: nil, style: .plain, target: target, action: action) }
      convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
      }
      convenience init(customView: UIView) {
        self.init(title: nil, style: .plain, target: nil, action: nil)
        self.customView = customView
      }
    }
    struct UIPopoverArrowDirection: OptionSet {
      var rawValue: UInt
      static var up: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 1)
      static var down: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 2)
      static var left: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 4)
      static var right: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 8)
      static var any: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 15)
    }
    protocol UIAdaptivePresentationControllerDelegate: AnyObject { }
    protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate { }
    class UIPresentationController: NSObject {
      weak var controller: UIViewController?
      weak var delegate: UIAdaptivePresentationControllerDelegate?
      weak var presenter: UIViewController?
      var presentedViewController: UIViewController { return controller! }
      var presentingViewController: UIViewController { return controller!.presentingViewController ?? presenter! }
      var containerView: UIView?
      var presentedView: UIView? { return controller!.view }
      var frameOfPresentedViewInContainerView: CGRect { return containerView?.bounds ?? CGRect(x: 0, y: 0, width: 0, height: 0) }
      var shouldPresentInFullscreen: Bool { return true }
      var shouldRemovePresentersView: Bool { return false }
      var presentationStyle: UIModalPresentationStyle { return controller!.modalPresentationStyle }
      init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init()
        controller = presentedViewController
        presenter = presentingViewController
      }
      init() { super.init() }
      func presentationTransitionWillBegin() { }
      func presentationTransitionDidEnd(_ completed: Bool) { }
      func dismissalTransitionWillBegin() { }
      func dismissalTransitionDidEnd(_ completed: Bool) { }
      func containerViewWillLayoutSubviews() { }
      func containerViewDidLayoutSubviews() { }
      func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) { }
      func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) { }
    }
    class UIPopoverPresentationController: UIPresentationController {
      var sourceView: UIView? { didSet { settingsChanged() } }
      var sourceRect: CGRect
      var barButtonItem: UIBarButtonItem? { didSet { settingsChanged() } }
      var permittedArrowDirections: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 15) { didSet { settingsChanged() } }
      func settingsChanged()
    }

    """

  package static let popoverProperties: [String: NativeProperty] = [
    "UIPresentationController.containerView": NativeProperty(get: { machine, value throws(Halt) in
      let controller = machine.field("controller", of: value)
      guard !controller.isNone else { return .none }
      let node = try machine.node(controller)
      return try machine.object(try machine.read { $0.controller(node)?.presentation?.container })
    }),
    "UIViewController.presentationController": NativeProperty(get: { machine, value throws(Halt) in
      if let own = try machine.ownPresentation(of: value) { return own }
      if let popover = try machine.popover(of: value) { return popover }
      if try machine.read({ $0.settings.fixedKnobs.hasDetents }),
        let sheet = try machine.sheet(of: value)
      {
        return sheet
      }
      return try machine.presentation("presentation", of: value, "UIPresentationController")
    }),
    "UIViewController.popoverPresentationController": NativeProperty(get: {
      machine, value throws(Halt) in try machine.popover(of: value) ?? .none
    }),
    "UIPopoverPresentationController.sourceRect": NativeProperty(
      get: { machine, value throws(Halt) in
        let node = try machine.node(machine.field("controller", of: value))
        return try machine.read { Machine.value($0.controller(node)?.popover?.sourceRect ?? .zero) }
      },
      set: { machine, value, new throws(Halt) in
        try machine.changeController(machine.field("controller", of: value)) {
          $0.popover = PopoverProperties()
          $0.popover?.sourceRect = Machine.rect(new)
        }
      }),
  ]

  package static let popoverNatives: [String: Native] = [
    "UIPopoverPresentationController.settingsChanged()": { machine, value, _ throws(Halt) in
      let controller = machine.field("controller", of: value)
      guard !controller.isNone else { return .void }
      var properties = PopoverProperties()
      let view = machine.field("sourceView", of: value)
      properties.sourceView = .some(view.isNone ? nil : try machine.identifier(view))
      let item = machine.field("barButtonItem", of: value)
      properties.barButtonItem = .some(
        item.isNone
          ? nil
          : machine.field("title", of: item).isNone
            ? "" : machine.field("title", of: item).string)
      let bits = machine.field("permittedArrowDirections", of: value).parts.first?.int ?? 15
      let directions = Popover.ArrowDirection.allCases
      let permitted = directions.indices.filter { bits & 1 << $0 != 0 }.map { directions[$0] }
      // An empty set means any direction, as before it is set.
      properties.permittedArrowDirections = Set(permitted.isEmpty ? directions : permitted)
      try machine.changeController(controller) { $0.popover = properties }
      return .void
    }
  ]
}
