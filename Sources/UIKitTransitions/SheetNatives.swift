package import ProgramRuntime
import ProgramUIKit
import WindowModel

extension Library {
  /// Sheets and their detents. The model identifies a detent by a number: -1 is the medium one, -2 the large one,
  /// and others are heights of custom ones, in points.
  package static let uikitSheets = """
    protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate { }
    protocol UISheetPresentationControllerDetentResolutionContext {
      var maximumDetentValue: CGFloat { get }
    }
    class _UIDetentContext: UISheetPresentationControllerDetentResolutionContext {
      var maximumDetentValue: CGFloat = 0
      init(_ maximum: CGFloat) { maximumDetentValue = maximum }
    }
    struct UISheetPresentationControllerDetentIdentifier: Hashable {
      var rawValue: String
      init(_ rawValue: String) { self.rawValue = rawValue }
      init(rawValue: String) { self.rawValue = rawValue }
      static var medium: UISheetPresentationControllerDetentIdentifier = UISheetPresentationControllerDetentIdentifier("com.apple.UIKit.medium")
      static var large: UISheetPresentationControllerDetentIdentifier = UISheetPresentationControllerDetentIdentifier("com.apple.UIKit.large")
    }
    class UISheetPresentationControllerDetent: NSObject {
      typealias Identifier = UISheetPresentationControllerDetentIdentifier
      var identifier: UISheetPresentationControllerDetentIdentifier = UISheetPresentationControllerDetentIdentifier("")
      var number: CGFloat = 0
      var resolver: ((UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?
      init(_ identifier: UISheetPresentationControllerDetentIdentifier, _ number: CGFloat) {
        self.identifier = identifier
        self.number = number
      }
      static func medium() -> UISheetPresentationControllerDetent { return UISheetPresentationControllerDetent(.medium, -1) }
      static func large() -> UISheetPresentationControllerDetent { return UISheetPresentationControllerDetent(.large, -2) }
      static func custom(identifier: UISheetPresentationControllerDetentIdentifier? = nil, resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) -> UISheetPresentationControllerDetent {
        let detent = UISheetPresentationControllerDetent(identifier ?? UISheetPresentationControllerDetentIdentifier("custom"), 0)
        detent.resolver = resolver
        return detent
      }
    }
    class UISheetPresentationController: UIPresentationController {
      typealias Detent = UISheetPresentationControllerDetent
      var detents: [UISheetPresentationControllerDetent] = [UISheetPresentationControllerDetent.large()] { didSet { invalidateDetents() } }
      var wantedIdentifier: UISheetPresentationControllerDetentIdentifier?
      var selectedDetentIdentifier: UISheetPresentationControllerDetentIdentifier? {
        get {
          let number = selectedNumber()
          return detents.first { $0.number == number }?.identifier
        }
        set {
          wantedIdentifier = newValue
          select(number(of: newValue))
        }
      }
      var largestUndimmedDetentIdentifier: UISheetPresentationControllerDetentIdentifier? { didSet { undim(number(of: largestUndimmedDetentIdentifier)) } }
      var prefersGrabberVisible: Bool = false
      var prefersScrollingExpandsWhenScrolledToEdge: Bool = true
      var preferredCornerRadius: CGFloat?
      func animateChanges(_ changes: () -> Void) {
        changes()
        presentedViewController.viewIfLoaded?.superview?.layoutIfNeeded()
      }
      func invalidateDetents() {
        let context = _UIDetentContext(maximumNumber())
        for detent in detents {
          if let resolver = detent.resolver { detent.number = resolver(context) ?? -3 }
        }
        rest(detents.map { $0.number }.filter { $0 != -3 })
        if selectedNumber() == -3 { select(number(of: wantedIdentifier)) }
        undim(number(of: largestUndimmedDetentIdentifier))
      }
      func number(of identifier: UISheetPresentationControllerDetentIdentifier?) -> CGFloat {
        if let detent = detents.first(where: { $0.identifier == identifier }) { return detent.number }
        if identifier == .medium { return -1 }
        return identifier == .large ? -2 : -3
      }
      func rest(_ numbers: [CGFloat])
      func select(_ number: CGFloat)
      func undim(_ number: CGFloat)
      func selectedNumber() -> CGFloat
      func maximumNumber() -> CGFloat
    }

    """

  package static let sheetProperties: [String: NativeProperty] = [
    "UIViewController.sheetPresentationController": NativeProperty(get: {
      machine, value throws(Halt) in
      guard try machine.read({ $0.settings.fixedKnobs.hasDetents }) else {
        throw machine.unrecognized("sheetPresentationController", value)
      }
      return try machine.sheet(of: value) ?? .none
    })
  ]

  package static let sheetNatives: [String: Native] = [
    "UISheetPresentationController.rest(_:)": { machine, value, arguments throws(Halt) in
      let detents = arguments[0].array.compactMap(detent)
      return try machine.changeSheet(of: value) { $0.detents = detents }
    },
    "UISheetPresentationController.select(_:)": { machine, value, arguments throws(Halt) in
      return try machine.changeSheet(of: value) { $0.selected = .some(detent(arguments[0])) }
    },
    "UISheetPresentationController.undim(_:)": { machine, value, arguments throws(Halt) in
      return try machine.changeSheet(of: value) { $0.largestUndimmed = .some(detent(arguments[0])) }
    },
    "UISheetPresentationController.selectedNumber()": { machine, value, _ throws(Halt) in
      let controller = machine.field("controller", of: value)
      guard !controller.isNone else { return .double(-3) }
      let node = try machine.node(controller)
      let selected = try machine.read { $0.controller(node)?.sheet?.selected }
      return switch selected {
      case .medium: .double(-1)
      case .large: .double(-2)
      case .custom(let height): .double(height)
      case nil: .double(-3)
      }
    },
    "UISheetPresentationController.maximumNumber()": { machine, _, _ throws(Halt) in
      try machine.read { .double($0.maximumDetentValue) }
    },
  ]

  private static func detent(_ value: Value) -> Detent? {
    switch value.double {
    case -1: .medium
    case -2: .large
    case let height where height >= 0: .custom(height)
    default: nil
    }
  }
}

extension Machine {
  /// A controller's sheet; nil if its style has none.
  func sheet(of value: Value) throws(Halt) -> Value? {
    let node = try node(value)
    let isSheet = try read { application in
      let style = application.controller(node)?.modalPresentationStyle
      return [nil, .automatic, .pageSheet, .formSheet].contains(style)
        && application.controller(node)?.alert == nil
    }
    return isSheet ? try presentation("sheet", of: value, "UISheetPresentationController") : nil
  }

  fileprivate func changeSheet(
    of value: Value, _ change: (inout SheetProperties) -> Void
  ) throws(Halt) -> Value {
    let controller = field("controller", of: value)
    guard !controller.isNone else { return .void }
    var properties = SheetProperties()
    change(&properties)
    try changeController(controller) { $0.sheet = properties }
    return .void
  }
}
