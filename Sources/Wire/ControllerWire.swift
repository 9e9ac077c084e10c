package import JSON
package import WindowModel

extension JSONWriter {
  /// Writes a controller, as in every reply.
  package mutating func controller(_ id: NodeID, in application: borrowing Application) {
    beginObject()
    fields(ofController: id, in: application)
    endObject()
  }

  /// Writes a controller, within an object.
  package mutating func fields(ofController id: NodeID, in application: borrowing Application) {
    guard let controller = application.controller(id) else { return }
    field("id", application.identifier(of: id).text)
    field("class", controller.controllerClass.name)
    field("kind", controller.controllerClass.kind.rawValue)
    optionalField("title", controller.title)
    field("isViewLoaded", controller.isViewLoaded)
    name("view", controller.view, in: application)
    field("viewClass", controller.viewClass.name)
    name("parent", controller.parent, in: application)
    names("children", controller.children, in: application)
    name("navigationController", application.container(of: id, .navigation), in: application)
    name("tabBarController", application.container(of: id, .tabBar), in: application)
    if let split = application.container(of: id, .split) {
      name("splitViewController", split, in: application)
    }
    field("isMovingToParent", application.isMoving(id) == true)
    field("isMovingFromParent", application.isMoving(id) == false)
    field("isBeingPresented", controller.presentation?.isBeingPresented == true)
    field("isBeingDismissed", controller.presentation?.isBeingDismissed == true)
    name("presentedViewController", application.presentedController(of: id), in: application)
    name("presentingViewController", application.presentingController(of: id), in: application)
    name("window", controller.window, in: application)
    field("appearance", controller.appearance.rawValue)
    field("definesPresentationContext", controller.definesPresentationContext)
    field("shouldAutomaticallyForwardAppearanceMethods", controller.forwardsAppearance)
    if let stack = controller.stack { fields(of: stack, id, controller, in: application) }
    if controller.hidesBottomBarWhenPushed { field("hidesBottomBarWhenPushed", true) }
    if controller.largeTitleDisplayMode != .automatic {
      field("largeTitleDisplayMode", controller.largeTitleDisplayMode.rawValue)
    }
    if controller.additionalSafeAreaInsets != .zero {
      field("additionalSafeAreaInsets", controller.additionalSafeAreaInsets)
    }
    if controller.extendedEdges.count < GestureSettings.Edge.allCases.count {
      choices("edgesForExtendedLayout", controller.extendedEdges)
    }
    fields(of: controller.screenPreferences, in: application)
    presentationFields(of: controller, in: application)
    fields(of: controller.overrides)
    inputViewFields(of: id, in: application)
    array("references", application.references(to: id)) { json, name in json.value(name.text) }
  }

  /// Writes a controller's preferences about the screen around it that are not the default.
  private mutating func fields(
    of preferences: ScreenPreferences, in application: borrowing Application
  ) {
    if preferences.prefersStatusBarHidden { field("prefersStatusBarHidden", true) }
    if let child = preferences.statusBarChild, application.isController(child) {
      name("childForStatusBarHidden", child, in: application)
    }
    if preferences.capturesStatusBar {
      field("modalPresentationCapturesStatusBarAppearance", true)
    }
    if let orientations = preferences.supportedOrientations {
      choices("supportedInterfaceOrientations", orientations)
    }
    if !preferences.shouldAutorotate { field("shouldAutorotate", false) }
  }

  /// Writes all controllers, in the order of creation.
  package mutating func controllers(of application: borrowing Application) {
    array("controllers", application.controllers) { json, id in
      json.controller(id, in: application)
    }
  }

  /// Writes identifiers of objects.
  package mutating func names(
    _ name: StaticString, _ ids: [NodeID], in application: borrowing Application
  ) {
    key(name)
    beginArray()
    for id in ids { value(application.identifier(of: id).text) }
    endArray()
  }
}
