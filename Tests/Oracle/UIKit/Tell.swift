import Foundation
@testable internal import WindowModel

/// Passes the model's events to the program's objects.
extension World {
  func tell(_ event: Event) {
    switch event.object {
    case .view(let id):
      post(event.name, about: id)
      guard var view = object(id) else { return }
      if let view = view as? UIView { tell(view, event) }
      keepToEndOfTurn(&view, id)
    case .controller(let id):
      guard var controller = object(id) else { return }
      if let controller = controller as? UIViewController { tell(controller, event) }
      keepToEndOfTurn(&controller, id)
    case .application: UIApplication.shared.tell(event.name)
    case .scene(let name): tell(name, event.name)
    case .screen where event.name.rawValue.hasPrefix("UIKeyboard"):
      NotificationCenter.default.post(
        name: Notification.Name(event.name.rawValue), object: nil, userInfo: userInfo(event.keyboard))
    case .screen(let name):
      NotificationCenter.default.post(
        name: Notification.Name(event.name.rawValue), object: UIScreen.named(name))
    case .runLoop: break
    }
  }

  private func post(_ name: Event.Name, about id: NodeID) {
    switch name {
    case .windowDidBecomeVisible, .windowDidBecomeHidden, .windowDidBecomeKey, .windowDidResignKey:
      guard app.pointee.arena.isAlive(id), peers[id] == nil || peers[id]?.object != nil else { return }
      NotificationCenter.default.post(name: Notification.Name(name.rawValue), object: window(id))
    default: break
    }
  }

  /// Keeps an otherwise unreferenced object until the turn ends, as UIKit's callers do.
  private func keepToEndOfTurn(_ object: inout UIResponder, _ id: NodeID) {
    if app.pointee.arena.isAlive(id), isKnownUniquelyReferenced(&object) { pool.append(object) }
  }

  private func tell(_ view: UIView, _ event: Event) {
    switch event.name {
    case .willMoveToSuperview: view.willMove(toSuperview: self.view(event.other))
    case .didMoveToSuperview: view.didMoveToSuperview()
    case .willMoveToWindow: view.willMove(toWindow: window(event.other))
    case .didMoveToWindow: view.didMoveToWindow()
    case .didAddSubview: self.view(event.other).map(view.didAddSubview)
    case .willRemoveSubview: self.view(event.other).map(view.willRemoveSubview)
    case .layoutSubviews: view.layoutSubviews()
    case .awakeFromNib: view.awakeFromNib()
    case .becomeKey: (view as? UIWindow)?.becomeKey()
    case .resignKey: (view as? UIWindow)?.resignKey()
    case .sendAction: (view as? UIControl)?.send(event.action ?? "")
    case .insertText, .textFieldDidBeginEditing, .textFieldDidEndEditing, .textViewDidBeginEditing,
      .textViewDidEndEditing:
      (view as? any TextInput)?.tell(event.name)
    default: tell(responder: view, event)
    }
  }

  private func tell(responder: UIResponder, _ event: Event) {
    let touches = self.event?.allTouches ?? []
    switch event.name {
    case .touchesBegan: responder.touchesBegan(touches, with: self.event)
    case .touchesMoved: responder.touchesMoved(touches, with: self.event)
    case .touchesEnded: responder.touchesEnded(touches, with: self.event)
    case .touchesCancelled: responder.touchesCancelled(touches, with: self.event)
    case .motionBegan: responder.motionBegan(.motionShake, with: self.event)
    case .motionEnded: responder.motionEnded(.motionShake, with: self.event)
    case .remoteControlReceived: responder.remoteControlReceived(with: self.event)
    case .perform: Classes.perform(responder, event.action ?? "", UIControl.sender, self.event)
    case .becomeFirstResponder:
      guard let id = event.object.node else { return }
      if !responding.contains(id) { _ = responder.becomeFirstResponder() }
    case .resignFirstResponder:
      guard let id = event.object.node else { return }
      if !responding.contains(id) { _ = responder.resignFirstResponder() }
    default: break
    }
  }

