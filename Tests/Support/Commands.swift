package import WindowModel

/// Commands with their arguments on one line, for tests.
extension Command {
  private static func command<Action: CommandAction>(
    _ action: Action.Type, _ set: (inout Action) -> Void
  ) -> Command {
    var action = Action()
    set(&action)
    return Command(action)
  }

  package static func createWindow(
    identifier: Identifier?, class viewClass: ViewClass = .window, properties: WindowProperties,
    retained: Bool
  ) -> Command {
    command(CreateWindow.self) {
      $0.identifier = identifier
      $0.viewClass = viewClass
      $0.properties = properties
      $0.isRetained = retained
    }
  }
  package static func changeWindow(_ window: Identifier, _ properties: WindowProperties) -> Command
  {
    command(ChangeWindow.self) {
      $0.window = window
      $0.properties = properties
    }
  }
  package static func makeKeyAndVisible(_ window: Identifier) -> Command {
    command(MakeKeyAndVisible.self) { $0.window = window }
  }
  package static func makeKey(_ window: Identifier) -> Command {
    command(MakeKey.self) { $0.window = window }
  }
  package static func createView(
    identifier: Identifier?, class viewClass: ViewClass = .view, properties: ViewProperties,
    superview: Identifier? = nil, placement: Placement = .top, retained: Bool
  ) -> Command {
    command(CreateView.self) {
      $0.identifier = identifier
      $0.viewClass = viewClass
      $0.properties = properties
      $0.superview = superview
      $0.placement = placement == .top ? nil : placement
      $0.isRetained = retained
    }
  }
  package static func changeView(_ view: Identifier, _ properties: ViewProperties) -> Command {
    command(ChangeView.self) {
      $0.view = view
      $0.properties = properties
    }
  }
  package static func insertSubview(
    _ view: Identifier, into superview: Identifier, _ placement: Placement = .top
  ) -> Command {
    command(InsertSubview.self) {
      $0.view = view
      $0.superview = superview
      $0.placement = placement == .top ? nil : placement
    }
  }
  package static func removeFromSuperview(_ view: Identifier) -> Command {
    command(RemoveFromSuperview.self) { $0.view = view }
  }
  package static func bringSubviewToFront(
    _ view: Identifier, in superview: Identifier
  ) -> Command {
    command(BringSubviewToFront.self) {
      $0.view = view
      $0.superview = superview
    }
  }
  package static func sendSubviewToBack(_ view: Identifier, in superview: Identifier) -> Command {
    command(SendSubviewToBack.self) {
      $0.view = view
      $0.superview = superview
    }
  }
  package static func exchangeSubviews(
    in superview: Identifier, _ first: Int, _ second: Int
  ) -> Command {
    command(ExchangeSubviews.self) {
      $0.superview = superview
      ($0.first, $0.second) = (first, second)
    }
  }
  package static func setNeedsLayout(_ view: Identifier) -> Command {
    command(SetNeedsLayout.self) { $0.view = view }
  }
  package static func layoutIfNeeded(_ view: Identifier) -> Command {
    command(LayoutIfNeeded.self) { $0.view = view }
  }
  package static func createController(
    identifier: Identifier?, class controllerClass: ControllerClass = .viewController,
    properties: ControllerProperties, retained: Bool
  ) -> Command {
    command(CreateController.self) {
      $0.identifier = identifier
      $0.controllerClass = controllerClass
      $0.properties = properties
      $0.isRetained = retained
    }
  }
  package static func changeController(
    _ controller: Identifier, _ properties: ControllerProperties
  ) -> Command {
    command(ChangeController.self) {
      $0.controller = controller
      $0.properties = properties
    }
  }
  package static func loadView(_ controller: Identifier) -> Command {
    command(LoadView.self) { $0.controller = controller }
  }
  package static func addChild(_ controller: Identifier, to parent: Identifier) -> Command {
    command(AddChild.self) {
      $0.controller = controller
      $0.parent = parent
    }
  }
  package static func removeFromParent(_ controller: Identifier) -> Command {
    command(RemoveFromParent.self) { $0.controller = controller }
  }
  package static func willMove(
    _ controller: Identifier, toParent parent: Identifier?
  ) -> Command {
    command(WillMove.self) {
      $0.controller = controller
      $0.parent = parent
    }
  }
  package static func didMove(
    _ controller: Identifier, toParent parent: Identifier?
  ) -> Command {
    command(DidMove.self) {
      $0.controller = controller
      $0.parent = parent
    }
  }
  package static func beginAppearanceTransition(
    _ controller: Identifier, isAppearing: Bool, animated: Bool
  ) -> Command {
    command(BeginAppearanceTransition.self) {
      $0.controller = controller
      $0.isAppearing = isAppearing
      $0.isAnimated = animated
    }
  }
  package static func updateStatusBar(_ controller: Identifier) -> Command {
    command(UpdateStatusBar.self) { $0.controller = controller }
  }
  package static func endAppearanceTransition(_ controller: Identifier) -> Command {
    command(EndAppearanceTransition.self) { $0.controller = controller }
  }
  package static func push(
    _ controller: Identifier, onto navigation: Identifier, animated: Bool
  ) -> Command {
    command(Push.self) {
      $0.controller = controller
      $0.navigation = navigation
      $0.isAnimated = animated
    }
  }
  package static func pop(_ navigation: Identifier, animated: Bool) -> Command {
    command(Pop.self) {
      $0.navigation = navigation
      $0.isAnimated = animated
    }
  }
  package static func popTo(
    _ controller: Identifier, in navigation: Identifier, animated: Bool
  ) -> Command {
    command(PopTo.self) {
      $0.controller = controller
      $0.navigation = navigation
      $0.isAnimated = animated
    }
  }
  package static func popToRoot(_ navigation: Identifier, animated: Bool) -> Command {
    command(PopToRoot.self) {
      $0.navigation = navigation
      $0.isAnimated = animated
    }
  }
  package static func tapTab(_ index: Int, of tabBar: Identifier) -> Command {
    command(TapTab.self) {
      $0.tabBar = tabBar
      $0.index = index
    }
  }
  package static func swipeBack(_ navigation: Identifier, isCancelled: Bool) -> Command {
    command(SwipeBack.self) {
      $0.navigation = navigation
      $0.isCancelled = isCancelled
    }
  }
  package static func setViewControllers(
    _ container: Identifier, _ controllers: [Identifier], animated: Bool
  ) -> Command {
    command(SetViewControllers.self) {
      $0.container = container
      $0.controllers = controllers
      $0.isAnimated = animated
    }
  }
  package static func setPage(
    _ pages: Identifier, _ page: Identifier, _ direction: Pages.NavigationDirection? = .forward,
    animated: Bool = false, completion: Completion? = nil
  ) -> Command {
    command(SetViewControllers.self) {
      $0.container = pages
      $0.controllers = [page]
      $0.direction = direction
      $0.isAnimated = animated
      $0.completion = completion
    }
  }
  package static func swipePage(
    _ pages: Identifier, _ direction: Pages.NavigationDirection = .forward,
    isCancelled: Bool = false
  ) -> Command {
    command(SwipePage.self) {
      $0.pages = pages
      $0.direction = direction
      $0.isCancelled = isCancelled
    }
  }
  package static func select(_ selection: TabSelection, in tabBar: Identifier) -> Command {
    command(Select.self) {
      $0.selection = selection
      $0.tabBar = tabBar
    }
  }
  package static func present(_ call: Presenting) -> Command {
    command(Present.self) {
      $0.controller = call.controller
      $0.isAnimated = call.isAnimated
      $0.completion = call.completion
      switch call.receiver {
      case .controller(let name): $0.receiver = .controller(name)
      case .keyWindow: $0.receiver = .keyWindow
      case .delegateWindow: $0.receiver = .delegateWindow
      }
    }
  }
  package static func dismiss(
    _ controller: Identifier, animated: Bool, completion: Completion? = nil
  ) -> Command {
    command(Dismiss.self) {
      $0.controller = controller
      $0.isAnimated = animated
      $0.completion = completion
    }
  }
  package static func pullDown(_ controller: Identifier) -> Command {
    command(PullDown.self) { $0.controller = controller }
  }
  package static func dragSheet(_ controller: Identifier, to detent: Detent) -> Command {
    command(DragSheet.self) {
      $0.controller = controller
      $0.detent = detent
    }
  }
  package static func show(_ shown: Identifier, from controller: Identifier, isDetail: Bool = false)
    -> Command
  {
    guard isDetail else {
      return command(Show.self) {
        $0.receiver = controller
        $0.controller = shown
      }
    }
    return command(ShowDetail.self) {
      $0.receiver = controller
      $0.controller = shown
    }
  }
  package static func transition(
    from: Identifier, to: Identifier, in parent: Identifier, animated: Bool,
    completion: Completion? = nil
  ) -> Command {
    command(TransitionChildren.self) {
      $0.parent = parent
      $0.from = from
      $0.to = to
      $0.isAnimated = animated
      $0.completion = completion
    }
  }
  package static func chooseAction(_ controller: Identifier, _ title: String) -> Command {
    command(ChooseAction.self) {
      $0.controller = controller
      $0.title = title
    }
  }
  package static func createAlertView(
    identifier: Identifier?, _ alertView: AlertView, retained: Bool
  ) -> Command {
    command(CreateAlertView.self) {
      $0.identifier = identifier
      $0.alertView = alertView
      $0.isRetained = retained
    }
  }
  package static func showAlertView(_ alertView: Identifier) -> Command {
    command(ShowAlertView.self) { $0.alertView = alertView }
  }
  package static func clickButton(_ alertView: Identifier, _ title: String) -> Command {
    command(ClickButton.self) {
      $0.alertView = alertView
      $0.title = title
    }
  }
  package static func runLoop(turns: Int?) -> Command {
    command(StepRunLoop.self) { $0.turns = turns }
  }
  package static func becomeFirstResponder(_ responder: Identifier) -> Command {
    command(BecomeFirstResponder.self) { $0.responder = responder }
  }
  package static func resignFirstResponder(_ responder: Identifier) -> Command {
    command(ResignFirstResponder.self) { $0.responder = responder }
  }
  package static func reloadInputViews(_ responder: Identifier) -> Command {
    command(ReloadInputViews.self) { $0.responder = responder }
  }
  package static func endEditing(in view: Identifier, isForced: Bool) -> Command {
    command(EndEditing.self) {
      $0.view = view
      $0.isForced = isForced
    }
  }
  package static func addConstraints(_ constraints: [NewConstraint]) -> Command {
    command(AddConstraints.self) { $0.constraints = constraints }
  }
  package static func changeConstraint(
    _ constraint: Identifier, constant: Double? = nil, priority: Double? = nil,
    isActive: Bool? = nil
  ) -> Command {
    command(ChangeConstraint.self) {
      $0.constraint = constraint
      ($0.constant, $0.priority, $0.isActive) = (constant, priority, isActive)
    }
  }
  package static func removeConstraint(_ constraint: Identifier) -> Command {
    command(RemoveConstraint.self) { $0.constraint = constraint }
  }
  package static func sizeToFit(_ view: Identifier) -> Command {
    command(SizeToFit.self) { $0.view = view }
  }
  package static func sendAction(
    _ action: Selector, to target: Identifier?, from sender: Identifier?
  ) -> Command {
    command(SendAction.self) {
      $0.action = action
      $0.target = target
      $0.sender = sender
    }
  }
  package static func input(_ input: Input, after seconds: Double = 0) -> Command {
    command(SendInput.self) {
      $0.input = input
      $0.after = seconds
    }
  }
  package static func addGestureRecognizer(
    _ identifier: Identifier?, _ kind: GestureRecognizer.Kind, to view: Identifier,
    _ set: (inout GestureProperties) -> Void = { _ in }
  ) -> Command {
    command(AddGestureRecognizer.self) {
      $0.identifier = identifier
      $0.kind = kind
      $0.view = view
      set(&$0.properties)
    }
  }
  package static func changeGestureRecognizer(
    _ recognizer: Identifier, _ set: (inout GestureProperties) -> Void
  ) -> Command {
    command(ChangeGestureRecognizer.self) {
      $0.recognizer = recognizer
      set(&$0.properties)
    }
  }
  package static func removeGestureRecognizer(_ recognizer: Identifier) -> Command {
    command(RemoveGestureRecognizer.self) { $0.recognizer = recognizer }
  }
  package static func changeApplication(_ properties: ApplicationProperties) -> Command {
    command(ChangeApplication.self) { $0.properties = properties }
  }
  package static func connectScene(
    identifier: Identifier?, screen: Identifier = .main
  ) -> Command {
    command(ConnectScene.self) {
      $0.identifier = identifier
      $0.screen = screen
    }
  }
  package static func changeScene(
    _ scene: Identifier, beside: Identifier? = nil, share: ScreenShare? = nil
  ) -> Command {
    command(ChangeScene.self) {
      $0.scene = scene
      $0.properties.beside = beside
      $0.properties.share = share
    }
  }
  package static func disconnectScene(_ scene: Identifier) -> Command {
    command(DisconnectScene.self) { $0.scene = scene }
  }
  package static func connectScreen(
    identifier: Identifier?, size: Size, scale: Double
  ) -> Command {
    command(ConnectScreen.self) {
      $0.identifier = identifier
      $0.size = size
      $0.scale = scale
    }
  }
  package static func disconnectScreen(_ screen: Identifier) -> Command {
    command(DisconnectScreen.self) { $0.screen = screen }
  }
  package static func release(_ object: Identifier, as kind: Refusal.Kind = .object) -> Command {
    command(Release.self) {
      $0.object = object
      $0.kind = kind
    }
  }
  package static func setReference(_ name: ReferenceName, to object: Identifier?) -> Command {
    command(SetReference.self) {
      $0.reference = name
      $0.object = object
    }
  }
  package static func loadNib(_ nib: Nib) -> Command {
    command(LoadNib.self) { $0.nib = nib }
  }
  package static func batch(_ commands: [Command]) -> Command {
    command(Batch.self) { $0.commands = commands }
  }
}

/// A presentation command, for tests.
package struct Presenting {
  /// The controller on which it is called.
  package enum Receiver {
    /// A controller.
    case controller(Identifier)
    /// `UIApplication.shared.keyWindow.rootViewController`.
    case keyWindow
    /// `UIApplication.shared.delegate.window.rootViewController`.
    case delegateWindow
  }

  let receiver: Receiver
  let controller: Identifier?
  let isAnimated: Bool
  let completion: Completion?

  /// Creates a presentation.
  package init(
    _ controller: Identifier?, on receiver: Receiver, animated: Bool = false,
    completion: Completion? = nil
  ) {
    self.receiver = receiver
    self.controller = controller
    isAnimated = animated
    self.completion = completion
  }
}
