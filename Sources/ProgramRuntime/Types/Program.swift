/// A program that was read and checked, ready to run.
// Sendable: only the checker that makes it changes it, before anybody else has it.
package final class Program: @unchecked Sendable {
  package var types: [String: Nominal] = [:]
  package var aliases: [String: SwiftType] = [:]
  package var functions: [String: [Function]] = [:]
  package var globals: [String: Property] = [:]
  package var globalCount = 0
  /// What it adds to types of the library, by type and name.
  package var extensions: [Nominal: [String: [Member]]] = [:]
  /// The methods that it adds to classes of the library.
  package var addedMethods: [Nominal: [Int: Function]] = [:]
  /// The protocols that it makes types of the library conform to.
  package var adopted: [Nominal: [Nominal]] = [:]
  /// What of it has no effect here, in sentences.
  package var remarks: [String] = []
  /// What runs first, and how many variables it has.
  package var main: Exec?
  package var mainSlots = 0
  package var hasMain = false
  /// The static `main()` of the type that says `@main`, where it has one of its own.
  package var entry: Function?
  /// The type that says `@main`, nil where none does.
  package var mainType: Nominal?
  /// The type that begins the app: the one with `@main`, or the app delegate.
  package var delegate: Nominal?
  package var sceneDelegate: Nominal?
  /// The methods of its classes by selector, where it is of Objective-C.
  package var objectiveC: ObjectiveCRuntime?
  /// The profile's version of iOS, which `#available` asks for.
  package let version: Double
  /// The names of its files.
  package var fileNames: [String] = []
  /// What it stands on; nil for the library itself.
  package let library: Program?
  /// The library's types that Foundation's numbers and rectangles lie in, which casts know; nil for the library
  /// itself.
  package let number, box: Nominal?
  /// The methods of UIKit's delegates that UIKit calls and the model does not, by protocol: by the method's name,
  /// and by its selector.
  package var uncalled: [String: [(name: String, selector: String)]]
  /// All its parts.
  package private(set) var parts: [ProgramPart] = []
  /// The numbers of the names of methods that the library does not have.
  private var keys: [String: Int] = [:]

  package init(version: Double, library: Program?) {
    self.version = version
    self.library = library
    (number, box) = (library?.type("NSNumber"), library?.type("NSValue"))
    uncalled = library?.uncalled ?? [:]
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
  package func knownKey(_ name: String) -> Int? { library?.keys[name] ?? keys[name] }

  /// The protocols that a type itself conforms to.
  package func protocols(of nominal: Nominal) -> [Nominal] {
    nominal.isLibrary ? nominal.protocols + (adopted[nominal] ?? []) : nominal.protocols
  }

  /// The name of a file by its number, empty for one that is none of its own.
  package func fileName(_ number: Int) -> String {
    fileNames.indices.contains(number) ? fileNames[number] : ""
  }

  package func type(_ name: String) -> Nominal? { types[name] ?? library?.types[name] }
  package func alias(_ name: String) -> SwiftType? { aliases[name] ?? library?.aliases[name] }

  /// The method that an object's class has for a whole name's number.
  package func method(_ key: Int, of nominal: Nominal) -> Function? {
    var next: Nominal? = nominal
    while let type = next {
      if let method = type.table[key] ?? addedMethods[type]?[key] { return method }
      next = type.superclass
    }
    return protocolMethod(key, of: nominal)
  }

  /// The static member by which a type does what a superclass or a protocol says: its own, a superclass's, or an
  /// extension's of a protocol.
  func staticWitness<Found>(
    _ name: String, in nominal: Nominal, _ choose: (Member) -> Found?
  ) -> Found? {
    for type in nominal.lineage {
      for member in (type.members[name] ?? []) + (extensions[type]?[name] ?? [])
      where !member.isRequirement {
        if let found = choose(member) { return found }
      }
    }
    for type in nominal.lineage {
      for conformed in protocols(of: type) {
        if let found = staticWitness(name, in: conformed, choose) { return found }
      }
    }
    return nil
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
