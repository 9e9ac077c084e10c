import SourceCode
import Syntax

/// A method as Objective-C calls it: its selector, its types, and what it does with values of Objective-C's.
// Sendable: it changes only while its program is checked, before another thread has the program.
package final class ObjectiveCMethodInfo: @unchecked Sendable {
  package typealias Run = @Sendable (Machine, Value, [Value]) throws(Halt) -> Value

  package let selector: String
  package let isClass: Bool
  package let parameters: [CType]
  package let result: CType
  /// Whether it returns an object of the class that it is sent to.
  package let isInstancetype: Bool
  /// Whether any number of values may follow, up to nil.
  package let isVariadic: Bool
  /// What it does; nil where it is only declared.
  package var run: Run?
  /// The library's own function or property that it is.
  package var function: Function?
  package var property: Property?

  package init(
    _ selector: String, isClass: Bool, _ parameters: [CType], _ result: CType,
    isInstancetype: Bool = false,
    isVariadic: Bool = false, _ run: Run? = nil
  ) {
    self.selector = selector
    self.isClass = isClass
    self.parameters = parameters
    self.result = result
    self.isInstancetype = isInstancetype
    self.isVariadic = isVariadic
    self.run = run
  }

  func takeApart() { (run, function, property) = (nil, nil, nil) }

  /// Whether its values lie in the machine as another's do.
  package func hasKinds(of other: ObjectiveCMethodInfo) -> Bool {
    result.kind == other.result.kind && parameters.map(\.kind) == other.parameters.map(\.kind)
      && isVariadic == other.isVariadic
  }
}

/// The methods of a class.
// Sendable: it changes only while its program is checked, before another thread has the program.
package final class ObjectiveCTable: @unchecked Sendable {
  package var instance: [String: ObjectiveCMethodInfo] = [:]
  package var type: [String: ObjectiveCMethodInfo] = [:]
  /// The properties that dot syntax finds: the getter's and the setter's selectors.
  package var properties: [String: (getter: String, setter: String?)] = [:]
  package var typeProperties: [String: (getter: String, setter: String?)] = [:]

  package init() {}

  package func add(_ method: ObjectiveCMethodInfo) {
    if method.isClass { type[method.selector] = method } else { instance[method.selector] = method }
  }

  package func methods(_ isClass: Bool) -> [String: ObjectiveCMethodInfo] {
    isClass ? type : instance
  }

  package func properties(_ isClass: Bool) -> [String: (getter: String, setter: String?)] {
    isClass ? typeProperties : properties
  }
}

/// What a program of Objective-C has at run time besides its types.
// Sendable: it changes only while its program is checked, before another thread has the program.
package final class ObjectiveCRuntime: @unchecked Sendable {
  /// The methods of its classes, and of its categories on the library's.
  package var tables: [Nominal: ObjectiveCTable] = [:]
  /// What runs before anything else: the first values of its global variables.
  package var globals: [(slot: Int, initial: Code)] = []

  /// The functions by which UIKit calls what a class is given for a method of UIKit's while it runs, by its number.
  package var replaceable: [Nominal: [Int: (place: Machine.MessagePlace, function: Function)]] = [:]

  package init() {}

  package func table(of nominal: Nominal) -> ObjectiveCTable {
    if let table = tables[nominal] { return table }
    let table = ObjectiveCTable()
    tables[nominal] = table
    return table
  }

  /// Lets go of what its methods do, which refers to it.
  func takeApart() {
    for table in tables.values {
      for method in table.instance.values { method.takeApart() }
      for method in table.type.values { method.takeApart() }
    }
    (tables, globals, replaceable) = ([:], [], [:])
  }
}
