package import ProgramRuntime
import WindowModel

/// The printed form of the library's structs and objects.
extension Library {
  /// The printed form of a library struct; nil for one without a special form.
  static func description(of value: Value, _ nominal: Nominal) -> String? {
    func numbers(_ values: [Value]) -> String {
      values.map { "\($0.double)" }.joined(separator: ", ")
    }
    let parts = value.parts
    switch nominal.name {
    case "CGPoint", "CGSize": return "(\(numbers(parts)))"
    case "CGRect":
      let all = parts.flatMap { $0.parts }
      return "(\(numbers(all)))"
    case "CGAffineTransform":
      return
        "CGAffineTransform(a: \(zip(["", "b: ", "c: ", "d: ", "tx: ", "ty: "], parts).map { $0 + "\($1.double)" }.joined(separator: ", ")))"
    case "Level": return "UIWindowLevel(_rawValue: \(parts.first?.double ?? 0))"
    case "Name": return "NSNotificationName(_rawValue: \(parts.first?.string ?? ""))"
    default: return nil
    }
  }

  /// The printed form of an object of UIKit's or of a subclass in the program.
  package static func description(of instance: Instance, _ nominal: Nominal, _ machine: Machine)
    -> String
  {
    let isOwn = !nominal.isLibrary
    let name = isOwn ? nominal.qualifiedName : nominal.name
    if nominal.name == "UIColor" {
      let color = machine.field("name", of: .object(machine.reference(to: instance))).string
      return self.color(color, machine) ?? "<UIColor: \(address(instance))>"
    }
    guard let node = instance.node, let view = machine.application?.view(node) else {
      return "<\(name): \(address(instance))>"
    }
    let lineage = nominal.lineage.map(\.name)
    var parts = view.describedProperties(Printed.short)
    if view.isWindow { parts.removeAll { $0.hasPrefix("opaque") } }
    let value = Value.object(machine.reference(to: instance))
    if let text = text(of: value, lineage, machine) { parts.insert("text = '\(text)'", at: 1) }
    let hasOwn = machine.library.shared["gestures \(instance.number)"]?.array.isEmpty == false
    let scrolls = lineage.contains("UIScrollView")
    if view.isWindow || scrolls || hasOwn {
      parts.append("gestureRecognizers = <NSArray: \(address(instance, 4))>")
    }
    let layer =
      view.isWindow ? "UIWindowLayer" : lineage.contains("UILabel") ? "_UILabelLayer" : "CALayer"
    parts.append("layer = <\(layer): \(address(instance, 8))>")
    if scrolls { parts += scrolling(of: node, view, machine) }
    return "<\(name): \(address(instance)); \(parts.joined(separator: "; "))>"
  }

  private static func text(of view: Value, _ lineage: [String], _ machine: Machine) -> String? {
    if lineage.contains("UILabel") {
      let text = machine.field("text", of: view)
      return text.isNone ? nil : text.string
    }
    guard lineage.contains("UITextField") || lineage.contains("UITextView"),
      let node = view.reference?.instance.node
    else { return nil }
    return machine.application?.view(node)?.text ?? ""
  }

  private static func scrolling(of node: NodeID, _ view: View, _ machine: Machine) -> [String] {
    func list(_ numbers: [Double]) -> String {
      "{" + numbers.map(Printed.short).joined(separator: ", ") + "}"
    }
    let offset = view.contentOffset ?? .zero
    let size = machine.application?.scrollView(node)?.contentSize ?? .zero
    let inset = machine.application?.adjustedContentInset(of: node) ?? .zero
    return [
      "contentOffset: \(list([offset.x, offset.y]))",
      "contentSize: \(list([size.width, size.height]))",
      "adjustedContentInset: \(list([inset.top, inset.left, inset.bottom, inset.right]))",
    ]
  }

  /// A stable address for an object.
  private static func address(_ instance: Instance, _ part: Int = 0) -> String {
    "0x" + String(0x6000_0000_0000 + instance.number * 0x10 + part, radix: 16)
  }
}
