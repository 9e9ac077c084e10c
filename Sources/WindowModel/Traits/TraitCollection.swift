/// `UIUserInterfaceIdiom`, for the devices of the model.
public enum UserInterfaceIdiom: String, Hashable, Codable, Sendable, CaseIterable {
  case phone, pad
}

/// `UITraitCollection`, the traits that presentations use.
public struct TraitCollection: Hashable, Sendable {
  /// `UIUserInterfaceSizeClass`: roughly how much space there is in a direction.
  public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case unspecified, compact, regular
  }

  /// Whether the device is a phone or a tablet.
  public var userInterfaceIdiom: UserInterfaceIdiom
  /// The horizontal space.
  public var horizontalSizeClass: SizeClass
  /// The vertical space.
  public var verticalSizeClass: SizeClass
  /// The number of pixels per point.
  public var displayScale: Double
}

extension Application {
  /// The traits of a scene's windows on the main screen; nil for those without a scene (windows-11.1, windows-11.1A).
  func traits(of scene: Identifier?, in layout: ScreenLayout) -> TraitCollection {
    let device = settings.device
    let isPad = device.idiom == .pad
    let isOnSide = layout.orientation.isLandscape
    let share = layout.split?.share(of: scene, in: layout.orientation)
    let isWide = share == nil || share == .twoThirds && isOnSide
    return TraitCollection(
      userInterfaceIdiom: device.idiom,
      // No device of the model is a Plus or Max phone, which has regular width in landscape.
      horizontalSizeClass: isPad && isWide ? .regular : .compact,
      verticalSizeClass: isPad || !isOnSide ? .regular : .compact,
      displayScale: device.scale)
  }

  /// `traitCollection` of a living view or window: the window's, modified by the presentation around the
  /// view; outside any window the device's (windows-11.2).
  public func traitCollection(ofView id: NodeID) -> TraitCollection {
    let views = ancestors(of: id)
    let window = views.last.flatMap { arena[$0].isWindow ? $0 : nil }
    guard let controller = views.lazy.compactMap(controller(ofView:)).first else {
      return traitCollection(ofWindow: window)
    }
    return narrowed(traitCollection(ofWindow: window), for: controller)
  }

  /// `traitCollection` of a living controller, whose view need not be loaded (windows-11.2).
  public func traitCollection(ofController id: NodeID) -> TraitCollection {
    let containers = containers(of: id)
    let view = containers.lazy.compactMap { arena[controller: $0]?.view }.first
    return narrowed(traitCollection(ofWindow: view.flatMap(window)), for: id)
  }

  /// The traits of a window; the device's for nil.
  func traitCollection(ofWindow id: NodeID?) -> TraitCollection {
    let window = id.flatMap { arena[$0].window }
    return traitCollection(ofScreen: window?.screen ?? .main, scene: window?.scene)
  }

  /// The traits of the windows on a screen, or of a scene's where the screen is shared. The size classes
  /// of external screens are unknown.
  package func traitCollection(
    ofScreen name: Identifier, scene: Identifier? = nil
  ) -> TraitCollection {
    var traits = traits(of: scene, in: screenLayout)
    guard name != .main else { return traits }
    traits.horizontalSizeClass = .unspecified
    traits.verticalSizeClass = .unspecified
    traits.displayScale = screen(name)?.scale ?? 1
    return traits
  }

  /// The same traits, with compact width if the controller is in a popover or a form sheet.
  private func narrowed(_ traits: TraitCollection, for id: NodeID) -> TraitCollection {
    var traits = traits
    if containers(of: id).contains(where: hasItsOwnSize) { traits.horizontalSizeClass = .compact }
    return traits
  }
}
