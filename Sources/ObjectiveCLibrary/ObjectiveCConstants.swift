import ObjectiveCNames
package import ObjectiveCTypes
package import ProgramRuntime
import ProgramValues
import SourceCode
import SwiftLibrary
import Syntax

/// Constants of UIKit, Foundation and C.
extension ObjectiveC {
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
    for (name, text) in PlainConstants.texts {
      all[name] = (.object(known("NSString")), fixed(.string(text)))
    }
    all["DISPATCH_QUEUE_SERIAL"] = (.null, fixed(.none))
    all["DISPATCH_QUEUE_CONCURRENT"] = (.anything, fixed(.string("concurrent")))
    for (name, type, value) in PlainConstants.numbers {
      all[name] = (type, fixed(value))
    }
    return all
  }()

  /// Whether a property is a notification's name or a `userInfo` key.
  static func isConstant(_ property: Property) -> Bool {
    property.isStatic
      && (property.type.nominal?.name == "Name" || property.name.hasSuffix("UserInfoKey"))
  }
}
