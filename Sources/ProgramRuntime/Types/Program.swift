/// A checked program, ready to run.
// Sendable: only the checker changes it, before it is shared.
package final class Program: @unchecked Sendable {
  package var types: [String: Nominal] = [:]
  package var aliases: [String: SwiftType] = [:]
  package var functions: [String: [Function]] = [:]
  package var globals: [String: Property] = [:]
  package var globalCount = 0
  /// The members it adds to library types, by type and name.
  package var extensions: [Nominal: [String: [Member]]] = [:]
  /// The methods it adds to library classes.
  package var addedMethods: [Nominal: [Int: Function]] = [:]
  /// The protocols it makes library types conform to.
  package var adopted: [Nominal: [Nominal]] = [:]
  /// Sentences about parts of the source that have no effect here.
  package var remarks: [String] = []
  /// The top-level code, and its number of variables.
  package var main: Exec?
  package var mainSlots = 0
  package var hasMain = false
  /// The static `main()` of the `@main` type, if it has its own.
  package var entry: Function?
  /// The `@main` type; nil if there is none.
  package var mainType: Nominal?
  /// The type that starts the app: the `@main` type, or the app delegate.
  package var delegate: Nominal?
  package var sceneDelegate: Nominal?
  /// The methods of its classes by selector, for an Objective-C program.
  package var objectiveC: ObjectiveCRuntime?
  /// The iOS version of the profile, which `#available` checks.
  package let version: Double
  /// The names of its files.
  package var fileNames: [String] = []
  /// The numbers of the files that this program adds to those of the one it continues.
  package var newFiles: Range<Int> { (continued?.fileNames.count ?? 0)..<fileNames.count }
  /// The library it builds on; nil for the library itself.
  package let library: Program?
  /// The program that it continues, whose declarations it may use; nil for one that starts anew.
  package let continued: Program?
  /// The library's types for boxed numbers and rectangles, which casts handle; nil for the library itself.
  package let number, box: Nominal?
  /// The delegate methods that UIKit calls but the model does not, by protocol, each with its name and selector.
  package var uncalled: [String: [(name: String, selector: String)]]
  /// All its parts.
  package private(set) var parts: [ProgramPart] = []
  /// The numbers of the method names that are new in it.
  private var keys: [String: Int] = [:]
  /// How many method names have a number.
  private var knownKeys: Int

  package init(version: Double, library: Program?) {
    self.version = version
    self.library = library
    continued = nil
    (number, box) = (library?.type("NSNumber"), library?.type("NSValue"))
    uncalled = library?.uncalled ?? [:]
    globalCount = library?.globalCount ?? 0
    knownKeys = library?.knownKeys ?? 0
  }

  /// Creates a program that continues another one, with its variables and objects.
  package init(continuing other: Program) {
    (version, library, continued) = (other.version, other.library, other)
    (number, box, uncalled) = (other.number, other.box, other.uncalled)
    (extensions, addedMethods, adopted) = (other.extensions, other.addedMethods, other.adopted)
    (sceneDelegate, fileNames) = (other.sceneDelegate, other.fileNames)
    (globalCount, knownKeys) = (other.globalCount, other.knownKeys)
  }

  deinit {
    for part in parts { part.takeApart() }
    objectiveC?.takeApart()
  }

  /// Keeps a part for the program's lifetime; the library keeps none.
  func keep(_ part: ProgramPart) { if library != nil { parts.append(part) } }

  /// Returns the number of a method's full name, as in `viewWillAppear(_:)`, by which it is called; registers a
  /// new name.
  func key(_ name: String) -> Int {
    if let key = knownKey(name) { return key }
    let key = knownKeys
    keys[name] = key
    knownKeys += 1
    return key
  }

  /// Returns the number of a method's full name, or nil if no method has it.
  package func knownKey(_ name: String) -> Int? { find { $0.keys[name] } }

  /// The protocols that a type conforms to directly.
  package func protocols(of nominal: Nominal) -> [Nominal] {
    nominal.isLibrary ? nominal.protocols + (adopted[nominal] ?? []) : nominal.protocols
  }

  /// The name of a file by its number; empty for any file outside the program.
  package func fileName(_ number: Int) -> String {
    fileNames.indices.contains(number) ? fileNames[number] : ""
  }

  /// The same, but empty for the only file that it adds.
  package func shownFileName(_ number: Int) -> String {
    newFiles.count == 1 && newFiles.contains(number) ? "" : fileName(number)
  }

  /// The global variables of the program and of those that it continues, the oldest first.
  package var allGlobals: [Property] {
    var all: [Property] = []
    var next: Program? = self
    while let program = next {
      all += program.globals.values
      next = program.continued
    }
    return all.sorted { $0.slot ?? 0 < $1.slot ?? 0 }
  }

  /// All names that the program, or one that it continues, declares outside of types.
  package var ownNames: Set<String> {
    Set(globals.keys).union(functions.keys).union(types.keys).union(continued?.ownNames ?? [])
  }

  /// The names of the types that the program, or one that it continues, declares.
  package var ownTypeNames: Set<String> {
    Set(types.keys).union(continued?.ownTypeNames ?? [])
  }

  /// A type that the program, or one that it continues, declares.
  package func ownType(_ name: String) -> Nominal? {
    find { $0 === library ? nil : $0.types[name] }
  }

  package func type(_ name: String) -> Nominal? { find { $0.types[name] } }
  package func alias(_ name: String) -> SwiftType? { find { $0.aliases[name] } }
  package func global(_ name: String) -> Property? { find { $0.globals[name] } }

  /// Whether it, or a program that it continues, has a global variable of its own with a name.
  package func declares(_ name: String) -> Bool {
    global(name) !== library?.global(name) || objectiveC?.variables.contains(name) == true
  }

  /// The global functions of a name. A later function of the same full name hides an earlier one.
  package func functions(named name: String) -> [Function] {
    var all = functions[name] ?? []
    var next = continued ?? library
    while let program = next {
      let own = Set(program === library ? [] : all.map(\.fullName))
      all += (program.functions[name] ?? []).filter { !own.contains($0.fullName) }
      next = program.continued ?? program.library
    }
    return all
  }

  /// Finds something in the program, in those it continues or in the library, in this order.
  private func find<Found>(_ look: (Program) -> Found?) -> Found? {
    var next: Program? = self
    while let program = next {
      if let found = look(program) { return found }
      next = program.continued ?? program.library
    }
    return nil
  }

  /// Looks up an object's method by the number of its full name.
  package func method(_ key: Int, of nominal: Nominal) -> Function? {
    var next: Nominal? = nominal
    while let type = next {
      if let method = type.table[key] ?? addedMethods[type]?[key] { return method }
      next = type.superclass
    }
    return protocolMethod(key, of: nominal)
  }

  /// Finds the member with which a type overrides or implements another: its own, a superclass's, or one of a
  /// protocol extension.
  package func witness<Found>(
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
        if let found = witness(name, in: conformed, choose) { return found }
      }
    }
    return nil
  }

  /// The method that a protocol extension provides.
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
