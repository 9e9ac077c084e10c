package import ProgramRuntime

extension Library {
  /// Animated transitions by a program's own animators, and transition coordinators.
  package static let uikitTransitions = """
    enum UIViewAnimatingPosition: Int { case end, start, current }
    class UIViewPropertyAnimator: NSObject {
      private var ownBlocks: [() -> Void] = []
      private var ownCompletions: [(UIViewAnimatingPosition) -> Void] = []
      var duration: TimeInterval = 0
      var isRunning: Bool = false
      enum AnimationCurve: Int { case easeInOut, easeIn, easeOut, linear }
      init(duration: TimeInterval, curve: UIViewPropertyAnimator.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        if let block = animations { ownBlocks.append(block) }
      }
      init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.duration = duration
        if let block = animations { ownBlocks.append(block) }
      }
      func addAnimations(_ animation: @escaping () -> Void) { ownBlocks.append(animation) }
      func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { ownCompletions.append(completion) }
      func startAnimation() {
        if isRunning { return }
        isRunning = true
        let blocks = ownBlocks
        UIView.animate(withDuration: duration, animations: { for block in blocks { block() } }, completion: { _ in
          self.isRunning = false
          for completion in self.ownCompletions { completion(.end) }
        })
      }
    }
    protocol UIViewControllerTransitioningDelegate: AnyObject { }
    protocol UIViewControllerAnimatedTransitioning: AnyObject {
      func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval
      func animateTransition(using transitionContext: UIViewControllerContextTransitioning)
    }
    struct UITransitionContextViewControllerKey: Hashable {
      var rawValue: String
      static var from: UITransitionContextViewControllerKey = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
      static var to: UITransitionContextViewControllerKey = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
    }
    struct UITransitionContextViewKey: Hashable {
      var rawValue: String
      static var from: UITransitionContextViewKey = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
      static var to: UITransitionContextViewKey = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
    }
    protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
      var isAnimated: Bool { get }
      var isInteractive: Bool { get }
      var isCancelled: Bool { get }
      func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    }
    protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
      func animate(alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)? = nil) -> Bool
    }
    class _UITransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
      var from: UIViewController?
      var to: UIViewController?
      var isAnimated: Bool { return true }
      var isInteractive: Bool { return false }
      var isCancelled: Bool { return false }
      func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { return key == .to ? to : from }
      func animate(alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)? = nil) -> Bool {
        if let animation = animation { DispatchQueue.main.async { animation(self) } }
        if let completion = completion { DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { completion(self) } }
        return true
      }
    }
    protocol UIViewControllerContextTransitioning: AnyObject {
      var containerView: UIView { get }
      var isAnimated: Bool { get }
      var isInteractive: Bool { get }
      var transitionWasCancelled: Bool { get }
      var presentationStyle: UIModalPresentationStyle { get }
      func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
      func view(forKey key: UITransitionContextViewKey) -> UIView?
      func initialFrame(for vc: UIViewController) -> CGRect
      func finalFrame(for vc: UIViewController) -> CGRect
      func completeTransition(_ didComplete: Bool)
    }
    class _UIViewControllerTransitionContext: NSObject, UIViewControllerContextTransitioning {
      var presented: UIViewController?
      var presenter: UIViewController?
      // The lowest controller that is dismissed; nil in a presentation.
      var dismissed: UIViewController?
      var container: UIView?
      var coversPresenter: Bool = false
      var containerView: UIView { return container! }
      var isAnimated: Bool { return true }
      var isInteractive: Bool { return false }
      var transitionWasCancelled: Bool { return false }
      var presentationStyle: UIModalPresentationStyle { return presented!.modalPresentationStyle }
      func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        return (key == .to) == (dismissed == nil) ? presented : presenter
      }
      func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if (key == .to) == (dismissed == nil) { return presented!.view }
        return coversPresenter ? presenter!.view : nil
      }
      func initialFrame(for vc: UIViewController) -> CGRect {
        if vc === presented && dismissed == nil { return CGRect(x: 0, y: 0, width: 0, height: 0) }
        if vc === presenter && dismissed != nil && coversPresenter { refuseFrame() }
        return vc.view.frame
      }
      func finalFrame(for vc: UIViewController) -> CGRect {
        if vc === presented && dismissed == nil { return container!.bounds }
        if vc === presenter && dismissed != nil { return coversPresenter ? container!.bounds : vc.view.frame }
        refuseFrame()
        return vc.view.frame
      }
      private func refuseFrame()
      private func finish(_ presented: UIViewController, _ dismissed: UIViewController?)
      func completeTransition(_ didComplete: Bool) {
        if !didComplete { refuseCancellation() }
        if let one = presented { finish(one, dismissed) }
        presented = nil
      }
      private func refuseCancellation()
    }

    """
}
