/// The approximate size of a text in the system font, whose metrics are not public (views-A6A).
package struct TextMetrics {
  /// The font's size, in points.
  let size: Double
  /// The number of pixels per point; sizes round up to pixels.
  let scale: Double

  package init(size: Double, scale: Double) {
    (self.size, self.scale) = (max(1, min(size, 1000)), max(1, scale))
  }

  /// The size of a text with this maximum number of lines, 0 for no maximum, in points.
  package func size(of text: String, lines limit: Int) -> Size {
    guard !text.isEmpty else { return .zero }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if limit > 0 { lines = Array(lines.prefix(limit)) }
    let width = lines.map(width).max() ?? 0
    return Size(width: up(width), height: up(lineHeight) * Double(lines.count))
  }

  /// The height of a line, in points: apps print 20.287109375 for the system font of 17 points.
  package var lineHeight: Double { size * 20.287109375 / 17 }

  private func up(_ length: Double) -> Double { (length * scale).rounded(.up) / scale }

  private func width(_ line: Substring) -> Double {
    var width = 0.0
    for letter in line.unicodeScalars { width += Self.width(of: letter.value) }
    return width * size / 1000
  }

  /// A letter's width, in thousandths of the font's size.
  private static func width(of letter: UInt32) -> Double {
    let index = Int(clamping: letter) - 0x20
    if widths.indices.contains(index) { return widths[index] }
    // From here on letters are as wide as high.
    return letter >= 0x2E80 ? 1000 : letter < 0x20 ? 0 : 556
  }

  /// The widths of the letters from space to tilde, taken from Helvetica.
  private static let widths: [Double] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}
