package import JSON
package import WindowModel

extension JSONWriter {
  /// Writes a trait collection, within an object.
  package mutating func fields(of traits: TraitCollection) {
    field("userInterfaceIdiom", plain: traits.userInterfaceIdiom.rawValue)
    field("horizontalSizeClass", plain: traits.horizontalSizeClass.rawValue)
    field("verticalSizeClass", plain: traits.verticalSizeClass.rawValue)
    field("displayScale", traits.displayScale)
  }
}
