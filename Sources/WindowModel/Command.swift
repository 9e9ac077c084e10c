/// One thing to do to an application: a call that an app's code makes, or what a person does.
///
/// Those with properties are indirect, so that in a log the many others take little room.
public enum Command: Hashable, Sendable {
  /// `UIWindow(frame:)` or, without a frame, `UIWindow()`, then its properties; stored in a
  /// variable of its identifier's name if `retained`.
  indirect case createWindow(
    identifier: Identifier?, class: ViewClass = .window, properties: WindowProperties,
    retained: Bool)
  /// The setters of a window's properties.
  indirect case changeWindow(Identifier, WindowProperties)
  /// `makeKeyAndVisible()`.
  case makeKeyAndVisible(Identifier)
  /// `makeKey()`.
  case makeKey(Identifier)
  /// `init(frame:)` of a view, then its properties, then into its superview if it is to have one;
  /// stored in a variable of its identifier's name if `retained`.
  indirect case createView(
    identifier: Identifier?, class: ViewClass = .view, properties: ViewProperties,
    superview: Identifier? = nil, placement: Placement = .top, retained: Bool)
  /// The setters of the properties that a view has, or a window as a view.
  indirect case changeView(Identifier, ViewProperties)
  /// `addSubview` and the three ways of `insertSubview`; views-V1 to views-V10.
  case insertSubview(Identifier, into: Identifier, Placement = .top)
  /// `removeFromSuperview()`.
  case removeFromSuperview(Identifier)
  /// `bringSubviewToFront(_:)`.
  case bringSubviewToFront(Identifier, in: Identifier)
  /// `sendSubviewToBack(_:)`.
  case sendSubviewToBack(Identifier, in: Identifier)
  /// `exchangeSubview(at:withSubviewAt:)`.
  case exchangeSubviews(in: Identifier, Int, Int)
  /// `setNeedsLayout()`.
  case setNeedsLayout(Identifier)
  /// `layoutIfNeeded()`.
  case layoutIfNeeded(Identifier)
  /// `init()` of a controller, then its properties; stored in a variable of its identifier's name if
  /// `retained`.
  indirect case createController(
    identifier: Identifier?, class: ControllerClass = .viewController,
    properties: ControllerProperties, retained: Bool)
  /// The setters of a controller's properties.
  indirect case changeController(Identifier, ControllerProperties)
  /// `view`, which loads it; views-C1.
  case loadView(Identifier)
  /// `addChild(_:)`; views-2.6.
  case addChild(Identifier, to: Identifier)
  /// `removeFromParent()`.
  case removeFromParent(Identifier)
  /// `willMove(toParent:)`.
  case willMove(Identifier, toParent: Identifier?)
  /// `didMove(toParent:)`.
  case didMove(Identifier, toParent: Identifier?)
  /// `beginAppearanceTransition(_:animated:)`; views-2.6A.
  case beginAppearanceTransition(Identifier, isAppearing: Bool, animated: Bool)
  /// `endAppearanceTransition()`.
  case endAppearanceTransition(Identifier)
  /// `pushViewController(_:animated:)`; views-N1.
  case push(Identifier, onto: Identifier, animated: Bool)
  /// `popViewController(animated:)`; views-N2.
  case pop(Identifier, animated: Bool)
  /// `popToViewController(_:animated:)`; views-N4.
  case popTo(Identifier, in: Identifier, animated: Bool)
  /// `popToRootViewController(animated:)`.
  case popToRoot(Identifier, animated: Bool)
  /// A person swipes a navigation's top off it, or begins to and lets go; views-N12.
  case swipeBack(Identifier, isCancelled: Bool)
  /// `setViewControllers(_:animated:)`; views-N9.
  indirect case setViewControllers(Identifier, [Identifier], animated: Bool)
  /// The setters of `selectedIndex` and `selectedViewController`; views-2.5.
  case select(TabSelection, in: Identifier)
  /// `present(_:animated:completion:)`; views-2.4.
  indirect case present(Presenting)
  /// `dismiss(animated:completion:)`; views-2.4A.
  indirect case dismiss(Identifier, animated: Bool, completion: Completion? = nil)
  /// A person pulls a sheet down; views-2.4D.
  case pullDown(Identifier)
  /// A person touches a button of an alert controller; views-5B.
  case chooseAction(Identifier, String)
  /// `init` of a `UIAlertView` or a `UIActionSheet`; stored in a variable of its identifier's name if
  /// `retained`.
  indirect case createAlertView(identifier: Identifier?, AlertView, retained: Bool)
  /// Its `show()`; views-5A.
  case showAlertView(Identifier)
  /// A person touches a button of it.
  case clickButton(Identifier, String)
  /// So many turns of the main run loop, or all until it is idle.
  case runLoop(turns: Int?)
  /// `becomeFirstResponder()`.
  case becomeFirstResponder(Identifier)
  /// `resignFirstResponder()`.
  case resignFirstResponder(Identifier)
  /// `UIApplication.sendAction(_:to:from:for:)`, without a target to who responds to it first
  /// (windows-8.5).
  indirect case sendAction(Selector, to: Identifier?, from: Identifier?)
  /// Something that a person does to the device.
  indirect case input(Input)
  /// What its user and the system do to the application.
  indirect case changeApplication(ApplicationProperties)
  /// A `UIWindowScene` that the system connects, on a screen.
  case connectScene(identifier: Identifier?, screen: Identifier = .main)
  /// A scene that the system disconnects.
  case disconnectScene(Identifier)
  /// A screen that is plugged in, of a size in points.
  case connectScreen(identifier: Identifier?, size: Size, scale: Double)
  /// A screen that is pulled out.
  case disconnectScreen(Identifier)
  /// Drops every strong reference to an object of a kind, its superview's too.
  case release(Identifier, as: Refusal.Kind = .object)
  /// Points a variable of the app at an object, or at nothing.
  case setReference(ReferenceName, to: Identifier?)
  /// Makes the objects of a nib document; windows-12.1.
  indirect case loadNib(Nib)
  /// Commands of one turn, one after the other, all or none.
  case batch([Command])

