import ObjectiveCNames
package import ProgramRuntime
import SourceCode
import SwiftLibrary
import Syntax

/// The library's classes by Objective-C name.
extension ObjectiveC {
  /// The root class.
  package static let root = Library.program.type("NSObject")

  /// The Foundation classes whose values are built into the machine, and `NSRange`.
  package static let foundation: [String: Nominal] = {
    var all: [String: Nominal] = [:]
    func made(_ name: String, _ superclass: Nominal?, _ fields: [(String, SwiftType)]) {
      let nominal = Nominal(
        name, superclass == nil ? .struct : .class, isLibrary: true,
        at: Position(line: 1, column: 1), in: nil)
      nominal.superclass = superclass
      for (slot, field) in fields.enumerated() {
        let property = Property(
          field.0, field.1, isStatic: false, isConstant: false, .strong, isLazy: false,
          owner: nominal, at: nominal.at, in: nil)
        property.slot = slot
        nominal.stored.append(property)
        nominal.members[field.0] = [.property(property)]
      }
      all[name] = nominal
    }
    let contents: [(String, SwiftType)] = [("contents", .optional(.any))]
    for name in [
      "NSString", "NSValue", "NSArray", "NSDictionary", "NSSet", "NSNull", "NSThread",
      "UISceneConnectionOptions",
    ] {
      made(name, root, [])
    }
    made("NSNumber", all["NSValue"], [])
    made("NSMutableString", all["NSString"], contents)
    made("NSMutableArray", all["NSArray"], contents)
    made("NSMutableDictionary", all["NSDictionary"], contents)
    made("NSMutableSet", all["NSSet"], contents)
    made("NSEnumerator", root, [("contents", .optional(.any)), ("place", .integer)])
    made(
      "NSError", root,
      [("domain", .optional(.any)), ("code", .integer), ("userInfo", .optional(.any))])
    made(
      "NSNotification", root,
      [("name", .optional(.any)), ("object", .optional(.any)), ("userInfo", .optional(.any))])
    made(
      "NSCharacterSet", root,
      [("kind", .string), ("characters", .optional(.any)), ("isInverted", .bool)])
    made(
      "NSPredicate", root,
      [("format", .string), ("values", .optional(.any)), ("block", .optional(.any))])
    made(
      "NSException", root,
      [("name", .optional(.any)), ("reason", .optional(.any)), ("userInfo", .optional(.any))])
    for name in ["objc_method", "objc_implementation"] {
      made(name, root, [("owner", .optional(.any)), ("selector", .string), ("isClass", .bool)])
    }
    made("NSSortDescriptor", root, [("key", .string), ("isAscending", .bool)])
    made("NSIndexPath", root, [("section", .integer), ("row", .integer)])
    made("NSRange", nil, [("location", .int(.uint)), ("length", .int(.uint))])
    return all
  }()

  /// The class's name in Objective-C.
  package static func className(of nominal: Nominal) -> String {
    NameTable.classNames[nominal.name] ?? nominal.name
  }

  package static func known(_ name: String) -> Nominal {
    if let nominal = foundation[name] ?? Library.program.type(name) { return nominal }
    // checked: the library is no input, and a test reads it
    preconditionFailure("the library has no '\(name)'")
  }

  /// A library class by its Objective-C name.
  package static func library(_ name: String) -> Nominal? {
    if let nominal = foundation[name] { return nominal }
    if let swift = NameTable.classNames.first(where: { $0.value == name })?.key {
      return Library.program.type(swift)
    }
    // Pure Swift types, such as Task and Result, are ordinary names in Objective-C.
    guard ["UI", "NS", "CA", "CG"].contains(name.prefix(2)), NameTable.classNames[name] == nil
    else {
      return nil
    }
    return Library.program.type(name)
  }
}
