package import ObjectiveCTypes
import ProgramPrinting
package import ProgramRuntime
import ProgramValues
import SwiftLibrary
import Syntax

/// The C functions of UIKit, Foundation and Core Graphics.
extension ObjectiveC {
  package typealias CRun = @Sendable (Machine, [Value]) throws(Halt) -> Value

  /// A function with its types.
  package struct LibraryFunction {
    package let parameters: [CType]
    package let result: CType
    package let run: CRun

    init(_ parameters: [CType], _ result: CType, _ run: @escaping CRun) {
      self.parameters = parameters
      self.result = result
      self.run = run
    }
  }

  /// C functions that are struct members in Swift; where two members share the name, with the struct of the first
  /// argument.
  package static let geometry: [String: (type: String, member: String, parameter: String?)] = [
    "CGRectMake": ("CGRect", "init(x:y:width:height:)", nil),
    "CGRectGetMinX": ("CGRect", "minX", nil), "CGRectGetMidX": ("CGRect", "midX", nil),
    "CGRectGetMaxX": ("CGRect", "maxX", nil), "CGRectGetMinY": ("CGRect", "minY", nil),
    "CGRectGetMidY": ("CGRect", "midY", nil), "CGRectGetMaxY": ("CGRect", "maxY", nil),
    "CGRectGetWidth": ("CGRect", "width", nil), "CGRectGetHeight": ("CGRect", "height", nil),
    "CGRectIsEmpty": ("CGRect", "isEmpty", nil), "CGRectIsNull": ("CGRect", "isNull", nil),
    "CGRectStandardize": ("CGRect", "standardized", nil),
    "CGRectIntegral": ("CGRect", "integral", nil),
    "CGRectInset": ("CGRect", "insetBy(dx:dy:)", nil),
    "CGRectOffset": ("CGRect", "offsetBy(dx:dy:)", nil),
    "UIEdgeInsetsInsetRect": ("CGRect", "inset(by:)", nil),
    "CGRectContainsPoint": ("CGRect", "contains(_:)", "CGPoint"),
    "CGRectContainsRect": ("CGRect", "contains(_:)", "CGRect"),
    "CGRectIntersectsRect": ("CGRect", "intersects(_:)", nil),
    "CGRectIntersection": ("CGRect", "intersection(_:)", nil),
    "CGRectUnion": ("CGRect", "union(_:)", nil),
    "CGRectEqualToRect": ("CGRect", "equalTo(_:)", nil),
    "CGRectApplyAffineTransform": ("CGRect", "applying(_:)", nil),
    "CGPointEqualToPoint": ("CGPoint", "equalTo(_:)", nil),
    "CGPointApplyAffineTransform": ("CGPoint", "applying(_:)", nil),
    "CGAffineTransformMake": ("CGAffineTransform", "init(a:b:c:d:tx:ty:)", nil),
    "CGAffineTransformMakeTranslation": ("CGAffineTransform", "init(translationX:y:)", nil),
    "CGAffineTransformMakeScale": ("CGAffineTransform", "init(scaleX:y:)", nil),
    "CGAffineTransformMakeRotation": ("CGAffineTransform", "init(rotationAngle:)", nil),
    "CGAffineTransformIsIdentity": ("CGAffineTransform", "isIdentity", nil),
    "CGAffineTransformConcat": ("CGAffineTransform", "concatenating(_:)", nil),
    "CGAffineTransformTranslate": ("CGAffineTransform", "translatedBy(x:y:)", nil),
    "CGAffineTransformScale": ("CGAffineTransform", "scaledBy(x:y:)", nil),
    "CGAffineTransformRotate": ("CGAffineTransform", "rotated(by:)", nil),
    "CGAffineTransformInvert": ("CGAffineTransform", "inverted()", nil),
  ]

  package static let geometryConstants: [String: (type: String, member: String)] = [
    "CGRectZero": ("CGRect", "zero"), "CGRectNull": ("CGRect", "null"),
    "CGPointZero": ("CGPoint", "zero"),
    "CGSizeZero": ("CGSize", "zero"), "UIEdgeInsetsZero": ("UIEdgeInsets", "zero"),
    "CGAffineTransformIdentity": ("CGAffineTransform", "identity"),
  ]

  private static func structure(_ name: String) -> CType { .structure(known(name)) }

  private static func made(_ name: String, _ count: Int) -> LibraryFunction {
    LibraryFunction([CType](repeating: .double, count: count), structure(name)) {
      _, values throws(Halt) in .parts(values)
    }
  }

  private static func fraction(_ body: @escaping @Sendable (Double) -> Double) -> LibraryFunction {
    LibraryFunction([.double], .double) { _, values throws(Halt) in .double(body(values[0].double))
    }
  }

  private static func fractions(_ body: @escaping @Sendable (Double, Double) -> Double)
    -> LibraryFunction
  {
    LibraryFunction([.double, .double], .double) { _, values throws(Halt) in
      .double(body(values[0].double, values[1].double))
    }
  }

  /// A library function declared in Swift, by full name.
  static func swift(_ name: String) -> LibraryFunction? {
    let base = String(name.prefix { $0 != "(" })
    guard let function = Library.program.functions[base]?.first(where: { $0.fullName == name })
    else { return nil }
    let inputs = function.parameters.map { toSwift($0.type) }
    let output = fromSwift(function.result)
    return LibraryFunction(function.parameters.map { type(of: $0.type) }, type(of: function.result))
    {
      machine, values throws(Halt) in
      var given: [Value] = []
      for (input, value) in zip(inputs, values) { given.append(try input(machine, value)) }
      return try output(machine, try machine.call(function, .void, given))
    }
  }

