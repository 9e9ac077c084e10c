import ProgramRuntime

extension Library {
  /// Responders, layers and views.
  static let uikitViews = """
    class UIResponder: NSObject {
      static var keyboardWillShowNotification: NSNotification.Name = NSNotification.Name("UIKeyboardWillShowNotification")
      static var keyboardDidShowNotification: NSNotification.Name = NSNotification.Name("UIKeyboardDidShowNotification")
      static var keyboardWillHideNotification: NSNotification.Name = NSNotification.Name("UIKeyboardWillHideNotification")
      static var keyboardDidHideNotification: NSNotification.Name = NSNotification.Name("UIKeyboardDidHideNotification")
      static var keyboardWillChangeFrameNotification: NSNotification.Name = NSNotification.Name("UIKeyboardWillChangeFrameNotification")
      static var keyboardDidChangeFrameNotification: NSNotification.Name = NSNotification.Name("UIKeyboardDidChangeFrameNotification")
      static var keyboardFrameBeginUserInfoKey: String = "UIKeyboardFrameBeginUserInfoKey"
      static var keyboardFrameEndUserInfoKey: String = "UIKeyboardFrameEndUserInfoKey"
      static var keyboardAnimationDurationUserInfoKey: String = "UIKeyboardAnimationDurationUserInfoKey"
      static var keyboardAnimationCurveUserInfoKey: String = "UIKeyboardAnimationCurveUserInfoKey"
      static var keyboardIsLocalUserInfoKey: String = "UIKeyboardIsLocalUserInfoKey"
      var next: UIResponder?
      var isFirstResponder: Bool
      var canBecomeFirstResponder: Bool
      var canResignFirstResponder: Bool
      var inputView: UIView?
      var inputAccessoryView: UIView?
      func reloadInputViews()
      func becomeFirstResponder() -> Bool
      func resignFirstResponder() -> Bool
      func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { return responds(to: action) }
      func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return next?.target(forAction: action, withSender: sender)
      }
      var userActivity: NSUserActivity?
      func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
      func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
      func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
      func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
      func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
      func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
      func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      func remoteControlReceived(with event: UIEvent?)
    }

    struct CACornerMask: OptionSet {
      var rawValue: UInt
      static var layerMinXMinYCorner: CACornerMask = CACornerMask(rawValue: 1)
      static var layerMaxXMinYCorner: CACornerMask = CACornerMask(rawValue: 2)
      static var layerMinXMaxYCorner: CACornerMask = CACornerMask(rawValue: 4)
      static var layerMaxXMaxYCorner: CACornerMask = CACornerMask(rawValue: 8)
    }
    class CALayer: NSObject {
      private var view: UIView?
      var cornerRadius: CGFloat = 0
      var borderWidth: CGFloat = 0
      var borderColor: UIColor?
      var shadowOpacity: Float = 0
      var shadowRadius: CGFloat = 3
      var shadowColor: UIColor?
      var shadowOffset: CGSize = CGSize(width: 0, height: -3)
      var zPosition: CGFloat = 0
      var maskedCorners: CACornerMask = CACornerMask(rawValue: 15)
      var opacity: Float {
        get { return view == nil ? ownOpacity : Float(view!.alpha) }
        set { if let view = view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
      }
      var masksToBounds: Bool {
        get { return view?.clipsToBounds ?? ownMasks }
        set { if let view = view { view.clipsToBounds = newValue } else { ownMasks = newValue } }
      }
      private var ownFrame: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
      private var ownOpacity: Float = 1
      private var ownMasks: Bool = false
      var frame: CGRect {
        get { return view?.frame ?? ownFrame }
        set { if let view = view { view.frame = newValue } else { ownFrame = newValue } }
      }
      var bounds: CGRect { return view?.bounds ?? CGRect(x: 0, y: 0, width: ownFrame.width, height: ownFrame.height) }
      var isHidden: Bool {
        get { return view?.isHidden ?? ownHidden }
        set { if let view = view { view.isHidden = newValue } else { ownHidden = newValue } }
      }
      private var ownHidden: Bool = false
      // Layers without a view are not drawn.
      private weak var ownSuperlayer: CALayer?
      private var ownSublayers: [CALayer] = []
      var superlayer: CALayer? { return ownSuperlayer }
      var sublayers: [CALayer]? { return ownSublayers.isEmpty ? nil : ownSublayers }
      func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(ownSublayers.count)) }
      func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        ownSublayers.insert(layer, at: min(Int(index), ownSublayers.count))
        layer.ownSuperlayer = self
      }
      func removeFromSuperlayer() {
        ownSuperlayer?.ownSublayers.removeAll { $0 === self }
        ownSuperlayer = nil
      }
      func setNeedsDisplay() { }
      func setNeedsLayout() { }
    }
    class CAGradientLayer: CALayer {
      var colors: [Any]?
      var locations: [NSNumber]?
      var startPoint: CGPoint = CGPoint(x: 0.5, y: 0)
      var endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
    }
    class CAShapeLayer: CALayer {
      var path: CGPath?
      var fillColor: UIColor?
      var strokeColor: UIColor?
      var lineWidth: CGFloat = 1
      var strokeStart: CGFloat = 0
      var strokeEnd: CGFloat = 1
    }
    class UIView: UIResponder {
      enum ContentMode: Int { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right }
      struct AutoresizingMask: OptionSet {
        var rawValue: Int
        static var flexibleLeftMargin: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 1)
        static var flexibleWidth: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 2)
        static var flexibleRightMargin: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 4)
        static var flexibleTopMargin: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 8)
        static var flexibleHeight: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 16)
        static var flexibleBottomMargin: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 32)
      }
      struct AnimationOptions: OptionSet {
        var rawValue: UInt
        static var layoutSubviews: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 1)
        static var allowAnimatedContent: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 128)
        static var curveEaseIn: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 65536)
        static var curveEaseOut: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 131072)
        static var curveEaseInOut: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 0)
        static var curveLinear: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 196608)
        static var allowUserInteraction: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 2)
        static var beginFromCurrentState: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 4)
        static var showHideTransitionViews: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 256)
        static var transitionFlipFromLeft: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 1048576)
        static var transitionFlipFromRight: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 2097152)
        static var transitionCurlUp: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 3145728)
        static var transitionCurlDown: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 4194304)
        static var transitionCrossDissolve: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 5242880)
        static var transitionFlipFromTop: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 6291456)
        static var transitionFlipFromBottom: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 7340032)
      }
      init(frame: CGRect)
      convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
      init?(coder: NSCoder) { return nil }
      var frame: CGRect
      var bounds: CGRect
      var center: CGPoint
      var transform: CGAffineTransform
      var tag: Int
      var alpha: CGFloat
      var isHidden: Bool
      var isOpaque: Bool
      var clipsToBounds: Bool
      var isUserInteractionEnabled: Bool
      var isMultipleTouchEnabled: Bool
      var isExclusiveTouch: Bool
      var backgroundColor: UIColor?
      private var ownBackgroundColor: UIColor?
      var autoresizingMask: UIView.AutoresizingMask
      var autoresizesSubviews: Bool
      var superview: UIView?
      var subviews: [UIView]
      var window: UIWindow?
      var safeAreaInsets: UIEdgeInsets
      var layer: CALayer
      var contentMode: UIView.ContentMode = .scaleToFill
      static var noIntrinsicMetric: CGFloat { return -1 }
      var translatesAutoresizingMaskIntoConstraints: Bool
      var intrinsicContentSize: CGSize
      var hasAmbiguousLayout: Bool
      var layoutMarginsGuide: UILayoutGuide {
        let guide = safeAreaLayoutGuide
        guide.hasMargins = true
        return guide
      }
      var safeAreaLayoutGuide: UILayoutGuide { let guide = UILayoutGuide(); guide.owningView = self; return guide }
      var leadingAnchor: NSLayoutXAxisAnchor { return NSLayoutXAxisAnchor(self, false, .leading) }
      var trailingAnchor: NSLayoutXAxisAnchor { return NSLayoutXAxisAnchor(self, false, .trailing) }
      var leftAnchor: NSLayoutXAxisAnchor { return NSLayoutXAxisAnchor(self, false, .left) }
      var rightAnchor: NSLayoutXAxisAnchor { return NSLayoutXAxisAnchor(self, false, .right) }
      var centerXAnchor: NSLayoutXAxisAnchor { return NSLayoutXAxisAnchor(self, false, .centerX) }
      var topAnchor: NSLayoutYAxisAnchor { return NSLayoutYAxisAnchor(self, false, .top) }
      var bottomAnchor: NSLayoutYAxisAnchor { return NSLayoutYAxisAnchor(self, false, .bottom) }
      var centerYAnchor: NSLayoutYAxisAnchor { return NSLayoutYAxisAnchor(self, false, .centerY) }
      var widthAnchor: NSLayoutDimension { return NSLayoutDimension(self, false, .width) }
      var heightAnchor: NSLayoutDimension { return NSLayoutDimension(self, false, .height) }
      var accessibilityIdentifier: String?
      var accessibilityLabel: String?
      var accessibilityHint: String?
      var accessibilityValue: String?
      var isAccessibilityElement: Bool = false
      var tintColor: UIColor?
      func addSubview(_ view: UIView)
      func insertSubview(_ view: UIView, at index: Int)
      func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView)
      func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView)
      func removeFromSuperview()
      func bringSubviewToFront(_ view: UIView)
      func sendSubviewToBack(_ view: UIView)
      func exchangeSubview(at index: Int, withSubviewAt other: Int)
      func isDescendant(of view: UIView) -> Bool
      func viewWithTag(_ tag: Int) -> UIView?
      func setNeedsLayout()
      func layoutIfNeeded()
      func setNeedsDisplay() { }
      func setNeedsDisplay(_ rect: CGRect) { }
      func draw(_ rect: CGRect) { }
      func snapshotView(afterScreenUpdates: Bool) -> UIView? { return _UIReplicantView(frame: bounds) }
      func endEditing(_ force: Bool) -> Bool
      var gestureRecognizers: [UIGestureRecognizer]?
      func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { return true }
      func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
      func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
      func point(inside point: CGPoint, with event: UIEvent?) -> Bool
      func convert(_ point: CGPoint, to view: UIView?) -> CGPoint
      func convert(_ point: CGPoint, from view: UIView?) -> CGPoint
      func convert(_ rect: CGRect, to view: UIView?) -> CGRect
      func convert(_ rect: CGRect, from view: UIView?) -> CGRect
      func layoutSubviews()
      func invalidateIntrinsicContentSize()
      func sizeToFit()
      func sizeThatFits(_ size: CGSize) -> CGSize
      func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
      func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
      func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
      func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
      func didMoveToSuperview() { }
      func willMove(toSuperview newSuperview: UIView?) { }
      func didMoveToWindow() { }
      func willMove(toWindow newWindow: UIWindow?) { }
      func didAddSubview(_ subview: UIView) { }
      func willRemoveSubview(_ subview: UIView) { }
      func safeAreaInsetsDidChange() { }
      var traitCollection: UITraitCollection
      func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { }
      static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
      static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?)
      static func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
      static func animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat, initialSpringVelocity: CGFloat, options: UIView.AnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
      static func transition(with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 0), animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        animate(withDuration: duration, animations: { animations?() }, completion: completion)
      }
      static func performWithoutAnimation(_ body: () -> Void) { body() }
    }
    func CACurrentMediaTime() -> CFTimeInterval { return DispatchTime.now().seconds }
    // The run loop holds it, and it holds its target, until it is invalidated. The screen has 60 frames a second.
    class CADisplayLink: NSObject {
      private var ownTarget: NSObject?
      private var ownSelector: Selector?
      private var ownTimer: Timer?
      var isPaused: Bool = false
      var timestamp: CFTimeInterval = 0
      var duration: CFTimeInterval { return 1.0 / 60.0 }
      var targetTimestamp: CFTimeInterval { return timestamp + duration }
      init(target: Any, selector sel: Selector) {
        ownTarget = target as? NSObject
        ownSelector = sel
      }
      func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        if ownTimer != nil || ownTarget == nil { return }
        ownTimer = Timer.scheduledTimer(withTimeInterval: 1.0 / 60.0, repeats: true) { _ in self.nextFrame() }
      }
      private func nextFrame() {
        guard !isPaused, let selector = ownSelector else { return }
        timestamp = CACurrentMediaTime()
        ownTarget?.perform(selector, with: self)
      }
      func invalidate() {
        ownTimer?.invalidate()
        ownTimer = nil
        ownTarget = nil
      }
    }
    class _UIReplicantView: UIView { }
    class UILayoutContainerView: UIView { }
    class UINavigationTransitionView: UIView { }
    class UITransitionView: UIView { }
    class UIDropShadowView: UIView { }
    class UIViewControllerWrapperView: UIView { }
    class UIDimmingView: UIView { }
    class UIImage: NSObject {
      var name: String = ""
      enum RenderingMode: Int { case automatic, alwaysOriginal, alwaysTemplate }
      init() { }
      init?(named name: String) { self.name = name }
      init?(systemName name: String) { self.name = name }
      func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { return self }
    }
    class UIImageView: UIView {
      var image: UIImage?
      convenience init(image: UIImage?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        self.image = image
      }
    }
    enum NSTextAlignment: Int { case left, center, right, justified, natural }
    enum NSLineBreakMode: Int { case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }
    class UIVisualEffect: NSObject { }
    class UIBlurEffect: UIVisualEffect {
      enum Style: Int { case extraLight, light, dark, regular = 4, prominent = 5, systemUltraThinMaterial = 6, systemThinMaterial = 7, systemMaterial = 8, systemThickMaterial = 9, systemChromeMaterial = 10 }
      private var style: UIBlurEffect.Style
      init(style: UIBlurEffect.Style) { self.style = style }
    }
    class _UIVisualEffectContentView: UIView { }
    class UIVisualEffectView: UIView {
      var effect: UIVisualEffect?
      private var ownContentView: UIView?
      init(effect: UIVisualEffect?) { super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)); self.effect = effect }
      init(frame: CGRect) { super.init(frame: frame) }
      convenience init() { self.init(effect: nil) }
      init?(coder: NSCoder) { return nil }
      var contentView: UIView {
        if let view = ownContentView { return view }
        let view = _UIVisualEffectContentView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        ownContentView = view
        return view
      }
    }
    class UILabel: UIView {
      var lineBreakMode: NSLineBreakMode = .byTruncatingTail
      var adjustsFontSizeToFitWidth: Bool = false
      var minimumScaleFactor: CGFloat = 0
      var shadowColor: UIColor?
      var shadowOffset: CGSize = CGSize(width: 0, height: -1)
      var highlightedTextColor: UIColor?
      var text: String? { didSet { invalidateIntrinsicContentSize() } }
      var textColor: UIColor?
      var font: UIFont! = UIFont.standard { didSet { invalidateIntrinsicContentSize() } }
      var textAlignment: NSTextAlignment = .natural
      var numberOfLines: Int = 1 { didSet { invalidateIntrinsicContentSize() } }
      func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { return bounds }
      func drawText(in rect: CGRect) { }
    }

    """
}
