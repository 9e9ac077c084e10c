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
    let frame = view.frame
    func number(_ value: Double) -> String { Printed.short(value) }
    var text =
      "<\(name): \(address(instance)); frame = (\(number(frame.origin.x)) \(number(frame.origin.y)); \(number(frame.size.width)) \(number(frame.size.height)))"
    if view.isHidden { text += "; hidden = YES" }
    if view.alpha != 1 { text += "; alpha = \(number(view.alpha))" }
    if view.tag != 0 { text += "; tag = \(view.tag)" }
    return text + ">"
  }

  /// A stable address for an object.
  private static func address(_ instance: Instance) -> String {
    "0x" + String(0x6000_0000_0000 + instance.number * 0x10, radix: 16)
  }
}
