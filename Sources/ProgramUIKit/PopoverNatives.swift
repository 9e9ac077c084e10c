package import ProgramRuntime
package import WindowModel

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
      var presentedViewController: UIViewController { return controller! }
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
    "UIViewController.presentationController": NativeProperty(get: { machine, value throws(Halt) in
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

extension Machine {
  /// A controller's single presentation controller of a kind.
  func presentation(_ kind: String, of value: Value, _ type: String) throws(Halt) -> Value {
    try shared("\(kind) \(value.reference?.instance.number ?? 0)", type) {
      setField("controller", of: $0, value.weakened)
    }
  }

  /// A controller's popover; nil if its style has none. An action sheet has one on an iPad.
  func popover(of value: Value) throws(Halt) -> Value? {
    let node = try node(value)
    let isPopover = try read { application in
      let controller = application.controller(node)
      if let alert = controller?.alert {
        return alert.style == .actionSheet && application.settings.device.idiom == .pad
      }
      return controller?.modalPresentationStyle == .popover
    }
    guard isPopover else { return nil }
    return try presentation("popover", of: value, "UIPopoverPresentationController")
  }

  /// The presentation controller that the program used, that of its style first; nil if it used none.
  func presentation(of instance: Instance) -> Value? {
    library.shared["popover \(instance.number)"] ?? library.shared["sheet \(instance.number)"]
      ?? library.shared["presentation \(instance.number)"]
  }

  package func adaptiveStyle(
    of id: NodeID, isCompact: Bool, in application: inout Application
  ) -> ModalPresentationStyle? {
    guard crash == nil, let instance = objects[id], let asked = presentation(of: instance) else {
      return nil
    }
    return on(&application, else: nil) { () throws(Halt) in
      let delegate = self.field("delegate", of: asked)
      guard !delegate.isNone else { return nil }
      let presenter = try self.read { $0.controller(id)?.presenting }
      let own = try self.read { application in
        presenter.map { application.traitCollection(ofController: $0) }
      }
      let traits = try self.makeTraits(own)
      var answer = try self.tell(
        delegate, "adaptivePresentationStyle(for:traitCollection:)", [asked, traits])
      if answer == nil, isCompact {
        answer = try self.tell(delegate, "adaptivePresentationStyle(for:)", [asked])
      }
      return answer.flatMap(Self.style)
    }
  }

  /// A style returned by Swift or Objective-C.
  private static func style(_ value: Value) -> ModalPresentationStyle? {
    switch value.unboxed {
    case .element(let index, _):
      Library.styles.indices.contains(index) ? Library.styles[index] : nil
    case .int(-1): ModalPresentationStyle.none
    case .int(-2): .automatic
    case .int(let raw): Library.styles.indices.contains(raw) ? Library.styles[raw] : nil
    default: nil
    }
  }

  package func raise(_ refusal: Refusal) {
    guard crash == nil, case .crash(var reason) = halt(refusal) else { return }
    reason.position = nil
    crash = reason
  }
}
