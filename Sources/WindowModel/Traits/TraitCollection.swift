/// `UIUserInterfaceIdiom`, of the devices here.
public enum UserInterfaceIdiom: String, Hashable, Codable, Sendable, CaseIterable {
  case phone, pad
}

/// `UITraitCollection`, as far as presentations go by it.
public struct TraitCollection: Hashable, Sendable {
  /// `UIUserInterfaceSizeClass`: roughly how much room there is in a direction.
  public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case unspecified, compact, regular
  }

  /// Whether the device is a phone or a tablet.
  public var userInterfaceIdiom: UserInterfaceIdiom
  /// How much room there is from side to side.
  public var horizontalSizeClass: SizeClass
  /// How much room there is from top to bottom.
  public var verticalSizeClass: SizeClass
  /// Pixels for each point.
  public var displayScale: Double
}

extension Application {
  /// What the windows of a scene on the device's own screen have, nil for those in none (windows-11.1, windows-11.1A).
  func traits(of scene: Identifier?, in layout: ScreenLayout) -> TraitCollection {
    let device = settings.device
    let isPad = device.idiom == .pad
    let isOnSide = layout.orientation.isLandscape
    let share = layout.split?.share(of: scene, in: layout.orientation)
    let isWide = share == nil || share == .twoThirds && isOnSide
    return TraitCollection(
      userInterfaceIdiom: device.idiom,
      // The phones that have regular width on their side, Plus and Max, are none of the devices.
      horizontalSizeClass: isPad && isWide ? .regular : .compact,
      verticalSizeClass: isPad || !isOnSide ? .regular : .compact,
      displayScale: device.scale)
  }

  /// `traitCollection` of a living view or window: the window's, changed by the presentation that it lies
  /// in; outside any window the device's (windows-11.2).
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

  /// What a window has, nil for none.
  func traitCollection(ofWindow id: NodeID?) -> TraitCollection {
    let window = id.flatMap { arena[$0].window }
    return traitCollection(ofScreen: window?.screen ?? .main, scene: window?.scene)
  }

  /// What the windows on a screen have, of a scene where it is shared: size classes of screens other than the device's
  /// are not known.
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

  /// The same with compact width where the controller lies in a popover or a form sheet.
  private func narrowed(_ traits: TraitCollection, for id: NodeID) -> TraitCollection {
    var traits = traits
    if containers(of: id).contains(where: hasItsOwnSize) { traits.horizontalSizeClass = .compact }
    return traits
  }
}
