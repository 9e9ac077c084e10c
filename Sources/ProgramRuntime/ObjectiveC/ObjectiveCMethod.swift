import SourceCode
import Syntax

/// An Objective-C method: its selector, its types and its implementation.
// Sendable: it changes only while its program is checked, before another thread has the program.
package final class ObjectiveCMethodInfo: @unchecked Sendable {
  package typealias Run = @Sendable (Machine, Value, [Value]) throws(Halt) -> Value

  package let selector: String
  package let isClass: Bool
  package let parameters: [CType]
  package let result: CType
  /// Whether it returns an instance of the receiving class.
  package let isInstancetype: Bool
  /// Whether it takes any number of further arguments, ended by nil.
  package let isVariadic: Bool
  /// The implementation; nil if it is only declared.
  package var run: Run?
  /// The library function or property it corresponds to.
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

  /// Whether the machine represents its values as another method's.
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
  /// The properties available by dot syntax, with their getter's and setter's selectors.
  package var properties: [String: (getter: String, setter: String?)] = [:]
  package var typeProperties: [String: (getter: String, setter: String?)] = [:]
  /// Accessors of the instance variables.
  package typealias Variable = (getter: ObjectiveCMethodInfo, setter: ObjectiveCMethodInfo)
  package var variables: [String: Variable] = [:]

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

/// The run-time data of an Objective-C program, besides its types.
// Sendable: it changes only while its program is checked, before another thread has the program.
package final class ObjectiveCRuntime: @unchecked Sendable {
  /// The methods of its classes and of its categories on library classes.
  package var tables: [Nominal: ObjectiveCTable] = [:]
  /// Runs first: the initial values of its global variables.
  package var globals: [(slot: Int, initial: Code)] = []

  /// The functions by which UIKit calls UIKit methods that a class gets at run time, by method number.
  package var replaceable: [Nominal: [Int: (place: Machine.MessagePlace, function: Function)]] = [:]

  /// The names of its global variables.
  package var variables: Set<String> = []
  /// What code that continues the program may use of it, as the checker stores it.
  package var declarations: (any Sendable)?
  /// The classes whose tables belong to the program that it continues.
  private let inherited: Set<Nominal>

  package init(continuing earlier: ObjectiveCRuntime?) {
    (tables, replaceable) = (earlier?.tables ?? [:], earlier?.replaceable ?? [:])
    inherited = Set(tables.keys)
  }

  /// The tables of the classes and categories that its own source declares.
  package var ownTables: [Nominal: ObjectiveCTable] {
    tables.filter { !inherited.contains($0.key) }
  }

  package func table(of nominal: Nominal) -> ObjectiveCTable {
    if let table = tables[nominal] { return table }
    let table = ObjectiveCTable()
    tables[nominal] = table
    return table
  }

  /// Releases its methods' implementations, which refer back to it.
  func takeApart() {
    for table in ownTables.values {
      for method in table.instance.values { method.takeApart() }
      for method in table.type.values { method.takeApart() }
    }
    (tables, globals, replaceable, declarations) = ([:], [], [:], nil)
  }
}
