import ObjectiveCNames
package import ProgramRuntime
import SourceCode
import SwiftLibrary
import Syntax

/// Constants of UIKit, Foundation and C.
extension ObjectiveC {
  /// The enumeration types by name.
  static let enumerationTypes: [String: CType] = allEnumerations.reduce(into: [:]) { all, one in
    all[one.type] = type(of: .nominal(one.nominal))
  }

  static let allEnumerations: [(nominal: Nominal, type: String, prefix: String)] = {
    var all: [(nominal: Nominal, type: String, prefix: String)] = []
    func visit(_ nominal: Nominal, _ path: String) {
      if nominal.kind == .enum || nominal.isOptionSet
        || NameTable.numbers.union(NameTable.texts).contains(nominal.name)
      {
        let names =
          NameTable.enumerations[path] ?? (path.filter { $0 != "." }, path.filter { $0 != "." })
        all.append((nominal, names.0, names.1))
      }
      for members in nominal.members.values {
        for case .type(let inner) in members { visit(inner, path + "." + inner.name) }
      }
    }
    for (name, nominal) in Library.program.types where name.hasPrefix("UI") || name.hasPrefix("NS")
    {
      visit(nominal, name)
    }
    if let modes = Library.program.type("RunLoop") { visit(modes, "RunLoop") }
    return all
  }()

  /// The constants of enumerations, option sets and notifications, by name.
  package static let constants: [String: (type: CType, code: Code)] = {
    var all: [String: (type: CType, code: Code)] = [:]
    func value(_ property: Property, _ type: CType) -> Code {
      let output = fromSwift(property.type)
      return { machine, _ throws(Halt) in
        try output(machine, try machine.libraryStatic(property, .void))
      }
    }
    func fixed(_ value: Value) -> Code { { _, _ in value } }
    for one in allEnumerations {
      for element in one.nominal.elements {
        let name = one.prefix + element.name.prefix(1).uppercased() + element.name.dropFirst()
        all[name] = (.long, fixed(.int(element.raw?.int ?? element.index)))
      }
      for members in one.nominal.members.values {
        for case .property(let property) in members where property.isStatic {
          let name = one.prefix + property.name.prefix(1).uppercased() + property.name.dropFirst()
          let type = type(of: property.type)
          all[name] = (type, value(property, type))
        }
      }
    }
    for nominal in Library.program.types.values where nominal.kind == .class {
      for members in nominal.members.values {
        for case .property(let property) in members where isConstant(property) {
          // The keyboard's constants belong to UIKit, not to a class.
          let owner = nominal.name == "UIResponder" ? "UI" : nominal.name
          let name = owner + property.name.prefix(1).uppercased() + property.name.dropFirst()
          let type = type(of: property.type)
          all[name] = (type, value(property, type))
        }
      }
    }
    all["NSRunLoopCommonModes"] = all["NSRunLoopModeCommon"]
    all["NSDefaultRunLoopMode"] = all["NSRunLoopModeDefault"]
    for none in ["UIViewAutoresizingNone", "UIRectEdgeNone"] {
      all[none] = (.integer(.uint), fixed(.int(0)))
    }
    all["UIViewAnimationOptionCurveEaseInOut"] = (.integer(.uint), fixed(.int(0)))
    all["UIButtonTypeRoundedRect"] = all["UIButtonTypeSystem"]
    all["NSLocalizedDescriptionKey"] = (
      .object(known("NSString")), fixed(.string("NSLocalizedDescription"))
    )
    for name in exceptionNames { all[name] = (.object(known("NSString")), fixed(.string(name))) }
    for (name, policy) in associationPolicies {
      all[name] = (.integer(.uint), fixed(.int(policy)))
    }
    all["DISPATCH_QUEUE_SERIAL"] = (.null, fixed(.none))
    all["DISPATCH_QUEUE_CONCURRENT"] = (.anything, fixed(.string("concurrent")))
    for (name, type, value) in plainConstants + animationConstants {
      all[name] = (type, fixed(value))
    }
    return all
  }()

  /// Whether a property is a notification's name or a `userInfo` key.
  static func isConstant(_ property: Property) -> Bool {
    property.isStatic
      && (property.type.nominal?.name == "Name" || property.name.hasSuffix("UserInfoKey"))
  }

  static let plainConstants: [(String, CType, Value)] = [
    ("M_PI", .double, .double(.pi)), ("M_PI_2", .double, .double(.pi / 2)),
    ("M_PI_4", .double, .double(.pi / 4)),
    ("CGFLOAT_MAX", .double, .double(.greatestFiniteMagnitude)),
    ("CGFLOAT_MIN", .double, .double(.leastNormalMagnitude)),
    ("DBL_MAX", .double, .double(.greatestFiniteMagnitude)),
    ("FLT_MAX", .float, .double(Double(Float.greatestFiniteMagnitude))),
    ("NSIntegerMax", .long, .int(.max)), ("NSIntegerMin", .long, .int(.min)),
    ("NSUIntegerMax", .integer(.uint), .int(-1)), ("NSNotFound", .long, .int(.max)),
    // checked: narrower than Int
    ("INT_MAX", .int, .int(Int(Int32.max))), ("INT_MIN", .int, .int(Int(Int32.min))),
    ("NSEC_PER_SEC", .integer(.uint64), .int(1_000_000_000)),
    ("NSEC_PER_MSEC", .integer(.uint64), .int(1_000_000)),
    ("DISPATCH_TIME_NOW", .integer(.uint64), .int(0)),
    ("DISPATCH_QUEUE_PRIORITY_HIGH", .long, .int(2)),
    ("DISPATCH_QUEUE_PRIORITY_DEFAULT", .long, .int(0)),
    ("DISPATCH_QUEUE_PRIORITY_LOW", .long, .int(-2)),
    ("DISPATCH_QUEUE_PRIORITY_BACKGROUND", .long, .int(-32_768)),
    ("QOS_CLASS_USER_INTERACTIVE", .long, .int(0x21)),
    ("QOS_CLASS_USER_INITIATED", .long, .int(0x19)),
    ("QOS_CLASS_DEFAULT", .long, .int(0x15)), ("QOS_CLASS_UTILITY", .long, .int(0x11)),
    ("QOS_CLASS_BACKGROUND", .long, .int(0x09)),
    ("NSCaseInsensitiveSearch", .integer(.uint), .int(1)),
    ("NSLiteralSearch", .integer(.uint), .int(2)),
    ("NSBackwardsSearch", .integer(.uint), .int(4)),
    ("NSNumericSearch", .integer(.uint), .int(64)),
    ("NSEnumerationConcurrent", .integer(.uint), .int(1)),
    ("NSEnumerationReverse", .integer(.uint), .int(2)),
    ("NSOrderedAscending", .long, .int(-1)), ("NSOrderedSame", .long, .int(0)),
    ("NSOrderedDescending", .long, .int(1)),
  ]
}
