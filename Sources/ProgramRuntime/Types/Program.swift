/// A program that was read and checked, ready to run.
// Sendable: only the checker that makes it changes it, before anybody else has it.
package final class Program: @unchecked Sendable {
  var types: [String: Nominal] = [:]
  var aliases: [String: SwiftType] = [:]
  var functions: [String: [Function]] = [:]
  var globals: [String: Property] = [:]
  var globalCount = 0
  /// What it adds to types of the library, by type and name.
  var extensions: [Nominal: [String: [Member]]] = [:]
  /// The methods that it adds to classes of the library.
  var addedMethods: [Nominal: [Int: Function]] = [:]
  /// The protocols that it makes types of the library conform to.
  var adopted: [Nominal: [Nominal]] = [:]
  /// What of it has no effect here, in sentences.
  package var remarks: [String] = []
  /// What runs first, and how many variables it has.
  var main: Exec?
  var mainSlots = 0
  var hasMain = false
  /// The type that begins the app: the one with `@main`, or the app delegate.
  var delegate: Nominal?
  var sceneDelegate: Nominal?
  /// The methods of its classes by selector, where it is of Objective-C.
  var objectiveC: ObjectiveCRuntime?
  /// The profile's version of iOS, which `#available` asks for.
  let version: Double
  /// The names of its files.
  var fileNames: [String] = []
  /// What it stands on; nil for the library itself.
  let library: Program?
  /// All its parts.
  private(set) var parts: [ProgramPart] = []
  /// The numbers of the names of methods that the library does not have.
  private var keys: [String: Int] = [:]

  init(version: Double, library: Program?) {
    self.version = version
    self.library = library
    globalCount = library?.globalCount ?? 0
  }

  deinit {
    for part in parts { part.takeApart() }
    objectiveC?.takeApart()
  }

  /// Keeps a part until the program's end; the library has none.
  func keep(_ part: ProgramPart) { if library != nil { parts.append(part) } }

  /// The number of a method's whole name, as in `viewWillAppear(_:)`, by which it is called; a new one for a
  /// new name.
  func key(_ name: String) -> Int {
    if let key = knownKey(name) { return key }
    let key = (library?.keys.count ?? 0) + keys.count
    keys[name] = key
    return key
  }

  /// The same, or nil where no method has the name.
  func knownKey(_ name: String) -> Int? { library?.keys[name] ?? keys[name] }

  /// The protocols that a type itself conforms to.
  func protocols(of nominal: Nominal) -> [Nominal] {
    nominal.isLibrary ? nominal.protocols + (adopted[nominal] ?? []) : nominal.protocols
  }

  /// The name of a file by its number, empty for one that is none of its own.
  func fileName(_ number: Int) -> String {
    fileNames.indices.contains(number) ? fileNames[number] : ""
  }

  func type(_ name: String) -> Nominal? { types[name] ?? library?.types[name] }
  func alias(_ name: String) -> SwiftType? { aliases[name] ?? library?.aliases[name] }

  /// The method that an object's class has for a whole name's number.
  func method(_ key: Int, of nominal: Nominal) -> Function? {
    var next: Nominal? = nominal
    while let type = next {
      if let method = type.table[key] ?? addedMethods[type]?[key] { return method }
      next = type.superclass
    }
    return protocolMethod(key, of: nominal)
  }

  /// What an extension of a protocol gives to those that conform.
  private func protocolMethod(_ key: Int, of nominal: Nominal) -> Function? {
    for type in nominal.lineage {
      for conformed in protocols(of: type) {
        if let method = conformed.table[key] ?? addedMethods[conformed]?[key], !method.isRequirement
        {
          return method
        }
        if let method = protocolMethod(key, of: conformed) { return method }
      }
    }
    return nil
  }
}
