import TestSupport
import Testing
import WindowModel

/// The words that clients see.
@Suite struct NamesTests {
  @Test func `events have the names of UIKit's notifications and callbacks`() {
    #expect(
      Event.Name.allCases.map(\.rawValue) == [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeHiddenNotification",
        "UIWindowDidBecomeKeyNotification", "UIWindowDidResignKeyNotification", "becomeKey",
        "resignKey", "dealloc", "willMoveToSuperview", "didMoveToSuperview", "willMoveToWindow",
        "didMoveToWindow",
        "didAddSubview", "willRemoveSubview", "layoutSubviews", "awakeFromNib",
        "becomeFirstResponder", "resignFirstResponder", "touchesBegan", "touchesMoved",
        "touchesEnded", "touchesCancelled", "sendAction", "perform", "motionBegan", "motionEnded",
        "pressesBegan", "pressesEnded", "remoteControlReceived", "insertText",
        "UIScreenDidConnectNotification", "UIScreenDidDisconnectNotification",
        "UIApplicationWillChangeStatusBarOrientationNotification",
        "UIApplicationDidChangeStatusBarOrientationNotification",
        "UIApplicationWillChangeStatusBarFrameNotification",
        "UIApplicationDidChangeStatusBarFrameNotification", "main", "UIApplicationMain",
        "willFinishLaunchingWithOptions", "didFinishLaunchingWithOptions",
        "UIApplicationWillResignActiveNotification",
        "UIApplicationDidEnterBackgroundNotification",
        "UIApplicationWillEnterForegroundNotification",
        "UIApplicationDidBecomeActiveNotification", "UISceneWillConnectNotification",
        "UISceneDidDisconnectNotification", "loadView", "viewDidLoad", "viewWillAppear",
        "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewWillTransition", "willMoveToParent",
        "didMoveToParent", "navigationControllerWillShow", "navigationControllerDidShow",
        "completion", "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
        "presentationControllerDidDismiss", "presentationControllerDidAttemptToDismiss",
        "alertActionHandler", "willPresentAlertView", "didPresentAlertView",
        "willPresentActionSheet", "didPresentActionSheet", "clickedButtonAtIndex",
        "willDismissWithButtonIndex", "didDismissWithButtonIndex",
      ])
  }

  @Test
  func
    `notifications are window events, dealloc a reference event, callbacks tree or input events`()
  {
    #expect(Event.Name.allCases.prefix(4).allSatisfy { $0.group == .window })
    #expect(Event.Name.dealloc.group == .reference)
    #expect(Event.Name.allCases[7..<15].allSatisfy { $0.group == .tree })
    #expect(Event.Name.allCases.filter { $0.group == .input }.count == 16)
    #expect(
      Event.Name.allCases.filter { $0.group == .screen } == [
        .screenDidConnect, .screenDidDisconnect, .statusBarOrientationWillChange,
        .statusBarOrientationDidChange, .statusBarFrameWillChange, .statusBarFrameDidChange,
      ])
    #expect(Event.Name.allCases.suffix(34).allSatisfy { $0.group == .lifecycle })
  }

  @Test func `the callbacks of a move speak of another object`() {
    #expect(
      Event.Name.allCases.filter(\.hasOther) == [
        .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow, .didMoveToWindow,
        .didAddSubview, .willRemoveSubview, .willMoveToParent, .didMoveToParent,
        .navigationControllerWillShow, .navigationControllerDidShow,
      ])
  }

  @Test func `commands have the names of UIKit's methods where there are any`() {
    let properties = WindowProperties()
    let commands: [Command] = [
      .createWindow(identifier: nil, properties: properties, retained: true),
      .changeWindow("home", properties), .makeKeyAndVisible("home"), .makeKey("home"),
      .createView(identifier: nil, properties: ViewProperties(), retained: true),
      .changeView("box", ViewProperties()), .insertSubview("box", into: "home"),
      .removeFromSuperview("box"), .bringSubviewToFront("box", in: "home"),
      .sendSubviewToBack("box", in: "home"), .exchangeSubviews(in: "home", 0, 1),
      .setNeedsLayout("box"), .layoutIfNeeded("box"), .becomeFirstResponder("box"),
      .resignFirstResponder("box"), .sendAction("copy:", to: nil, from: nil), .input(.motion),
      .changeApplication(ApplicationProperties()),
      .createController(identifier: nil, properties: ControllerProperties(), retained: true),
      .changeController("home", ControllerProperties()), .loadView("home"),
      .addChild("list", to: "home"), .removeFromParent("list"),
      .willMove("list", toParent: nil), .didMove("list", toParent: "home"),
      .beginAppearanceTransition("list", isAppearing: true, animated: false),
      .endAppearanceTransition("list"), .push("list", onto: "nav", animated: true),
      .pop("nav", animated: true), .popTo("list", in: "nav", animated: true),
      .popToRoot("nav", animated: true), .setViewControllers("nav", [], animated: true),
      .select(.index(0), in: "tab"), .present(Presenting("list", on: .keyWindow)),
      .dismiss("list", animated: true), .pullDown("list"), .chooseAction("list", "OK"),
      .createAlertView(identifier: nil, AlertView(.alertView, buttons: []), retained: true),
      .showAlertView("ask"), .clickButton("ask", "OK"), .runLoop(turns: 1),
      .connectScene(identifier: nil), .disconnectScene("left"),
      .connectScreen(identifier: nil, size: .zero, scale: 1), .disconnectScreen("tv"),
      .release("home"),
      .setReference(.delegateWindow, to: nil), .loadNib(Nib()), .batch([]),
    ]
    #expect(
      commands.map(\.name) == [
        "createWindow", "changeWindow", "makeKeyAndVisible", "makeKey", "createView", "changeView",
        "insertSubview", "removeFromSuperview", "bringSubviewToFront", "sendSubviewToBack",
        "exchangeSubviews", "setNeedsLayout", "layoutIfNeeded", "becomeFirstResponder",
        "resignFirstResponder", "sendAction", "input",
        "changeApplication", "createController", "changeController", "loadViewIfNeeded",
        "addChild", "removeFromParent", "willMoveToParent", "didMoveToParent",
        "beginAppearanceTransition", "endAppearanceTransition", "push", "pop", "popTo",
        "popToRoot", "setViewControllers", "select", "present", "dismiss", "pullDown",
        "chooseAction",
        "createAlertView", "show", "clickButton", "runLoop", "connectScene",
        "disconnectScene", "connectScreen",
        "disconnectScreen", "release", "setReference", "loadNib", "batch",
      ])
  }

  @Test(arguments: Note.allCases)
  func `a note is a sentence, with a rule behind it`(note: Note) {
    #expect(note.rawValue.last == ".")
    #expect(note.rule == Self.rules[note])
  }

  private static let rules: [Note: Rule] = [
    .alreadyKey: .oldKeyWindowResignsFirst, .cannotBecomeKey: .oldKeyWindowResignsFirst,
    .noScene: .windowNeedsAScene,
    .alreadyVisible: .onlyIsHiddenChangesVisibility, .alreadyInState: .appStateLeavesWindowsAlone,
    .alreadyHidden: .onlyIsHiddenChangesVisibility,
    .alreadyAtLevel: .windowsAreListedBackToFront, .alreadyRoot: .windowKeepsRoot,
    .indexBeyondEnd: .indexBeyondEndIsFront,
    .besideNoSibling: .besideStrangerIsFront, .besideItself: .besideItselfIsFront,
    .notASubview: .bringOrSendToEnds,
    .noSuperview: .removalWithoutSuperviewIsNothing, .windowHasNoSuperview: .windowHasNoSuperview,
    .frameUnderTransform: .frameUnderTransform, .keepsOutOfReach: .autoresizingOfNothing,
    .nothingNeedsLayout: .layoutAtEndOfTurn,
    .notInWindow: .firstResponderMustBeInWindow,
    .alreadyFirstResponder: .firstResponderMustBeInWindow,
    .cannotBecomeFirstResponder: .firstResponderMustBeInWindow,
    .cannotResignFirstResponder: .firstResponderMustBeInWindow,
    .notFirstResponder: .firstResponderMustBeInWindow,
    .nobodyTouched: .frontmostWindowGetsTouch, .touchedViewGone: .touchDoesNotKeepViewAlive,
    .disabledControl: .controlTracksTouch,
    .nobodyHandles: .responderChainGoesOutward, .noTextInput: .inputStartsAtKeyWindow,
    .noSceneToShowIn: .windowNeedsAScene,
    .alreadyTurned: .screenTurnsWithInterface, .staysUpright: .fullWindowFollowsTurn,
    .statusBarAsItWas: .statusBarHidesOnSide,
    .noStatusBarOnSide: .statusBarHidesOnSide, .nobodyResponds: .actionFindsTarget,
    .viewIsLoaded: .viewLoadsWhenAsked, .alreadyThere: .appearanceIsForwarded,
    .alreadyChild: .childIsToldOfMove,
    .noParent: .childIsToldOfMove, .stillHeld: .unheldControllerIsReleased,
    .rootOfAnotherWindow: .rootLeavesItsOldWindow,
    .runLoopIsIdle: .callbacksComeNextTurn, .runLoopGoesOn: .callbacksComeNextTurn,
    .nothingToPop: .stackKeepsItsRoot,
    .tabBarOnStack: .tabBarCanBePushed,
    .alreadySelected: .tabSwitchOrder, .nothingToDismiss: .dismissalTakesAllAbove,
    .alreadyDismissing: .dismissalTakesAllAbove,
    .noReceiver: .presentationLandsInCallersWindow,
    .keyWindowIsAnother: .presentationLandsInCallersWindow, .alertIsUp: .alertViewHasItsWindow,
  ]
}
