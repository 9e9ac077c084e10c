/// Makes the objects of a nib document; windows-12.1.
package struct LoadNib: CommandAction {
  package static let name = "loadNib"
  package static let makesObject = true
  package var nib: Nib = Nib()

  package init() {}

  /// Makes the command for a document.
  package init(_ nib: Nib) { self.nib = nib }

  package var subject: String? { nil }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.load(nib)
  }
}

extension Application {
  /// Makes the objects of a document, outer ones before inner ones, connects the outlets, wakes each
  /// object, then shows the windows that are not hidden (windows-12.1). If one is refused, none is made.
  mutating func load(_ nib: Nib) throws(Refusal) {
    let before = self
    do throws(Refusal) {
      var loading = NibLoading()
      for (index, window) in nib.windows.enumerated() {
        try make(window, at: "/windows/\(index)", &loading)
      }
      for (index, controller) in nib.controllers.enumerated() {
        _ = try make(controller, at: "/controllers/\(index)", isTop: true, &loading)
      }
      for (index, view) in nib.views.enumerated() {
        _ = try make(view, at: "/views/\(index)", isTop: true, &loading)
      }
      for (name, object) in loading.outlets {
        if variables[name] == nil { try checkReferences() }
        assign(object, to: name)
      }
      for object in loading.objects { post(.awakeFromNib, object, .nibWakesObjects) }
      for (window, place) in loading.shown {
        do { try show(window) } catch { throw .within(place, error) }
      }
      (turn.result, turn.subject) = (nil, nil)
      switch loading.objects.first {
      case .view(let id)?: turn.result = id
      case let subject: turn.subject = subject
      }
      turn.isCreation = !loading.objects.isEmpty
    } catch {
      self = before
      throw error
    }
  }

  private mutating func make(
    _ window: Nib.WindowObject, at place: String, _ loading: inout NibLoading
  ) throws(Refusal) {
    var properties = window.properties
    if window.isFullScreenAtLaunch { properties.frame = screenBounds(for: properties) }
    properties.isHidden = nil
    do throws(Refusal) {
      try createWindow(
        window.archive.identifier, window.viewClass, properties,
        retained: window.archive.outlets.isEmpty)
    } catch { throw .within(place, error) }
    guard let id = turn.result else { return }
    loading.note(.view(id), window.archive)
    if window.properties.isHidden == false { loading.shown.append((id, place)) }
    for (index, view) in window.subviews.enumerated() {
      _ = try make(view, at: "\(place)/subviews/\(index)", in: id, &loading)
    }
    guard let root = window.rootViewController else { return }
    let controller = try make(root, at: place + "/rootViewController", isTop: false, &loading)
    var wanted = WindowProperties()
    wanted.rootViewController = .some(controller)
    do { try changeWindow(identifier(of: id), wanted) } catch {
      throw .within(place, error)
    }
  }

  private mutating func make(
    _ controller: Nib.ControllerObject, at place: String, isTop: Bool,
    _ loading: inout NibLoading
  ) throws(Refusal) -> Identifier? {
    do throws(Refusal) {
      try createController(
        controller.archive.identifier, controller.controllerClass, controller.properties,
        retained: isTop && controller.archive.outlets.isEmpty)
    } catch { throw .within(place, error) }
    guard case .controller(let id)? = turn.subject else { return nil }
    loading.note(.controller(id), controller.archive)
    guard let view = controller.view else { return identifier(of: id) }
    let made = try make(view, at: place + "/view", &loading)
    var wanted = ControllerProperties()
    wanted.view = .some(made.map(identifier))
    do { try changeController(identifier(of: id), wanted) } catch {
      throw .within(place, error)
    }
    post(.viewDidLoad, controller: id, .viewLoadsWhenAsked)
    return identifier(of: id)
  }

  private mutating func make(
    _ view: Nib.ViewObject, at place: String, in superview: NodeID? = nil, isTop: Bool = false,
    _ loading: inout NibLoading
  ) throws(Refusal) -> NodeID? {
    do throws(Refusal) {
      try createView(
        view.archive.identifier, view.viewClass, view.properties, in: superview.map(identifier),
        .top, retained: isTop && view.archive.outlets.isEmpty)
    } catch { throw .within(place, error) }
    guard let id = turn.result else { return nil }
    loading.note(.view(id), view.archive)
    // The recursion is limited, as the first view beyond the maximum depth is refused.
    for (index, subview) in view.subviews.enumerated() {
      _ = try make(subview, at: "\(place)/subviews/\(index)", in: id, &loading)
    }
    return id
  }

  private mutating func show(_ window: NodeID) throws(Refusal) {
    var shown = WindowProperties()
    shown.isHidden = false
    try changeWindow(identifier(of: window), shown)
  }
}

/// The progress of loading a document.
private struct NibLoading {
  /// The objects, in order of creation.
  var objects: [Subject] = []
  /// The outlets, to connect after all objects are made.
  var outlets: [(name: ReferenceName, object: NodeID)] = []
  /// The windows to show, with their places in the document.
  var shown: [(window: NodeID, place: String)] = []

  mutating func note(_ object: Subject, _ archive: Nib.Archive) {
    objects.append(object)
    guard let id = object.node else { return }
    for name in archive.outlets { outlets.append((name, id)) }
  }
}
