import PasteValues
import SourceCode
import WindowModel

extension PasteRunner {
  /// A controller's `popoverPresentationController`; nil if its presentation style has none.
  func popover(
    of id: NodeID, _ controller: ViewController, in application: Application
  ) -> PasteValue {
    let hasPopover =
      controller.alert.map {
        $0.style == .actionSheet && application.settings.device.idiom == .pad
      } ?? (controller.modalPresentationStyle == .popover)
    return hasPopover ? .popover(application.identifier(of: id)) : .null
  }

  /// Sets a property of a controller's `popoverPresentationController`.
  func setPopover(
    _ name: String, to value: PasteValue, of object: Identifier
  ) throws(PasteHalt) {
    guard let kind = Self.popoverProperties[name] else {
      throw Self.unknown(name, among: Array(Self.popoverProperties.keys))
    }
    guard let json = kind.json(value) else {
      throw .skip("What '\(name)' is set to is not part of the model.")
    }
    try ask(
      PasteRequest.patch(
        "/controllers/\(object)", ("popoverPresentationController", "{\"\(name)\":\(json)}")))
  }

  private static let popoverProperties: [String: PasteKind] = [
    "sourceView": .object, "sourceRect": .rect, "permittedArrowDirections": .words,
  ]

  static func get(_ name: String, of traits: TraitCollection) -> PasteValue? {
    switch name {
    case "userInterfaceIdiom": .word(traits.userInterfaceIdiom.rawValue)
    case "horizontalSizeClass": .word(traits.horizontalSizeClass.rawValue)
    case "verticalSizeClass": .word(traits.verticalSizeClass.rawValue)
    case "displayScale": .number(traits.displayScale)
    default: nil
    }
  }
}
