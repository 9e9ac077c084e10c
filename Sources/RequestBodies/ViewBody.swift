package import HTTP
import JSON
package import WindowModel

extension Placement {
  /// The place of a view among the subviews: one of these, or none for the front.
  package static let fields: [Body.Field<Placement?>] = [
    field("at", example: "0") { body throws(Problem) in .at(try body.integer()) },
    field("above", example: "\"label\"") { body throws(Problem) in
      .above(try body.identifier())
    },
    field("below", example: "\"label\"") { body throws(Problem) in
      .below(try body.identifier())
    },
  ]

  private static func field(
    _ name: String, example: String,
    _ read: @escaping @Sendable (inout Body) throws(Problem) -> Placement
  ) -> Body.Field<Placement?> {
    .init(name, example: example) { body, it throws(Problem) in
      guard it == nil else {
        throw body.invalid("Give only one of at, above and below for the view's place.")
      }
      it = try read(&body)
    }
  }
}

extension ViewProperties {
  /// The fields of a view that a request may set; a window has them too.
  package static let fields: [Body.Field<ViewProperties>] =
    [
      .init("frame", example: "[20,70,200,200]") { body, it throws(Problem) in
        it.frame = try body.rect()
      },
      .init("bounds", example: "[0,0,200,200]") { body, it throws(Problem) in
        it.bounds = try body.rect()
      },
      .init("center", example: "[120,170]") { body, it throws(Problem) in
        it.center = try body.point()
      },
      .init("transform", example: "{\"rotation\":1.5}") { body, it throws(Problem) in
        it.transform = try body.transform()
      },
      .init("contentOffset", example: "[0,100]") { body, it throws(Problem) in
        it.contentOffset = try body.point()
      },
      .init("isHidden", example: "false") { body, it throws(Problem) in
        it.isHidden = try body.bool()
      },
      .init("alpha", example: "0.5") { body, it throws(Problem) in it.alpha = try body.number() },
      .init("backgroundColor", example: "\"red\"") { body, it throws(Problem) in
        it.backgroundColor = .some(try body.color())
      },
      .init("isOpaque", example: "true") { body, it throws(Problem) in
        it.isOpaque = try body.bool()
      },
      .init("clipsToBounds", example: "true") { body, it throws(Problem) in
        it.clipsToBounds = try body.bool()
      },
      .init("isUserInteractionEnabled", example: "false") { body, it throws(Problem) in
        it.isUserInteractionEnabled = try body.bool()
      },
      .init("isMultipleTouchEnabled", example: "true") { body, it throws(Problem) in
        it.isMultipleTouchEnabled = try body.bool()
      },
      .init("isExclusiveTouch", example: "true") { body, it throws(Problem) in
        it.isExclusiveTouch = try body.bool()
      },
      .init("tag", example: "7") { body, it throws(Problem) in it.tag = try body.integer() },
      .init("autoresizesSubviews", example: "false") { body, it throws(Problem) in
        it.autoresizesSubviews = try body.bool()
      },
      .init("autoresizingMask", example: "[\"flexibleWidth\"]") { body, it throws(Problem) in
        it.autoresizingMask = try body.autoresizingMask()
      },
    ] + ScrollProperties.fields.map { $0.within(\.scrolling) } + responderFields + controlFields
    + layoutFields + tableFields
}

extension Body.Field {
  /// Returns the same field for a larger value that contains this one's.
  package func within<Whole>(
    _ part: any WritableKeyPath<Whole, Value> & Sendable
  ) -> Body.Field<Whole> {
    .init(name, example: example, isRequired: isRequired) { body, whole throws(Problem) in
      try read(&body, &whole[keyPath: part])
    }
  }
}

extension Body {
  /// Reads a class's name.
  package mutating func viewClass() throws(Problem) -> ViewClass {
    guard let viewClass = ViewClass(try string()) else {
      throw invalid(
        "A class's name is a letter or _ and then letters, digits, _ or ., 64 characters at most.")
    }
    return viewClass
  }

  /// Reads an integer that a double represents exactly.
  package mutating func integer() throws(Problem) -> Int {
    let number = try number()
    guard number.magnitude < 0x1p53, let integer = Int(exactly: number) else {
      throw invalid("An integer is expected here.")
    }
    return integer
  }

  fileprivate mutating func autoresizingMask() throws(Problem) -> AutoresizingMask {
    var mask: AutoresizingMask = []
    try array { body, _ throws(Problem) in
      let text = try body.string()
      let part = try body.choose(
        text, AutoresizingMask.parts.first { $0.name == text }?.mask,
        among: AutoresizingMask.parts.map(\.name))
      guard mask.insert(part).inserted else { throw body.invalid("'\(text)' came twice.") }
    }
    return mask
  }

  /// Reads a transform: its six numbers by name or in the order of CGAffineTransformMake, or its
  /// rotation, in radians, and its scale.
  fileprivate mutating func transform() throws(Problem) -> AffineTransform {
    let names = ["a", "b", "c", "d", "tx", "ty"]
    let six: [Double]
    if try kind() == .array {
      six = try numberList(names)
    } else {
      let found = try numbers(among: names + ["rotation", "scale"])
      guard found["rotation"] == nil, found["scale"] == nil else {
        guard !found.keys.contains(where: names.contains) else {
          throw invalid("Give either rotation and scale, or the six numbers.")
        }
        let scale = found["scale"] ?? 1
        return AffineTransform(rotationAngle: found["rotation"] ?? 0)
          .concatenating(AffineTransform(scaleX: scale, y: scale))
      }
      six = try names.map { name throws(Problem) in
        guard let number = found[name] else { throw missing(name) }
        return number
      }
    }
    return AffineTransform(
      a: six[0], b: six[1], c: six[2], d: six[3], tx: six[4], ty: six[5])
  }
}
