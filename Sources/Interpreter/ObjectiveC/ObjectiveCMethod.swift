import SourceCode
import Syntax

/// A method as Objective-C calls it: its selector, its types, and what it does with values of Objective-C's.
final class ObjectiveCMethodInfo: @unchecked Sendable {
  typealias Run = (Machine, Value, [Value]) throws(Halt) -> Value

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

  /// Whether its values lie in the machine as another's do.
  func hasKinds(of other: ObjectiveCMethodInfo) -> Bool {
    result.kind == other.result.kind && parameters.map(\.kind) == other.parameters.map(\.kind)
      && isVariadic == other.isVariadic
  }
}

/// The methods of a class.
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
final class ObjectiveCRuntime: @unchecked Sendable {
  /// The methods of its classes, and of its categories on the library's.
  var tables: [Nominal: ObjectiveCTable] = [:]
  /// What runs before anything else: the first values of its global variables.
  var globals: [(slot: Int, initial: Code)] = []
  private var found: [Place: ObjectiveCMethodInfo?] = [:]

  private struct Place: Hashable {
    let nominal: Nominal
    let selector: String
    let isClass: Bool
  }

  func table(of nominal: Nominal) -> ObjectiveCTable {
    if let table = tables[nominal] { return table }
    let table = ObjectiveCTable()
    tables[nominal] = table
    return table
  }

  /// The method that a class has for a selector.
  func method(_ selector: String, of nominal: Nominal, isClass: Bool) -> ObjectiveCMethodInfo? {
    let place = Place(nominal: nominal, selector: selector, isClass: isClass)
    if let known = found[place] { return known }
    let method = search(selector, nominal, isClass)
    found[place] = .some(method)
    return method
  }

  /// The method that the program itself has for a selector, nil where the library's is the nearest.
  func ownMethod(_ selector: String, of nominal: Nominal) -> ObjectiveCMethodInfo? {
    guard let method = method(selector, of: nominal, isClass: false) else { return nil }
    return nominal.lineage.contains { tables[$0]?.instance[selector] === method } ? method : nil
  }

  private func search(_ selector: String, _ nominal: Nominal, _ isClass: Bool)
    -> ObjectiveCMethodInfo?
  {
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
}
