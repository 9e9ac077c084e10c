/// The rules of Auto Layout.
extension Rule.Entry {
  static let constraintsRelateItems = Self(
    statement:
      "An active constraint keeps one edge, centre or size equal to a multiple of another one plus a constant, or at most or at least that. Where not all constraints can hold, higher priorities win, and 1000 is required.",
    source: "NSLayoutConstraint reference",
    confidence: .high)
  static let activationNeedsCommonAncestor = Self(
    statement:
      "Activating a constraint between views without a common ancestor raises NSGenericException.",
    source: "NSLayoutConstraint.isActive reference; printed exceptions of many apps",
    confidence: .high)
  static let constraintsPairLikeAttributes = Self(
    statement:
      "A constraint between attributes of different kinds, a location without a second item, or leading with left raises NSInvalidArgumentException.",
    source: "NSLayoutConstraint reference; printed exceptions of many apps",
    confidence: .high)
  static let requiredPriorityStays = Self(
    statement:
      "The priority of an active constraint can't change from required to another one or back.",
    source: "NSLayoutConstraint.priority reference",
    confidence: .high)
  static let frameCountsUntilConstrained = Self(
    statement:
      "A view whose translatesAutoresizingMaskIntoConstraints is true, the default, keeps its frame, and constraints treat it as fixed. With false only the constraints decide the frame.",
    source: "UIView.translatesAutoresizingMaskIntoConstraints reference",
    confidence: .high)
  static let constraintsMoveInLayout = Self(
    statement:
      "A new or changed constraint asks for layout and changes no frame at once: a superview sets the frames of its subviews when it lays them out.",
    source: "UIView.layoutSubviews() and updateConstraints() references",
    confidence: .high)
  static let removalDropsConstraints = Self(
    statement:
      "A view that leaves its superview keeps the constraints within it; those to views outside it are removed.",
    source: "UIView.removeFromSuperview() reference",
    confidence: .high)
  static let constrainedEdgesLieOnPixels = Self(
    statement:
      "Auto Layout puts the edges of a view on the nearest pixels of its window.",
    source:
      "A test on two devices, iOS 6 (Stack Overflow 19349072); Stack Overflow, \"effect of CGRectIntegral on auto-layout generated frames\"; square/Blueprint#34 and #70",
    confidence: .high)
  static let conflictBreaksOne = Self(
    statement:
      "When required constraints conflict, UIKit logs them and breaks one, and the others hold. Which one it breaks is undocumented; here it is the one that was made last.",
    source: "Auto Layout Guide, \"Unsatisfiable Layouts\"; which one it breaks has no source",
    confidence: .high)
  static let constraintsMayBeAmbiguous = Self(
    statement:
      "When constraints allow several frames, hasAmbiguousLayout is true, and UIKit chooses one of these frames.",
    source: "UIView.hasAmbiguousLayout reference",
    confidence: .high)
  static let contentSizesView = Self(
    statement:
      "intrinsicContentSize gives a view the size of its content, by default with priority 250 against a larger size and 750 against a smaller one.",
    source: "UIView.intrinsicContentSize and content priority references",
    confidence: .high)
  static let contentIsMeasuredByTable = Self(
    statement:
      "The content of labels, buttons and text fields is as large as their text; a line of the system font is 1.193 times the font's size high. sizeToFit() sets that size. Here letters are as wide as Helvetica's; those of San Francisco, the system font from iOS 9 on, are a few percent wider.",
    source:
      "UIView.intrinsicContentSize and sizeToFit() references; Auto Layout Guide; line heights that apps print for the system font; Adobe's Helvetica metrics, for letters no source",
    confidence: .high)
}
