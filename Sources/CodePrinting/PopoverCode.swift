import WindowModel

extension CodeCommand {
  /// The properties of a controller's `popoverPresentationController`.
  static let popover = CodeProperty("popoverPresentationController") { draft, object, field in
    let popover = CodeExpression.property(object, "popoverPresentationController")
    let rect = CodeProperty.rect("sourceRect")
    draft.apply(
      [.object("sourceView"), rect, barButtonItem, arrows, adaptive], of: field, to: popover)
  }

  private static let arrows = CodeProperty("permittedArrowDirections") {
    $0.options("UIPopoverArrowDirection")
  }

  private static let barButtonItem = CodeProperty("barButtonItem") { field in
    guard let title = field.text else { return field.isNull ? .null : nil }
    return .make(
      CodeClass(spelled: "UIBarButtonItem"),
      CodeMethod(
        "init(title:style:target:action:)", "initWithTitle:style:target:action:"),
      [.text(title), .choice("plain", "UIBarButtonItemStyle"), .null, .null])
  }

  private static let adaptive = CodeProperty("adaptivePresentationStyle") { draft, _, field in
    draft.say(
      "The popover's delegate answers .\(ModalPresentationStyle(rawValue: field.text ?? "") ?? .none) to adaptivePresentationStyle(for:)."
    )
  }
}