  private func tell(_ controller: UIViewController, _ event: Event) {
    let animated = event.animated ?? false
    switch event.name {
    case .loadView:
      if Classes.overrides(controller, "loadView") { controller.loadView() }
    case .viewDidLoad: controller.viewDidLoad()
    case .viewWillAppear: controller.viewWillAppear(animated)
    case .viewIsAppearing: controller.viewIsAppearing(animated)
    case .viewDidAppear: controller.viewDidAppear(animated)
    case .viewWillDisappear: controller.viewWillDisappear(animated)
    case .viewDidDisappear: controller.viewDidDisappear(animated)
    case .viewWillLayoutSubviews: controller.viewWillLayoutSubviews()
    case .viewDidLayoutSubviews: controller.viewDidLayoutSubviews()
    case .viewWillTransition:
      controller.viewWillTransition(
        to: CGSize(app.pointee.settings.device.screenSize(in: app.pointee.orientation)),
        with: TransitionCoordinator())
    case .willMoveToParent: controller.willMove(toParent: self.controller(event.other))
    case .didMoveToParent: controller.didMove(toParent: self.controller(event.other))
    case .completion: completions.removeValue(forKey: event.action ?? "")?()
    case .alertAction: (controller as? UIAlertController)?.chose(event.action ?? "")
    case .navigationControllerWillShow:
      guard let navigation = controller as? UINavigationController,
        let shown = self.controller(event.other)
      else { return }
      navigation.delegate?.navigationController(navigation, willShow: shown, animated: animated)
    case .navigationControllerDidShow:
      guard let navigation = controller as? UINavigationController,
        let shown = self.controller(event.other)
      else { return }
      navigation.delegate?.navigationController(navigation, didShow: shown, animated: animated)
    case .tabBarControllerDidSelect:
      guard let tabs = controller as? UITabBarController, let shown = self.controller(event.other)
      else { return }
      tabs.delegate?.tabBarController(tabs, didSelect: shown)
    case .presentationControllerShouldDismiss: break
    case .presentationControllerWillDismiss:
      tellSheet(controller) { $0.presentationControllerWillDismiss($1) }
    case .presentationControllerDidDismiss: tellSheet(controller) { $0.presentationControllerDidDismiss($1) }
    case .presentationControllerDidAttemptToDismiss:
      tellSheet(controller) { $0.presentationControllerDidAttemptToDismiss($1) }
    default: tell(responder: controller, event)
    }
  }

  private func tellSheet(
    _ controller: UIViewController,
    _ body: (any UIAdaptivePresentationControllerDelegate, UIPresentationController) -> Void
  ) {
    guard let presentation = controller.presentationController, let delegate = presentation.delegate
    else { return }
    body(delegate, presentation)
  }

  private func tell(_ scene: Identifier, _ name: Event.Name) {
    guard let scene = UIApplication.shared.scene(scene) else { return }
    let delegate = scene.delegate
    let application = UIApplication.shared
    let endsLaunch = application.isLaunching && name == .sceneDidActivate
    if endsLaunch { application.isLaunching = false }
    switch name {
    case .sceneWillConnect:
      delegate?.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    case .sceneWillEnterForeground: delegate?.sceneWillEnterForeground(scene)
    case .sceneDidActivate: delegate?.sceneDidBecomeActive(scene)
    case .sceneWillDeactivate: delegate?.sceneWillResignActive(scene)
    case .sceneDidEnterBackground: delegate?.sceneDidEnterBackground(scene)
    case .sceneDidDisconnect: delegate?.sceneDidDisconnect(scene)
    default: break
    }
    NotificationCenter.default.post(name: Notification.Name(name.rawValue), object: scene)
    guard endsLaunch else { return }
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: application)
  }
}
