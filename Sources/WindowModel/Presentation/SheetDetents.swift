/// A height at which a sheet can rest, from iOS 15 on; views-2.4O.
public enum Detent: Hashable, Codable, Sendable {
  /// About half of the screen's height; not available in compact height.
  case medium
  /// The maximum height.
  case large
  /// A height above the bottom safe area, in points.
  case custom(Double)
}

/// What the app sets on a controller's `sheetPresentationController`.
public struct Sheet: Hashable, Codable, Sendable {
  /// The maximum number of detents.
  static let mostDetents = 16

  /// Its detents, the lowest first.
  public internal(set) var detents = [Detent.large]
  /// The detent that the app or the user selected last, or nil for the first one.
  public internal(set) var selected: Detent?
  /// The highest detent at which the views behind the sheet receive touches, or nil.
  public internal(set) var largestUndimmed: Detent?
}

/// Properties to set on a `sheetPresentationController`; nil leaves one unchanged.
public struct SheetProperties: Hashable, Sendable {
  /// Its detents.
  public var detents: [Detent]?
  /// The selected detent; `.some(nil)` for the first one.
  public var selected: Detent??
  /// The highest detent without dimming; `.some(nil)` for none.
  public var largestUndimmed: Detent??

  /// Makes a set of properties that changes nothing.
  public init() {}
}

/// The user drags a sheet to one of its detents; views-2.4O.
package struct DragSheet: CommandAction {
  package static let name = "dragSheet"
  package var controller = Identifier.unnamed
  package var detent = Detent.large

  package init() {}

  package var subject: String? { controller.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.dragSheet(controller, to: detent)
  }
}

extension Application {
  /// Refuses properties that sheets can't have, or not on this version or device.
  func check(_ properties: SheetProperties) throws(Refusal) {
    guard settings.fixedKnobs.hasDetents else {
      throw .invalidValue(
        property: "detents",
        reason: "Sheets have them from iOS 15 on: start the session with the profile ios17.")
    }
    guard settings.device.idiom == .phone else {
      throw .invalidValue(property: "detents", reason: "The model has them on phones only.")
    }
    let values = properties.detents ?? []
    guard properties.detents == nil || (1...Sheet.mostDetents).contains(values.count) else {
      throw .invalidValue(
        property: "detents", reason: "A sheet has from 1 to \(Sheet.mostDetents) detents.")
    }
    for (name, detents) in [
      ("detents", values),
      ("selectedDetentIdentifier", [properties.selected.flatMap { $0 }].compactMap { $0 }),
      (
        "largestUndimmedDetentIdentifier",
        [properties.largestUndimmed.flatMap { $0 }].compactMap { $0 }
      ),
    ] {
      for case .custom(let height) in detents where !(0...Point.reach).contains(height) {
        throw .invalidValue(
          property: name, reason: "A detent's height goes from 0 to \(Int(Point.reach)) points.")
      }
    }
  }

  /// Sets the properties of a controller's `sheetPresentationController`.
  mutating func apply(_ properties: SheetProperties, to id: NodeID) {
    var sheet = arena[controller: id]?.sheet ?? Sheet()
    if let value = properties.detents { sheet.detents = value }
    if let value = properties.selected { sheet.selected = value }
    if let value = properties.largestUndimmed { sheet.largestUndimmed = value }
    arena[controller: id]?.sheet = sheet
    placeCard(of: id)
  }

  /// Moves a sheet that the user drags to a detent, then calls its delegate (views-2.4O).
  mutating func dragSheet(_ identifier: Identifier, to detent: Detent) throws(Refusal) {
    let id = try find(.controller, identifier)
    guard let controller = arena[controller: id], let presentation = controller.presentation,
      presentation.form == .sheet, presentation.stage == .presented, controller.presented == nil
    else { throw .notPossible("\(identifier) is not a sheet that is up and on top.") }
    let sheet = controller.sheet ?? Sheet()
    guard sheet.detents.contains(detent), isActive(detent) else {
      throw .notPossible(
        "The sheet rests only at its active detents; a GET of the controller lists them."
      )
    }
    turn.subject = .controller(id)
    guard restingDetent(of: sheet) != detent else {
      turn.notes.append(.sheetIsThere)
      return
    }
    arena[controller: id]?.sheet?.selected = detent
    placeCard(of: id)
    layOutWindows()
    post(.sheetDidChangeDetent, controller: id, .sheetRestsAtDetents)
  }

