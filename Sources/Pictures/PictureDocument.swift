package import JSON
package import WindowModel

extension PictureContent {
  /// Returns the picture as a complete document.
  package borrowing func svg(
    _ style: PictureStyle, of session: Identifier, revision: Int
  ) -> ByteBuffer {
    var svg = SVGWriter(capacity: 4000)
    switch style {
    case .flat:
      svg.begin(self, style, of: session, revision: revision, area: screen.bounds)
      svg.drawFlat(self)
    case .exploded(let explosion):
      let picture = ExplodedPicture(self)
      svg.begin(
        self, style, of: session, revision: revision,
        area: explosion.area(of: screen, top: max(picture.top, 0)), notes: picture.notes)
      svg.draw(picture, explosion, of: self)
    }
    svg.raw("</svg>\n")
    return svg.finish()
  }
}
