/// The share of the device's own screen that a scene has beside another (windows-1.8G).
public enum ScreenShare: String, Hashable, Codable, Sendable, CaseIterable {
  case third, half, twoThirds

  /// The other scene's share.
  var rest: Self {
    switch self {
    case .third: .twoThirds
    case .half: .half
    case .twoThirds: .third
    }
  }
}

/// Two scenes that share the device's own screen, as in Split View of an iPad (windows-1.8G).
public struct SceneSplit: Hashable, Codable, Sendable {
  /// The scene on the left.
  public internal(set) var left: Identifier
  /// The scene on the right.
  public internal(set) var right: Identifier
  /// The left one's share in landscape; in portrait halves become two thirds and a third.
  var leftShare: ScreenShare

  /// The scene beside this one, or nil if it is neither of the two.
  public func neighbor(of scene: Identifier) -> Identifier? {
    switch scene {
    case left: right
    case right: left
    default: nil
    }
  }

  /// A scene's share in this interface orientation; nil for the whole screen.
  public func share(of scene: Identifier?, in orientation: Orientation) -> ScreenShare? {
    let left = leftShare == .half && !orientation.isLandscape ? .twoThirds : leftShare
    return scene == self.left ? left : scene == right ? left.rest : nil
  }
}

/// How the user moves scenes and the divider between them; nil leaves a part unchanged.
public struct SceneProperties: Hashable, Sendable {
  /// The scene to the left of it.
  public var beside: Identifier?
  /// Its share of the screen.
  public var share: ScreenShare?

  /// Makes a set of properties that changes nothing.
  public init() {}
}

/// The user puts a scene beside another one, or moves the divider between the two.
package struct ChangeScene: CommandAction {
  package static let name = "changeScene"
  package var scene = Identifier.unnamed
  package var properties = SceneProperties()

  package init() {}

  package var subject: String? { scene.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.changeScene(scene, properties)
  }
}

extension Application {
  /// Puts a scene beside another one, or moves the divider between the two (windows-1.8G).
  mutating func changeScene(
    _ identifier: Identifier, _ properties: SceneProperties
  ) throws(Refusal) {
    guard scene(identifier) != nil else { throw .notFound(.scene, identifier.text) }
    turn.subject = .scene(identifier)
    guard let left = try neighborOnLeft(of: identifier, properties.beside) else { return }
    let standard: ScreenShare = orientation.isLandscape ? .half : .third
    let share = properties.share ?? split?.share(of: identifier, in: orientation) ?? standard
    guard share != .half || orientation.isLandscape else {
      throw .invalidValue(
        property: "share", reason: "In portrait the screen is shared as a third and two thirds.")
    }
    let right = left == identifier ? split?.right : identifier
    guard let right else { return }
    var next = screenLayout
    next.split = SceneSplit(
      left: left, right: right, leftShare: left == identifier ? share : share.rest)
    guard next.split != split else {
      turn.notes.append(.sceneHasItsShare)
      return
    }
    try checkAdaptation(to: next)
    layOutScreen(next)
  }

  /// The scene on the left after a scene is put beside another: the other one, or the current left one for nil.
  private func neighborOnLeft(
    of identifier: Identifier, _ other: Identifier?
  ) throws(Refusal) -> Identifier? {
    guard let other else {
      guard let split, split.neighbor(of: identifier) != nil else {
        throw .invalidValue(
          property: "beside", reason: "It has the whole screen: name the scene to its left.")
      }
      return split.left
    }
    guard settings.device.idiom == .pad else {
      throw .notPossible("A phone shows one scene at a time; start the session with an iPad.")
    }
    guard other != identifier else {
      throw .invalidValue(property: "beside", reason: "It can't be beside itself.")
    }
    guard scene(other) != nil else {
      throw .unknown(.scene, other.text, property: "beside")
    }
    let onMain = scenes.filter { $0.screen == .main }.map(\.identifier)
    guard onMain.contains(identifier), onMain.contains(other) else {
      throw .notPossible("Only scenes on the device's own screen share it.")
    }
    guard onMain.count == 2 else {
      throw .notPossible("Two scenes share the screen: disconnect the others first.")
    }
    return other
  }

  /// Refuses a change that would make UIKit adapt a visible sheet or popover to another width.
  func checkAdaptation(to next: ScreenLayout) throws(Refusal) {
    for window in windows where arena[window].window?.screen == .main {
      let scene = arena[window].window?.scene
      guard
        traits(of: scene, in: screenLayout).horizontalSizeClass
          != traits(of: scene, in: next).horizontalSizeClass
      else { continue }
      for id in arena.livingControllers {
        guard let presentation = arena[controller: id]?.presentation,
          presentation.form == .sheet || presentation.form == .popover,
          self.window(of: presentation.superview) == window
        else { continue }
        throw .notPossible(
          "\(self.identifier(of: id)) is up, and would adapt to another width, which the model does not do: dismiss it first."
        )
      }
    }
  }
}