  /// Refuses a rotation in which UIKit raises an exception for a sheet without an active detent (views-2.4O).
  func checkDetents(in next: Orientation) throws(Refusal) {
    guard next.isLandscape, settings.device.idiom == .phone else { return }
    for id in arena.livingControllers where arena[controller: id]?.presentation?.form == .sheet {
      try checkDetents(of: id, isCompact: true)
    }
  }

  /// Refuses with UIKit's exception for a sheet without an active detent (views-2.4O).
  func checkDetents(of id: NodeID, isCompact: Bool) throws(Refusal) {
    try checkDetents(arena[controller: id]?.sheet?.detents, isCompact: isCompact)
  }

  /// Checks a sheet's new detents; nil when they don't change.
  func checkDetents(_ detents: [Detent]?, isCompact: Bool) throws(Refusal) {
    guard isCompact, detents?.contains(where: { $0 != .medium }) == false else { return }
    throw .exception(
      name: "NSInternalInconsistencyException", reason: "At least one detent must be active.")
  }

  /// A sheet's height in a container of this height, including the bottom safe area, in points.
  func sheetHeight(of id: NodeID, in container: Double) -> Double {
    let sheet = arena[controller: id]?.sheet ?? Sheet()
    return height(of: restingDetent(of: sheet) ?? .large, in: container)
      + settings.device.safeArea.bottom
  }

  /// The maximum height of a sheet above the bottom safe area, in points.
  package var maximumDetentValue: Double {
    height(of: .large, in: mainScreen.bounds.size.height)
  }

  /// Lets touches beside a sheet through to the views behind it, or blocks them (views-2.4O).
  mutating func dim(behind id: NodeID) {
    guard let container = living(arena[controller: id]?.presentation?.container) else { return }
    let sheet = arena[controller: id]?.sheet ?? Sheet()
    let size = arena[container].bounds.size.height
    let isUndimmed = sheet.largestUndimmed.map { undimmed in
      height(of: restingDetent(of: sheet) ?? .large, in: size) <= height(of: undimmed, in: size)
    }
    let letsThrough = isUndimmed == true && !hasCompactHeight
    arena[container].overrides.hitTest = letsThrough ? .passThrough : .standard
    for view in arena[container].subviews where arena[view].viewClass == .dimmingView {
      arena[view].isHidden = letsThrough
    }
  }

  /// Whether a phone is in landscape, so that a sheet fills the screen (views-2.4N).
  var hasCompactHeight: Bool { settings.device.idiom == .phone && orientation.isLandscape }

  /// The detent at which a sheet rests, nil when none is active.
  private func restingDetent(of sheet: Sheet) -> Detent? {
    let active = sheet.detents.filter(isActive)
    return active.first { $0 == sheet.selected } ?? active.first
  }

  private func isActive(_ detent: Detent) -> Bool { detent != .medium || !hasCompactHeight }

  /// A detent's height above the bottom safe area in a container of this height, in points.
  private func height(of detent: Detent, in container: Double) -> Double {
    let safeArea = settings.device.safeArea
    let most = max(container - safeArea.top - safeArea.bottom - sheetGap, 0)
    return switch detent {
    case .medium: (0.56 * most * settings.device.scale).rounded() / settings.device.scale
    case .large: most
    case .custom(let height): min(height, most)
    }
  }

  /// How far below the safe area a sheet on a phone begins, in points (views-2.4N).
  private var sheetGap: Double { settings.device.hasHomeButton ? 20 : 10 }
}
