import ObjectiveCLibrary
import ObjectiveCTypes
import ProgramChecking
import ProgramRuntime
import SourceCode
import Syntax

/// The method, function or block being checked, with its variables.
final class ObjectiveCBody {
  let parent: ObjectiveCBody?
  /// The captures, for a block.
  let closure: ClosureBody?
  /// The result type; nil for a block that declares none, until a `return` determines it.
  var result: CType?
  var scopes: [[String: Binding]] = [[:]]
  var slots = 1
  let sight = Sight()
  var nesting = Nesting()
  /// The slots of variables that a block captured; they outlive the scope that first named them.
  var capturedSlots: Set<Int> = []
  var selfVariable: Variable?
  /// The enclosing loops and switches.
  var loops: [(number: Int, isLoop: Bool)] = []
  var loopCount = 0
  /// The method's name for `__func__`.
  var name: String
  /// The selector, for `_cmd`.
  var selector: String?

  init(_ parent: ObjectiveCBody?, result: CType?, name: String, closure: ClosureBody? = nil) {
    self.parent = parent
    self.result = result
    self.name = name
    self.closure = closure
  }

  /// A variable of a function.
  struct Variable {
    let local: Local
    let type: CType
    /// Whether it is declared `__block`, so that blocks share it.
    let isShared: Bool
    /// Whether it is a block's copy, which can't be set.
    var isCopy = false
    var isConstant = false
  }

  /// The meaning of a name.
  enum Binding {
    case variable(Variable)
    /// A `static` variable.
    case global(ObjectiveCGlobal)
  }

  /// The slots of the variables declared since slot `first`, the last one first.
  func ownSlots(since first: Int) -> [Int] {
    (first..<max(first, slots)).reversed().filter { !capturedSlots.contains($0) }
  }

  func declare(
    _ name: String, _ type: CType, isShared: Bool = false, isConstant: Bool = false,
    _ ownership: Ownership = .strong
  ) -> Variable {
    let local = Local(name, .any, slot: slots, isConstant: true, ownership)
    slots += 1
    let variable = Variable(local: local, type: type, isShared: isShared, isConstant: isConstant)
    scopes[scopes.count - 1][name] = .variable(variable)
    sight.show(local, type.shown)
    return variable
  }

  /// Resolves a name; a block copies or shares a variable of its enclosing function.
  func find(_ name: String) -> Binding? {
    if name == "self", let selfVariable { return .variable(selfVariable) }
    for scope in scopes.reversed() { if let binding = scope[name] { return binding } }
    guard let parent, let closure, let outer = parent.find(name) else { return nil }
    if case .global(let global) = outer, global.isCopied { return copy(global, name, closure) }
    guard case .variable(let variable) = outer else { return outer }
    let inner = Local(
      name, .any, slot: slots, isConstant: !variable.isShared, variable.local.ownership)
    capturedSlots.insert(slots)
    slots += 1
    var made = Variable(local: inner, type: variable.type, isShared: variable.isShared)
    if variable.isShared {
      variable.local.isCaptured = true
      inner.isCaptured = true
      closure.captures.append((variable.local, inner))
    } else {
      let local = variable.local
      let copy: Code = { machine, frame throws(Halt) in machine.get(local, frame) }
      closure.listed.append((copy, inner))
      made.isCopy = true
    }
    scopes[0][name] = .variable(made)
    sight.show(inner, variable.type.shown, stays: true)
    return .variable(made)
  }

  private func copy(_ global: ObjectiveCGlobal, _ name: String, _ closure: ClosureBody) -> Binding {
    let inner = Local(name, .any, slot: slots, isConstant: true, global.ownership)
    slots += 1
    let (slot, zero) = (global.slot, global.type.zero)
    let copy: Code = { machine, _ throws(Halt) in
      if case .unset = machine.globals[slot] { return zero }
      return machine.globals[slot]
    }
    closure.listed.append((copy, inner))
    let made = Variable(local: inner, type: global.type, isShared: false, isCopy: true)
    scopes[0][name] = .variable(made)
    sight.show(inner, global.type.shown, stays: true)
    return .variable(made)
  }

  func pushScope() {
    scopes.append([:])
    sight.push()
  }

  func popScope() {
    _ = scopes.popLast()
    sight.pop()
  }

  /// Creates a mark for a statement.
  func mark(_ position: Position) -> Mark {
    sight.function = closure == nil ? name : "block in \(name)"
    return sight.mark(position)
  }

  /// The enclosing body that is not a block's.
  var outermost: ObjectiveCBody { closure == nil ? self : parent?.outermost ?? self }
}

/// A global or `static` variable.
// Sendable: it changes only while its program is checked, before another thread has the program.
final class ObjectiveCGlobal: @unchecked Sendable {
  let slot: Int
  let type: CType
  let ownership: Ownership
  /// Whether blocks copy it like a local variable.
  var isCopied = false
  var isConstant = false

  init(slot: Int, type: CType, ownership: Ownership) {
    self.slot = slot
    self.type = type
    self.ownership = ownership
  }
}
