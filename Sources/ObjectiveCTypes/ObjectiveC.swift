import ObjectiveCNames
package import ProgramRuntime
import Syntax

/// What Objective-C source sees of the library, which is declared in Swift.
package enum ObjectiveC {
  /// The Objective-C type for a Swift type.
  package static func type(of type: SwiftType) -> CType {
    switch type {
    case .void, .never: .void
    case .bool: .bool
    case .double, .cgFloat: .double
    case .float: .float
    case .int(let kind): .integer(kind)
    case .string, .character: .object(known("NSString"))
    case .array(let element): .object(known("NSArray"), [self.type(of: element)])
    case .set(let element): .object(known("NSSet"), [self.type(of: element)])
    case .dictionary(let key, let value):
      .object(known("NSDictionary"), [self.type(of: key), self.type(of: value)])
    case .optional(let inner), .implicit(let inner): self.type(of: inner)
    case .function(let parameters, let result):
      .block(parameters.map { self.type(of: $0) }, self.type(of: result))
    case .metatype: .metaclass(nil)
    case .selector: .selector
    case .nominal(let nominal, _): self.type(of: nominal)
    case .range: .structure(known("NSRange"))
    default: .anything
    }
  }

  private static func type(of nominal: Nominal) -> CType {
    switch nominal.kind {
    case .class: return .object(nominal)
    case .protocol: return .id([nominal])
    case .enum: return .integer(.int)
    default: break
    }
    if nominal.isOptionSet { return .integer(.uint) }
    switch nominal.name {
    case "Level": return .double
    case "UILayoutPriority": return .float
    case let name where NameTable.texts.contains(name): return .object(known("NSString"))
    case "Notification": return .object(known("NSNotification"))
    case "IndexPath": return .object(known("NSIndexPath"))
    default: return .structure(nominal)
    }
  }
}
