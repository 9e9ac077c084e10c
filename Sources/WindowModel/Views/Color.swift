/// A colour as CSS writes it: one of its names, or `#rrggbb`.
public struct Color: Hashable, Codable, Sendable {
  /// The text in lower case.
  public let text: String

  /// Makes a colour of its text in any case, or nil where CSS knows no such name.
  public init?(_ text: String) {
    // Beyond ASCII, lower case makes some letters that CSS knows of ones that it does not.
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let text = text.lowercased()
    guard Self.isHex(text) || Self.names.contains(text) else { return nil }
    self.text = text
  }

  /// Makes a colour of a text that is known to be one.
  init(known text: String) { self.text = text }

  private static func isHex(_ text: String) -> Bool {
    text.utf8.count == 7 && text.utf8.first == 0x23
      && text.utf8.dropFirst().allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x66).contains($0)
      }
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
