extension Parser {
  private static let qualifiers: Set<String> = [
    "const", "volatile", "__weak", "__strong", "__block", "__unsafe_unretained", "__kindof",
    "__autoreleasing", "_Nullable", "_Nonnull", "nullable", "nonnull", "null_unspecified",
    "__nullable", "__nonnull", "struct", "enum", "extern", "UIKIT_EXTERN", "FOUNDATION_EXPORT",
    "FOUNDATION_EXTERN", "OBJC_EXPORT", "UIKIT_EXPORT", "IBOutlet", "inline", "register", "auto",
    "unsigned", "signed", "long", "short", "out", "inout",
  ]

  private static let typeOf: Set<String> = ["typeof", "__typeof", "__typeof__"]

  /// Consumes a type: qualifiers, a name, its arguments and stars; returns nil if there is none.
  mutating func objcType() -> String? {
    var type: String?
    isWeak = false
    while token.kind == .name {
      if Self.qualifiers.contains(token.text) {
        isWeak = isWeak || token.isName("__weak")
        if ["unsigned", "long", "short", "signed"].contains(token.text) { type = "NSInteger" }
      } else if type == nil, Self.typeOf.contains(token.text), following.isSymbol("(") {
        // `__weak typeof(self) weakSelf`, of any type.
        advance()
        guard (try? skipBrackets()) != nil else { return nil }
        type = "id"
        continue
      } else if type == nil
        || type == "NSInteger" && ["int", "char", "double"].contains(token.text)
      {
        type = token.text
      } else {
        break
      }
      advance()
      if token.isSymbol("<"), !skipTypeArguments() { return nil }
    }
    while token.isSymbol("*") || token.kind == .name && Self.qualifiers.contains(token.text) {
      isWeak = isWeak || token.isName("__weak")
      advance()
    }
    return type
  }
}
