import ProgramRuntime

extension Library {
  /// Gesture recognizers; the model tracks their gestures.
  static let uikitGestures = """
    protocol UIGestureRecognizerDelegate: AnyObject { }
    class UIGestureRecognizer: NSObject {
      enum State: Int {
        case possible, began, changed, ended, cancelled, failed
        static var recognized: UIGestureRecognizer.State { return .ended }
      }
      private var modelName: String = ""
      private var requirements: [String] = []
      weak var view: UIView?
      weak var delegate: UIGestureRecognizerDelegate?
      var name: String?
      var state: UIGestureRecognizer.State
      var numberOfTouches: Int
      var isEnabled: Bool = true { didSet { settingsChanged() } }
      var cancelsTouchesInView: Bool = true { didSet { settingsChanged() } }
      var delaysTouchesBegan: Bool = false { didSet { settingsChanged() } }
      var delaysTouchesEnded: Bool = true { didSet { settingsChanged() } }
      init(target: Any?, action: Selector?) {
        modelName = UIGestureRecognizer.freshName()
        if let target = target, let action = action { addTarget(target, action: action) }
      }
      convenience init() { self.init(target: nil, action: nil) }
      static func freshName() -> String
      private func settingsChanged()
      func addTarget(_ target: Any, action: Selector)
      func removeTarget(_ target: Any?, action: Selector?)
      func location(in view: UIView?) -> CGPoint
      func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.append(otherGestureRecognizer.modelName)
        settingsChanged()
      }
    }
    class UITapGestureRecognizer: UIGestureRecognizer {
      var numberOfTapsRequired: Int = 1 { didSet { settingsChanged() } }
      var numberOfTouchesRequired: Int = 1 { didSet { settingsChanged() } }
    }
    class UILongPressGestureRecognizer: UIGestureRecognizer {
      var minimumPressDuration: TimeInterval = 0.5 { didSet { settingsChanged() } }
      var allowableMovement: CGFloat = 10 { didSet { settingsChanged() } }
      var numberOfTouchesRequired: Int = 1 { didSet { settingsChanged() } }
    }
    class UIPanGestureRecognizer: UIGestureRecognizer {
      var minimumNumberOfTouches: Int = 1 { didSet { settingsChanged() } }
      var maximumNumberOfTouches: Int = Int.max { didSet { settingsChanged() } }
      func translation(in view: UIView?) -> CGPoint
      func setTranslation(_ translation: CGPoint, in view: UIView?)
      func velocity(in view: UIView?) -> CGPoint
    }
    struct UIRectEdge: OptionSet {
      var rawValue: UInt
      static var top: UIRectEdge = UIRectEdge(rawValue: 1)
      static var left: UIRectEdge = UIRectEdge(rawValue: 2)
      static var bottom: UIRectEdge = UIRectEdge(rawValue: 4)
      static var right: UIRectEdge = UIRectEdge(rawValue: 8)
      static var all: UIRectEdge = UIRectEdge(rawValue: 15)
    }
    class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
      var edges: UIRectEdge = UIRectEdge(rawValue: 0) { didSet { settingsChanged() } }
    }
    class UIPinchGestureRecognizer: UIGestureRecognizer {
      var scale: CGFloat
      var velocity: CGFloat
    }
    class UIRotationGestureRecognizer: UIGestureRecognizer {
      var rotation: CGFloat
      var velocity: CGFloat
    }
    class UISwipeGestureRecognizer: UIGestureRecognizer {
      struct Direction: OptionSet {
        var rawValue: Int
        static var right: UISwipeGestureRecognizer.Direction = UISwipeGestureRecognizer.Direction(rawValue: 1)
        static var left: UISwipeGestureRecognizer.Direction = UISwipeGestureRecognizer.Direction(rawValue: 2)
        static var up: UISwipeGestureRecognizer.Direction = UISwipeGestureRecognizer.Direction(rawValue: 4)
        static var down: UISwipeGestureRecognizer.Direction = UISwipeGestureRecognizer.Direction(rawValue: 8)
      }
      var direction: UISwipeGestureRecognizer.Direction = UISwipeGestureRecognizer.Direction(rawValue: 1) { didSet { settingsChanged() } }
      var numberOfTouchesRequired: Int = 1 { didSet { settingsChanged() } }
    }

    """
}
