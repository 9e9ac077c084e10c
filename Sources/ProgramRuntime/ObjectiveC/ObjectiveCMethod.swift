import SourceCode
import Syntax

/// A method as Objective-C calls it: its selector, its types, and what it does with values of Objective-C's.
// Sendable: it changes only while its program is checked, before another thread has the program.
final class ObjectiveCMethodInfo: @unchecked Sendable {
  typealias Run = @Sendable (Machine, Value, [Value]) throws(Halt) -> Value

  let selector: String
  let isClass: Bool
  let parameters: [CType]
  let result: CType
  /// Whether it returns an object of the class that it is sent to.
  let isInstancetype: Bool
  /// Whether any number of values may follow, up to nil.
  let isVariadic: Bool
  /// What it does; nil where it is only declared.
  var run: Run?
  /// The library's own function or property that it is.
  var function: Function?
  var property: Property?

  init(
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
  func hasKinds(of other: ObjectiveCMethodInfo) -> Bool {
    result.kind == other.result.kind && parameters.map(\.kind) == other.parameters.map(\.kind)
      && isVariadic == other.isVariadic
  }
}

/// The methods of a class.
// Sendable: it changes only while its program is checked, before another thread has the program.
final class ObjectiveCTable: @unchecked Sendable {
  var instance: [String: ObjectiveCMethodInfo] = [:]
  var type: [String: ObjectiveCMethodInfo] = [:]
  /// The properties that dot syntax finds: the getter's and the setter's selectors.
  var properties: [String: (getter: String, setter: String?)] = [:]
  var typeProperties: [String: (getter: String, setter: String?)] = [:]

  func add(_ method: ObjectiveCMethodInfo) {
    if method.isClass { type[method.selector] = method } else { instance[method.selector] = method }
  }

  func methods(_ isClass: Bool) -> [String: ObjectiveCMethodInfo] { isClass ? type : instance }

  func properties(_ isClass: Bool) -> [String: (getter: String, setter: String?)] {
    isClass ? typeProperties : properties
  }
}

/// What a program of Objective-C has at run time besides its types.
// Sendable: it changes only while its program is checked, before another thread has the program.
final class ObjectiveCRuntime: @unchecked Sendable {
  /// The methods of its classes, and of its categories on the library's.
  var tables: [Nominal: ObjectiveCTable] = [:]
  /// What runs before anything else: the first values of its global variables.
  var globals: [(slot: Int, initial: Code)] = []

  func table(of nominal: Nominal) -> ObjectiveCTable {
    if let table = tables[nominal] { return table }
    let table = ObjectiveCTable()
    tables[nominal] = table
    return table
  }

  /// The method that a class has for a selector.
  func method(_ selector: String, of nominal: Nominal, isClass: Bool) -> ObjectiveCMethodInfo? {
    for type in nominal.lineage {
      if let own = tables[type]?.methods(isClass)[selector], own.run != nil { return own }
      if let library = ObjectiveC.tables[type]?.methods(isClass)[selector], library.run != nil {
        return library
      }
    }
    // A class is an object, too, and does what every object does.
    if isClass, let root = ObjectiveC.root, let method = ObjectiveC.tables[root]?.instance[selector]
    {
      return method
    }
    return nil
  }

  /// The method that the program itself has for a selector, nil where the library's is the nearest.
  func ownMethod(_ selector: String, of nominal: Nominal) -> ObjectiveCMethodInfo? {
    guard let method = method(selector, of: nominal, isClass: false) else { return nil }
    return nominal.lineage.contains { tables[$0]?.instance[selector] === method } ? method : nil
  }

  /// Lets go of what its methods do, which refers to it.
  func takeApart() {
    for table in tables.values {
      for method in table.instance.values { method.takeApart() }
      for method in table.type.values { method.takeApart() }
    }
    (tables, globals) = ([:], [])
  }
}
