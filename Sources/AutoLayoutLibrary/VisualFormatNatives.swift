package import ProgramRuntime
import ProgramUIKit
import WindowModel

/// Constraints from visual formats.
extension Library {
  package static let visualFormatNatives: [String: Native] = [
    "NSLayoutConstraint.readFormat(_:_:_:_:)": { machine, _, arguments throws(Halt) in
      let text = arguments[0].string
      guard let format = VisualFormat(text) else {
        throw .bound("The visual format '\(text)' can't be read.")
      }
      return try FormatReader(
        machine: machine, text: text, format: format, options: arguments[1].int,
        metrics: arguments[2].table, views: arguments[3].table
      ).constraints()
    }
  ]
}

/// Turns a visual format into the parts of constraints: first view, attribute, relation, second view, attribute,
/// constant, priority. Attributes and relations are UIKit's numbers.
private struct FormatReader {
  let machine: Machine
  let text: String
  let format: VisualFormat
  let options: Int
  let metrics: Table
  let views: Table

  private var start: Int { format.isVertical ? 3 : options & 1 << 16 != 0 ? 1 : 5 }
  private var end: Int { format.isVertical ? 4 : options & 1 << 16 != 0 ? 2 : 6 }
  private var size: Int { format.isVertical ? 8 : 7 }

  func constraints() throws(Halt) -> Value {
    guard options & 2 << 16 == 0 else {
      throw .bound("Visual formats from right to left are not modelled.")
    }
    var all: [Value] = []
    for (index, item) in format.items.enumerated() {
      if index > 0 { all += try gap(before: item, after: format.items[index - 1]) }
      guard item.name != nil else { continue }
      for predicate in item.sizes { all.append(try sized(try view(item), predicate)) }
    }
    return .array(all + (try alignments()))
  }

  private func gap(before item: VisualFormat.Item, after last: VisualFormat.Item) throws(Halt)
    -> [Value]
  {
    let predicates: [VisualFormat.Predicate]
    switch item.gap {
    case .none: predicates = [.init(amount: .number(0))]
    case .given(let given): predicates = given
    case .standard:
      guard item.name != nil, last.name != nil else {
        throw .bound(
          "The standard distance to the superview is a margin, which is not modelled; give a number."
        )
      }
      predicates = [.init(amount: .number(8))]
    }
    var all: [Value] = []
    for predicate in predicates {
      let isFirst = last.name == nil
      let first = item.name == nil ? try superview(of: last) : try view(item)
      let second = isFirst ? try superview(of: item) : try view(last)
      all.append(
        try made(
          first, item.name == nil ? end : start, predicate.relation, second,
          isFirst ? start : end, try number(predicate.amount), predicate.priority))
    }
    return all
  }

  private func sized(_ view: Value, _ predicate: VisualFormat.Predicate) throws(Halt) -> Value {
    if case .name(let name) = predicate.amount, let other = views[.string(name)]?.unboxed {
      return try made(view, size, predicate.relation, other, size, 0, predicate.priority)
    }
    return try made(
      view, size, predicate.relation, .none, 0, try number(predicate.amount), predicate.priority)
  }

  /// Each view is aligned with the next by the attributes in the options.
  private func alignments() throws(Halt) -> [Value] {
    var views: [Value] = []
    for item in format.items where item.name != nil { views.append(try view(item)) }
    guard options & 0b1000_0000_0000 == 0 else {
      throw .bound("Baselines are not modelled, so visual formats can't align them.")
    }
    var all: [Value] = []
    for (first, second) in zip(views, views.dropFirst()) {
      for attribute in [1, 2, 3, 4, 5, 6, 9, 10] where options & 1 << attribute != 0 {
        all.append(try made(first, attribute, 0, second, attribute, 0, .number(1000)))
      }
    }
    return all
  }

  private func made(
    _ first: Value, _ attribute: Int, _ relation: Int, _ second: Value, _ other: Int,
    _ constant: Double, _ priority: VisualFormat.Amount
  ) throws(Halt) -> Value {
    .parts([
      first, .int(attribute), .int(relation), second, .int(other), .double(constant),
      .double(try number(priority)),
    ])
  }

  private func view(_ item: VisualFormat.Item) throws(Halt) -> Value {
    guard let name = item.name, let view = views[.string(name)]?.unboxed else {
      throw unreadable("\(item.name ?? "") is not a key in the views dictionary.")
    }
    return view
  }

  private func superview(of item: VisualFormat.Item) throws(Halt) -> Value {
    let node = try machine.node(try view(item))
    guard let superview = try machine.read({ $0.view(node)?.superview }) else {
      throw unreadable(
        "Unable to interpret '|' character, because the related view doesn't have a superview")
    }
    return try machine.object(superview)
  }

  private func number(_ amount: VisualFormat.Amount) throws(Halt) -> Double {
    switch amount {
    case .number(let number): return number
    case .name(let name):
      guard let value = metrics[.string(name)]?.unboxed else {
        throw unreadable("\(name) is not a key in the metrics dictionary.")
      }
      // An NSNumber holds its number in its only part.
      return (value.parts.first?.unboxed ?? value).double
    }
  }

  private func unreadable(_ reason: String) -> Halt {
    .crash(
      .uncaught(
        "NSInvalidArgumentException",
        "Unable to parse constraint format: \n\(reason) \n\(text)", at: machine.position))
  }
}
