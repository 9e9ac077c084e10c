package import ProgramRuntime
package import WindowModel

/// The intrinsic content sizes of views, for Auto Layout.
extension Machine {
  package func contentSize(of id: NodeID, in application: inout Application) -> Size? {
    guard crash == nil, let instance = objects[id], let nominal = instance.nominal else {
      return nil
    }
    let own = find("intrinsicContentSize", in: nominal)
    if own?.owner?.isLibrary == false, let getter = own?.getter {
      return on(&application, else: nil) { () throws(Halt) in
        let size = try self.call(getter, .object(self.reference(to: instance)), [])
        return Self.size(size)
      }
    }
    let names = nominal.lineage.map(\.name)
    if names.contains("UIToolbar") { return Size(width: -1, height: 44) }
    if names.contains("UIActivityIndicatorView") {
      // `whiteLarge` and `large`.
      let isLarge =
        if case .element(let style, _) = field("style", of: .object(reference(to: instance))) {
          style == 0 || style == 4
        } else { false }
      return isLarge ? Size(width: 37, height: 37) : Size(width: 20, height: 20)
    }
    guard
      ["UILabel", "UIButton", "UITextField", "UISegmentedControl"].contains(where: names.contains)
    else { return nil }
    let view = application.view(id)
    let isNew = application.settings.profile.majorVersion >= 13
    return on(&application, else: nil) { () throws(Halt) in
      let object = Value.object(self.reference(to: instance))
      if names.contains("UILabel") { return try self.labelSize(object) }
      if names.contains("UISegmentedControl") { return try self.segmentsSize(object, isNew) }
      return names.contains("UIButton")
        ? try self.buttonSize(object) : try self.fieldSize(object, view?.text ?? "")
    }
  }

  private func metrics(_ size: Double) throws(Halt) -> TextMetrics {
    TextMetrics(size: size, scale: try read { $0.mainScreen.scale })
  }

  private func fontSize(of view: Value) -> Double {
    let font = field("font", of: view)
    return font.isNone ? 17 : field("pointSize", of: font).double
  }

  private func labelSize(_ label: Value) throws(Halt) -> Size {
    let text = field("text", of: label)
    guard !text.isNone else { return .zero }
    return try metrics(fontSize(of: label)).size(
      of: text.string, lines: max(0, field("numberOfLines", of: label).int))
  }

  private func buttonSize(_ button: Value) throws(Halt) -> Size {
    guard field("images", of: button).table.pairs.isEmpty else {
      throw .bound(
        "The size of a button with an image is not known here; give it a frame or constraints.")
    }
    let titles = field("titles", of: button)
    var title = titles.isNone ? Value.none : titles.table[.int(0)] ?? .none
    while case .none = title { return Size(width: 30, height: 30) }
    title = title.unboxed
    let text = try metrics(15).size(of: title.string, lines: 1)
    return Size(width: max(30, text.width), height: 30)
  }

  /// Segments are as wide as the widest needs; Interface Builder shows 121 and 131 points for First and Second.
  private func segmentsSize(_ control: Value, _ isNew: Bool) throws(Halt) -> Size {
    let titles = field("segmentTitles", of: control).array
    let metrics = try metrics(13)
    let widest = titles.map { $0.isNone ? 0 : metrics.size(of: $0.unboxed.string, lines: 1).width }
    let width = (widest.max() ?? 0).rounded(.up) + (isNew ? 20 : 15)
    return Size(width: width * Double(titles.count) + 1, height: isNew ? 31 : 28)
  }

  private func fieldSize(_ textField: Value, _ text: String) throws(Halt) -> Size {
    let placeholder = field("placeholder", of: textField)
    let shown = text.isEmpty && !placeholder.isNone ? placeholder.string : text
    let metrics = try metrics(fontSize(of: textField))
    let inner = metrics.size(of: shown, lines: 1).width
    // Interface Builder shows 30 points with a border for a 14-point font, and 34 for 17 points.
    let height = metrics.lineHeight.rounded(.up) + 1
    guard case .element(3, _) = field("borderStyle", of: textField) else {
      return Size(width: inner, height: height)
    }
    return Size(width: inner + 14, height: height + 12)
  }

  package static func size(_ value: Value) -> Size {
    let parts = value.parts
    return parts.count == 2 ? Size(width: parts[0].double, height: parts[1].double) : .noContent
  }
}