  /// The command's name, UIKit's where UIKit has one.
  public var name: String {
    switch self {
    case .createWindow: "createWindow"
    case .changeWindow: "changeWindow"
    case .makeKeyAndVisible: "makeKeyAndVisible"
    case .makeKey: "makeKey"
    case .createView: "createView"
    case .changeView: "changeView"
    case .insertSubview: "insertSubview"
    case .removeFromSuperview: "removeFromSuperview"
    case .bringSubviewToFront: "bringSubviewToFront"
    case .sendSubviewToBack: "sendSubviewToBack"
    case .exchangeSubviews: "exchangeSubviews"
    case .setNeedsLayout: "setNeedsLayout"
    case .layoutIfNeeded: "layoutIfNeeded"
    case .createController: "createController"
    case .changeController: "changeController"
    case .loadView: "loadViewIfNeeded"
    case .addChild: "addChild"
    case .removeFromParent: "removeFromParent"
    case .willMove: "willMoveToParent"
    case .didMove: "didMoveToParent"
    case .beginAppearanceTransition: "beginAppearanceTransition"
    case .endAppearanceTransition: "endAppearanceTransition"
    case .push: "push"
    case .pop: "pop"
    case .popTo: "popTo"
    case .popToRoot: "popToRoot"
    case .swipeBack: "swipeBack"
    case .setViewControllers: "setViewControllers"
    case .select: "select"
    case .present: "present"
    case .dismiss: "dismiss"
    case .pullDown: "pullDown"
    case .chooseAction: "chooseAction"
    case .createAlertView: "createAlertView"
    case .showAlertView: "show"
    case .clickButton: "clickButton"
    case .runLoop: "runLoop"
    case .becomeFirstResponder: "becomeFirstResponder"
    case .resignFirstResponder: "resignFirstResponder"
    case .sendAction: "sendAction"
    case .input: "input"
    case .changeApplication: "changeApplication"
    case .connectScene: "connectScene"
    case .disconnectScene: "disconnectScene"
    case .connectScreen: "connectScreen"
    case .disconnectScreen: "disconnectScreen"
    case .release: "release"
    case .setReference: "setReference"
    case .loadNib: "loadNib"
    case .batch: "batch"
    }
  }
}
