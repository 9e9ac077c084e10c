package import SourceCode
package import Syntax

/// A property.
// Sendable: see `ProgramPart`.
package final class Property: ProgramPart, @unchecked Sendable {
  package let name: String
  package var type: SwiftType
  package let isStatic: Bool
  package let isConstant: Bool
  package let ownership: Ownership
  package let isLazy: Bool
  package let owner: Nominal?
  package let at: Position
  /// Its attributes and modifiers.
  package var modifiers = Modifiers()
  /// The constraints on placeholders under which its type has it.
  package var constraints: [TypeConstraint] = []
  /// The index among the object's fields, or among the globals if static.
  package var slot: Int?
  /// Whether its declaration has an initial value.
  package var isInitialized = false
  /// Whether a global holds an array view or a slice, whose indices are those of the whole.
  package var isView = false, isSlice = false
  /// The initial value of a stored property.
  package var initial: Code?
  package var getter: Function?
  package var setter: Function?
  package var willSet: Function?
  package var didSet: Function?
  /// Reads and writes a property that the model stores.
  package var native: NativeProperty?

  package init(
    _ name: String, _ type: SwiftType, isStatic: Bool, isConstant: Bool, _ ownership: Ownership,
    isLazy: Bool, owner: Nominal?, at: Position, in program: Program?
  ) {
    self.name = name
    self.type = type
    self.isStatic = isStatic
    self.isConstant = isConstant
    self.ownership = ownership
    self.isLazy = isLazy
    self.owner = owner
    self.at = at
    super.init(in: program)
  }

  override func takeApart() {
    (initial, native) = (nil, nil)
    (getter, setter, willSet, didSet, constraints) = (nil, nil, nil, nil, [])
  }

  /// Whether observers of its key hear of changes.
  package var isDynamic: Bool { modifiers.words.contains("dynamic") }
  /// Whether it only observes a property that the superclass stores.
  package var isObserver = false
  package var isStored: Bool { getter == nil && native == nil && !isObserver }
  package var isSettable: Bool {
    if let native { return native.set != nil }
    return isStored || isObserver ? true : setter != nil
  }
}

/// The implementation of a property that no source of the program declares.
package struct NativeProperty: Sendable {
  package typealias Set = @Sendable (Machine, Value, Value) throws(Halt) -> Void

  package var get: @Sendable (Machine, Value) throws(Halt) -> Value
  var set: Set?

  package init(
    get: @escaping @Sendable (Machine, Value) throws(Halt) -> Value, set: Set? = nil
  ) {
    self.get = get
    self.set = set
  }
}
