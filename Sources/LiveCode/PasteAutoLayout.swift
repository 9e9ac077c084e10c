import PasteValues

extension PasteHalt {
  /// Skips what the model lacks. It has Auto Layout, but only for programs.
  static func noPart(_ name: String, calledOn base: String? = nil, hint: String = "") -> PasteHalt {
    let isAutoLayout = (base.map { [name, $0] } ?? [name]).contains {
      let plain = $0.prefix { $0 != "(" && $0 != ":" }
      return autoLayoutNames.contains(String(plain)) || plain.hasSuffix("Anchor")
    }
    let shown = base.map { "\($0)'s '\(name)'" } ?? "'\(name)'"
    guard isAutoLayout else { return .skip("\(shown) is not part of the model.\(hint)") }
    return .skip(
      "\(shown) belongs to Auto Layout, which needs a program. Put the code into a class, or POST to /constraints."
    )
  }

  private static let autoLayoutNames: Set<String> = [
    "NSLayoutConstraint", "UILayoutGuide", "UILayoutPriority",
    "contentCompressionResistancePriority", "contentCompressionResistancePriorityForAxis",
    "contentHuggingPriority", "contentHuggingPriorityForAxis", "hasAmbiguousLayout",
    "intrinsicContentSize",
    "invalidateIntrinsicContentSize", "noIntrinsicMetric", "safeAreaLayoutGuide",
    "setContentCompressionResistancePriority", "setContentHuggingPriority", "sizeThatFits",
    "sizeToFit", "translatesAutoresizingMaskIntoConstraints",
  ]
}
