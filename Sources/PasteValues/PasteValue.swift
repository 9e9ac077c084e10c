package import WindowModel

/// What an expression of pasted code comes to.
package indirect enum PasteValue: Hashable, Sendable {
  /// `nil`.
  case null
  /// What a method without a result returns.
  case nothing
  case bool(Bool)
  case number(Double, isInteger: Bool = false)
  /// A window's level as Swift has it.
  case level(Double)
  case string(String)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case insets(EdgeInsets)
  case transform(AffineTransform)
  /// A colour as CSS writes it.
  case color(String)
  case list([PasteValue])
  /// A view, a window, a controller or an alert view.
  case object(Identifier)
  /// A view's layer, of which the model has what the view has too.
  case layer(Identifier)
  /// A controller's `popoverPresentationController`.
  case popover(Identifier)
  /// A trait collection.
  case traits(TraitCollection)
  case screen(Identifier)
  case scene(Identifier)
  case application
  case delegate
  /// The object whose method runs, where nobody said which it is.
  case this
  case type(String)
  /// What `alloc` returns, of a class.
  case allocated(String)
  /// A case of an enumeration, as in `.fullScreen`.
  case word(String)
  case selector(String)
  /// A button of an alert, and its style.
  case action(String, style: String)
  /// What Swift knows as an optional that holds something.
  case optional(PasteValue)

  /// The value without what Swift wraps round it.
  package var unwrapped: PasteValue {
    if case .optional(let value) = self { value.unwrapped } else { self }
  }

  /// Whether it is there.
  package var isThere: Bool { unwrapped != .null }

  /// What Swift's leading dot names where a number stands: UIKit's levels, and the circle's number.
  private static let words: [String: Double] = [
    "normal": 0, "statusBar": 1000, "alert": 2000, "pi": Double.pi, "zero": 0,
  ]

  /// It as a number, where it is one or names a level.
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

  /// How much it takes to compare or to hash it, in steps.
  package var weight: Int {
    switch unwrapped {
    case .string(let text), .type(let text), .word(let text), .selector(let text):
      1 + text.utf8.count / 128
    case .list(let values): 1 + values.count
    default: 1
    }
  }

  /// It as a condition, where it can be one.
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

/// Why an expression has no value.
package enum PasteHalt: Error {
  /// It is no part of the model; the statement is passed over.
  case skip(String)
  /// It is refused; nothing runs after it.
  case refused
}
