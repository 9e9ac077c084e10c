extension Application {
  /// Makes the objects of a document, the outer before the inner, connects the outlets, and wakes
  /// each object (nib-1); where one is refused, none is made.
  mutating func load(_ nib: Nib, into turn: inout Turn) throws(Refusal) {
    let before = self
    do {
      var loading = NibLoading()
      for (index, window) in nib.windows.enumerated() {
        try make(window, at: "/windows/\(index)", &loading, into: &turn)
      }
      try make(nib.views, at: "/views", in: nil, &loading, into: &turn)
      for (name, object) in loading.outlets {
        if variables[name] == nil { try checkReferences() }
        assign(object, to: name)
      }
      for object in loading.objects { turn.post(.awakeFromNib, object, .nib1) }
      turn.result = loading.objects.first
      turn.isCreation = !loading.objects.isEmpty
    } catch {
      self = before
      throw error
    }
  }

  private mutating func make(
    _ window: Nib.WindowObject, at place: String, _ loading: inout NibLoading,
    into turn: inout Turn
  ) throws(Refusal) {
    var properties = window.properties
    if window.isFullScreenAtLaunch { properties.frame = screenBounds(for: properties) }
    do {
      try createWindow(
        window.archive.identifier, window.viewClass, properties,
        retained: window.archive.outlets.isEmpty, into: &turn)
    } catch { throw .within(place, error) }
    let id = loading.note(turn.result, window.archive)
    try make(window.subviews, at: place + "/subviews", in: id, &loading, into: &turn)
  }

  private mutating func make(
    _ views: [Nib.ViewObject], at place: String, in superview: NodeID?,
    _ loading: inout NibLoading, into turn: inout Turn
  ) throws(Refusal) {
    for (index, view) in views.enumerated() {
      let place = "\(place)/\(index)"
      do {
        try createView(
          view.archive.identifier, view.viewClass, view.properties, in: superview.map(identifier),
          .top, retained: superview == nil && view.archive.outlets.isEmpty, into: &turn)
      } catch { throw .within(place, error) }
      let id = loading.note(turn.result, view.archive)
      // No deeper than views may lie, for the first that lies too deep is refused.
      try make(view.subviews, at: place + "/subviews", in: id, &loading, into: &turn)
    }
  }
}

/// What a document has come to so far.
private struct NibLoading {
  /// The objects, in the order of their making.
  var objects: [NodeID] = []
  /// The outlets, which are connected when all objects are made.
  var outlets: [(name: ReferenceName, object: NodeID)] = []

  mutating func note(_ id: NodeID?, _ archive: Nib.Archive) -> NodeID? {
    guard let id else { return nil }
    objects.append(id)
    for name in archive.outlets { outlets.append((name, id)) }
    return id
  }
}
