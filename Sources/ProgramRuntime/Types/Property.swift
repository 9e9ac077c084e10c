import SourceCode
import Syntax

/// A property.
// Sendable: as every part of a program.
final class Property: ProgramPart, @unchecked Sendable {
  let name: String
  var type: SwiftType
  let isStatic: Bool
  let isConstant: Bool
  let ownership: Ownership
  let isLazy: Bool
  let owner: Nominal?
  let at: Position
  /// Where a stored one lies among the object's fields, or a static one among the globals.
  var slot: Int?
  /// Whether its declaration gives it a value.
  var isInitialized = false
  /// What a stored one is before anybody sets it.
  var initial: Code?
  var getter: Function?
  var setter: Function?
  var willSet: Function?
  var didSet: Function?
  /// Reads and writes what is not stored here but in the model.
  var native: NativeProperty?

  init(
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
    (getter, setter, willSet, didSet) = (nil, nil, nil, nil)
  }

  /// Whether it only watches what the superclass stores.
  var isObserver = false
  var isStored: Bool { getter == nil && native == nil && !isObserver }
  var isSettable: Bool {
    if let native { return native.set != nil }
    return isStored || isObserver ? true : setter != nil
  }
}

/// What carries out a property that no source of the program declares.
struct NativeProperty: Sendable {
  typealias Set = @Sendable (Machine, Value, Value) throws(Halt) -> Void

  var get: @Sendable (Machine, Value) throws(Halt) -> Value
  var set: Set?
}
