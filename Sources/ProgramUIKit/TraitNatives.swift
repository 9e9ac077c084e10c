package import ProgramRuntime
import WindowModel

extension Library {
  /// Trait collections, with the traits that the model has.
  package static let uikitTraits = """
    enum UIUserInterfaceIdiom: Int { case unspecified = -1, phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5 }
    enum UIUserInterfaceStyle: Int { case unspecified, light, dark }
    enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }
    class UITraitCollection: NSObject {
      let userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
      let horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
      let verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
      let displayScale: CGFloat = 0
      // The model has no dark appearance.
      var userInterfaceStyle: UIUserInterfaceStyle { return .light }
      func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool { return false }
      func isEqual(_ other: Any?) -> Bool {
        guard let other = other as? UITraitCollection else { return false }
        return userInterfaceIdiom == other.userInterfaceIdiom && horizontalSizeClass == other.horizontalSizeClass
          && verticalSizeClass == other.verticalSizeClass && displayScale == other.displayScale
      }
    }

    """

  package static let traitProperties: [String: NativeProperty] = [
    "UIView.traitCollection": traits { $1.traitCollection(ofView: $0) },
    "UIViewController.traitCollection": traits { $1.traitCollection(ofController: $0) },
    "UIScreen.traitCollection": NativeProperty(get: { machine, value throws(Halt) in
      let name = Identifier(machine.field("name", of: value).string) ?? .main
      return try machine.makeTraits(try machine.read { $0.traitCollection(ofScreen: name) })
    }),
    "UIDevice.userInterfaceIdiom": NativeProperty(get: { machine, _ throws(Halt) in
      .element(try machine.read { $0.settings.device.idiom == .pad } ? 2 : 1, [])
    }),
  ]

  private static func traits(
    _ read: @escaping @Sendable (NodeID, Application) -> TraitCollection
  ) -> NativeProperty {
    NativeProperty(get: { machine, value throws(Halt) in
      let node = try machine.node(value)
      return try machine.makeTraits(try machine.read { read(node, $0) })
    })
  }
}

extension Machine {
  /// The program's object for the model's traits, or nil.
  func makeTraits(_ traits: TraitCollection?) throws(Halt) -> Value {
    guard let traits else { return .none }
    let value = try make("UITraitCollection")
    func sizeClass(_ size: TraitCollection.SizeClass) -> Value {
      .element(TraitCollection.SizeClass.allCases.firstIndex(of: size) ?? 0, [])
    }
    setField(
      "userInterfaceIdiom", of: value, .element(traits.userInterfaceIdiom == .pad ? 2 : 1, []))
    setField("horizontalSizeClass", of: value, sizeClass(traits.horizontalSizeClass))
    setField("verticalSizeClass", of: value, sizeClass(traits.verticalSizeClass))
    setField("displayScale", of: value, .double(traits.displayScale))
    return value
  }
}
