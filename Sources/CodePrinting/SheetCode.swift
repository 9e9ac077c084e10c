import WindowModel

extension CodeCommand {
  /// The properties of a controller's `sheetPresentationController`.
  static let sheet = CodeProperty("sheetPresentationController") { draft, object, field in
    draft.apply(
      [
        CodeProperty("detents") { .array($0.elements.map(\.detent)) },
        detent("selectedDetentIdentifier"), detent("largestUndimmedDetentIdentifier"),
      ], of: field, to: .property(object, "sheetPresentationController"))
  }

  private static func detent(_ name: String) -> CodeProperty {
    CodeProperty(name) { $0.isNull ? .null : $0.detentIdentifier }
  }
}

extension CodeValue {
  /// A detent as code; a custom detent's identifier is its height.
  fileprivate var detent: CodeExpression {
    guard let height = number.map(CodeComment.number) else {
      return .spelled(
        swift: ".\(text ?? "large")()",
        objC: "[UISheetPresentationControllerDetent \(text ?? "large")Detent]")
    }
    return .spelled(
      swift: ".custom(identifier: .init(\"\(height)\")) { _ in \(height) }",
      objC:
        "[UISheetPresentationControllerDetent customDetentWithIdentifier:@\"\(height)\" resolver:^CGFloat(id<UISheetPresentationControllerDetentResolutionContext> context) { return \(height); }]"
    )
  }

  fileprivate var detentIdentifier: CodeExpression {
    guard let height = number.map(CodeComment.number) else {
      return .choice(text ?? "large", "UISheetPresentationControllerDetentIdentifier")
    }
    return .spelled(swift: ".init(\"\(height)\")", objC: "@\"\(height)\"")
  }
}