  package static let functions: [String: LibraryFunction] = {
    let string = CType.object(known("NSString"))
    var all: [String: LibraryFunction] = [:]
    all["CGPointMake"] = made("CGPoint", 2)
    all["CGSizeMake"] = made("CGSize", 2)
    all["CGVectorMake"] = made("CGVector", 2)
    all["UIEdgeInsetsMake"] = made("UIEdgeInsets", 4)
    all["NSDirectionalEdgeInsetsMake"] = made("NSDirectionalEdgeInsets", 4)
    all["UIOffsetMake"] = made("UIOffset", 2)
    all["NSMakeRange"] = LibraryFunction([.integer(.uint), .integer(.uint)], structure("NSRange")) {
      _, values throws(Halt) in .parts(values)
    }
    all["CGSizeEqualToSize"] = LibraryFunction([structure("CGSize"), structure("CGSize")], .bool) {
      _, values throws(Halt) in .bool(values[0].isSame(as: values[1]))
    }
    all["UIEdgeInsetsEqualToEdgeInsets"] = LibraryFunction(
      [structure("UIEdgeInsets"), structure("UIEdgeInsets")], .bool
    ) {
      _, values throws(Halt) in .bool(values[0].isSame(as: values[1]))
    }
    all["CGAffineTransformEqualToTransform"] = LibraryFunction(
      [structure("CGAffineTransform"), structure("CGAffineTransform")], .bool
    ) { _, values throws(Halt) in .bool(values[0].isSame(as: values[1])) }
    for name in [
      "NSStringFromCGRect", "NSStringFromCGPoint", "NSStringFromCGSize", "NSStringFromSelector",
      "NSSelectorFromString",
    ] {
      all[name] = swift(name + "(_:)")
    }
    all["NSStringFromUIEdgeInsets"] = LibraryFunction([structure("UIEdgeInsets")], string) {
      _, values throws(Halt) in
      .string(
        "{" + values[0].parts.map { Printed.short($0.double) }.joined(separator: ", ") + "}")
    }
    for (name, member) in [
      ("UIInterfaceOrientationIsPortrait", [1, 2]), ("UIInterfaceOrientationIsLandscape", [3, 4]),
      ("UIDeviceOrientationIsPortrait", [1, 2]), ("UIDeviceOrientationIsLandscape", [3, 4]),
    ] {
      all[name] = LibraryFunction([.long], .bool) { _, values throws(Halt) in
        .bool(member.contains(values[0].int))
      }
    }
    all["UI_USER_INTERFACE_IDIOM"] = LibraryFunction([], .long) { machine, _ throws(Halt) in
      let device = try machine.send(
        "currentDevice", to: .type(.nominal(known("UIDevice"))), [], zero: .none)
      return try machine.send("userInterfaceIdiom", to: device, [], zero: .int(0))
    }
    all["NSStringFromRange"] = LibraryFunction([structure("NSRange")], string) {
      _, values throws(Halt) in
      let parts = values[0].parts.map { "\(UInt(bitPattern: $0.int))" }
      return .string("{" + parts.joined(separator: ", ") + "}")
    }
    all["NSMaxRange"] = LibraryFunction([structure("NSRange")], .integer(.uint)) {
      _, values throws(Halt) in .int(values[0].parts.reduce(0) { $0 &+ $1.int })
    }
    all["NSStringFromCGAffineTransform"] = LibraryFunction([structure("CGAffineTransform")], string)
    {
      _, values throws(Halt) in
      .string(
        "[" + values[0].parts.map { Printed.short($0.double) }.joined(separator: ", ") + "]")
    }
    all["NSStringFromClass"] = LibraryFunction([.metaclass(nil)], string) {
      machine, values throws(Halt) in
      values[0].isNone ? .none : .string(className(of: try machine.classOf(values[0])))
    }
    all["NSClassFromString"] = LibraryFunction([string], .metaclass(nil)) {
      machine, values throws(Halt) in
      let name = try machine.text(values[0])
      guard let nominal = machine.program.ownType(name) ?? library(name), nominal.kind == .class
      else { return .none }
      return .type(.nominal(nominal))
    }
    all["NSLocalizedString"] = LibraryFunction([string, string], string) { _, values throws(Halt) in
      values[0]
    }
    all["sqrt"] = fraction { $0.squareRoot() }
    all["fabs"] = fraction { $0.magnitude }
    all["floor"] = fraction { $0.rounded(.down) }
    all["ceil"] = fraction { $0.rounded(.up) }
    all["round"] = fraction { $0.rounded(.toNearestOrAwayFromZero) }
    all["trunc"] = fraction { $0.rounded(.towardZero) }
    all["fmax"] = fractions { $0.isNaN ? $1 : $1.isNaN ? $0 : max($0, $1) }
    all["fmin"] = fractions { $0.isNaN ? $1 : $1.isNaN ? $0 : min($0, $1) }
    all["fmod"] = fractions { $0.truncatingRemainder(dividingBy: $1) }
    for (plain, short) in [
      ("sqrt", "sqrtf"), ("fabs", "fabsf"), ("floor", "floorf"), ("ceil", "ceilf"),
      ("round", "roundf"),
    ] {
      guard let function = all[plain] else { continue }
      all[short] = LibraryFunction([.float], .float) { machine, values throws(Halt) in
        .double(Double(Float(try function.run(machine, values).double)))
      }
    }
    for name in ["sin", "cos"] { all[name] = swift(name + "(_:)") }
    all["pow"] = swift("pow(_:_:)")
    addDispatch(to: &all)
    addAssociations(to: &all)
    addMethodExchange(to: &all)
    return all
  }()
}
