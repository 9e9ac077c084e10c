package import WindowModel

/// The value of an expression in pasted code.
package indirect enum PasteValue: Hashable, Sendable {
  /// `nil`.
  case null
  /// The result of a method without one.
  case nothing
  case bool(Bool)
  case number(Double, isInteger: Bool = false)
  /// A window level in Swift.
  case level(Double)
  case string(String)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case insets(EdgeInsets)
  case transform(AffineTransform)
  /// A colour as CSS.
  case color(String)
  case list([PasteValue])
  /// A view, a window, a controller or an alert view.
  case object(Identifier)
  /// A view's layer, with the properties that the view has too.
  case layer(Identifier)
  /// A controller's `popoverPresentationController`.
  case popover(Identifier)
  /// A trait collection.
  case traits(TraitCollection)
  case screen(Identifier)
  case scene(Identifier)
  case application
  case delegate
  /// `self`, if its object was not given.
  case this
  case type(String)
  /// The result of `alloc` on a class.
  case allocated(String)
  /// An enumeration case, as in `.fullScreen`.
  case word(String)
  case selector(String)
  /// An alert's button, with its style.
  case action(String, style: String)
  /// A non-nil Swift optional.
  case optional(PasteValue)

  /// The value without optionals.
  package var unwrapped: PasteValue {
    if case .optional(let value) = self { value.unwrapped } else { self }
  }

  /// Whether it is not nil.
  package var isThere: Bool { unwrapped != .null }

  /// The members that a leading dot may name for a number: UIKit's levels, and pi.
  private static let words: [String: Double] = [
    "normal": 0, "statusBar": 1000, "alert": 2000, "pi": Double.pi, "zero": 0,
  ]

  /// The value as a number, if it is one or names a level.
  package var number: Double? {
    switch unwrapped {
    case .number(let number, _), .level(let number): number
    case .bool(let flag): flag ? 1 : 0
    case .word(let word): Self.words[word]
    default: nil
    }
  }

  package var isInteger: Bool {
    switch unwrapped {
    case .number(_, let isInteger): isInteger
    case .bool: true
    default: false
    }
  }

  /// The cost of comparing or hashing it, in steps.
  package var weight: Int {
    switch unwrapped {
    case .string(let text), .type(let text), .word(let text), .selector(let text):
      1 + text.utf8.count / 128
    case .list(let values): 1 + values.count
    default: 1
    }
  }

  /// The value as a condition, if it can be one.
  package var truth: Bool? {
    switch unwrapped {
    case .bool(let flag): flag
    case .number(let number, _), .level(let number): number != 0
    case .null: false
    case .object, .screen, .scene, .application, .delegate, .this, .string, .list, .color: true
    default: nil
    }
  }
}

/// The reason an expression has no value.
package enum PasteHalt: Error {
  /// It is not supported by the model; the statement is skipped.
  case skip(String)
  /// It is refused; nothing runs after it.
  case refused
}
