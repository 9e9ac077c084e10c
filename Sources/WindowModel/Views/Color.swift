/// A colour as CSS writes it: one of its names, `#rrggbb`, or `#rrggbbaa` where light shines through.
public struct Color: Hashable, Codable, Sendable {
  /// The text in lower case, with all its digits.
  public let text: String

  /// Makes a colour of its text in any case, or nil where CSS knows no such name.
  ///
  /// `#rgb` and `#rgba` stand for each digit twice, and a colour that is opaque has no alpha.
  public init?(_ text: String) {
    // Beyond ASCII, lower case makes some letters that CSS knows of ones that it does not.
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let text = text.lowercased()
    guard let known = Self.hex(text) ?? (Self.names.contains(text) ? text : nil) else { return nil }
    self.text = known
  }

  /// Makes a colour of a text that is known to be one.
  init(known text: String) { self.text = text }

  /// Whether nothing shines through it.
  public var isOpaque: Bool { alpha == nil && text != "transparent" }

  /// The digits of the alpha behind those of the colour; nil where it has none.
  public var alpha: Substring? { isHex && text.utf8.count == 9 ? text.suffix(2) : nil }

  /// The digits of the colour without its alpha; nil where it is a name.
  public var digits: Substring? { isHex ? text.dropFirst().prefix(6) : nil }

  private var isHex: Bool { text.utf8.first == UInt8(ascii: "#") }

  /// A colour's digits, all of them and without an alpha that says no more than that it is opaque;
  /// nil where the text, in lower case, is none.
  private static func hex(_ text: String) -> String? {
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.allSatisfy(isDigit) else { return nil }
    let all: String
    switch digits.count {
    case 3, 4: all = digits.map { "\($0)\($0)" }.joined()
    case 6, 8: all = String(digits)
    default: return nil
    }
    return "#" + (all.count == 8 && all.hasSuffix("ff") ? String(all.prefix(6)) : all)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }

  /// The named colours of CSS Color Module Level 4 §6.1, and `transparent`.
  public static let names: Set<String> = Set(
    """
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
    brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan
    darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta
    darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue
    darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey
    dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray
    green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush
    lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen
    lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey
    lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
    mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise
    mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive
    olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred
    papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue
    saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray
    slategrey snow springgreen steelblue tan teal thistle tomato transparent turquoise violet wheat
    white whitesmoke yellow yellowgreen
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
