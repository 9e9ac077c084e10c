import SourceCode
import Syntax
import WindowModel

/// A program while it runs: its objects, its globals, and the application that it works on.
///
/// The application is lent: it lies here while the program's code runs, and goes to the model for as long as
/// a call into the model takes, which may tell the program something in its turn.
package final class Machine {
  let program: Program
  /// The files that it was read from.
  var source: [UInt8] = []
  var globals: [Value]
  /// All objects, closures and shared variables, by number.
  var heap: [Int: Instance] = [:]
  var nextNumber = 1
  /// The objects of the program that are views or controllers of the model.
  var objects: [NodeID: Instance] = [:]
  /// What lost its last reference and was not looked at yet.
  private var unheld: [Instance] = []
  private var isSweeping = false

  /// The application while the program's code runs.
  var application: Application?
  /// Why the command under way must be refused.
  package var crash: Crash?
  /// How many statements the command under way ran.
  private var steps = 0
  /// Who takes the steps down, nil while nobody looks.
  var tracer: Tracer?
  var outputBytes = 0
  /// How many elements of lists, and sixteenths of bytes of texts, were made or gone through.
  private var visited = 0
  private(set) var depth = 0
  /// How many values and statements of the calls under way lie one within the other, which the stack has to hold.
  private var levels = 0
  /// How many calls began.
  private var calls = 0
  /// The line of the statement that runs.
  var position: Position?
  var library = LibraryState()
  /// The lines that the command under way printed.
  var printed: [String] = []
  /// What was printed of the line that has not ended.
  var line = ""
  /// What the next object may be called that a class method of Objective-C makes.
  var factoryName: String?
  /// The objects whose initializers run, in which observers are not told.
  var initializing: [(number: Int, owner: Nominal?, depth: Int)] = []
  /// The properties whose observers run, by object, which are not told of what they set themselves.
  var observed: [(property: Property, number: Int)] = []
  /// The overrides of what UIKit calls that run now.
  var calledBack: [(number: Int, method: Event.Name)] = []
  /// Up to when time passes after the command under way, in seconds of the program's clock.
  var horizon = 0.0
  /// Methods that were looked for, by type and name.
  var found: [MethodPlace: Function] = [:]
  /// What was found for messages of Objective-C, by class and selector.
  var messages: [MessagePlace: ObjectiveCMethodInfo.Run] = [:]

  init(_ program: Program) {
    self.program = program
    globals = [Value](repeating: .unset, count: program.globalCount)
  }

  /// Objects that hold each other leave no memory behind, whatever ended the run.
  deinit { for instance in heap.values { instance.fields = [] } }

  // MARK: The application

  /// Calls into the model, which has the application meanwhile.
  func withModel<Result>(
    _ body: (inout Application) throws(Refusal) -> Result
  ) throws(Halt) -> Result {
    try Bound.levels.check(levels + Self.levelsOfModel)
    levels += Self.levelsOfModel
    defer { levels -= Self.levelsOfModel }
    guard var lent = application.take() else { throw .crash("There is no application.") }
    let result: Result
    do throws(Refusal) {
      result = try body(&lent)
      application = consume lent
    } catch {
      application = consume lent
      throw halt(error)
    }
    // What the model called back may have ended the program.
    if let crash { throw .crash(crash) }
    return result
  }

  /// How many statements and values take as much of the stack as a call into the model that calls back.
  private static let levelsOfModel = 50

  /// Carries out a command within the turn that is under way; what it made, if it made something.
  @discardableResult
  func carryOut(_ action: some CommandAction) throws(Halt) -> NodeID? {
    try withModel { application throws(Refusal) in try application.carryOut(inCode: Command(action))
    }
  }

  /// What the model refuses as a halt: an exception of UIKit's ends the program.
  private func halt(_ refusal: Refusal) -> Halt {
    switch refusal {
    case .exception(let name, let reason):
      .crash(
        Crash(
          message: "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'",
          exception: name, position: position))
    case .within(_, let inner), .inBatch(_, let inner): halt(inner)
    default: .bound(refusal.sentence)
    }
  }

  /// Reads the application.
  func read<Result>(_ body: (Application) -> Result) throws(Halt) -> Result {
    guard let application else { throw .crash("There is no application.") }
    return body(application)
  }

  /// Runs the program's code on an application that the model lends.
  func on<Result>(
    _ lent: inout Application, else failed: Result, _ body: () throws(Halt) -> Result
  ) -> Result {
    guard crash == nil else { return failed }
    return holding(&lent) {
      do throws(Halt) {
        let result = try body()
        try sweep()
        return result
      } catch {
        note(error)
        return failed
      }
    }
  }

  /// Has the application that the model lends while `body` runs.
  func holding<Result>(_ lent: inout Application, _ body: () -> Result) -> Result {
    var vacant = Self.vacant
    swap(&lent, &vacant)
    application = consume vacant
    defer { if let back = application.take() { lent = back } }
    return body()
  }

  /// What stands in the model's place while the program has its application.
  private static let vacant = Application()

  /// Takes down why the program ends.
  func note(_ halt: Halt) {
    guard crash == nil else { return }
    switch halt {
    case .crash(var reason):
      reason.position = reason.position ?? position
      crash = reason
    case .raised(let value, let type):
      crash = Crash(
        message: "Fatal error: Error raised at top level: \(describe(value, type, isDebug: true))",
        position: position)
    case .nothing: break
    case .bound(let sentence): crash = Crash(message: sentence, isBound: true, position: position)
    }
  }

  // MARK: Steps and output

  /// Counts a statement that begins, and remembers where it stands.
  func step(_ mark: Mark, _ frame: Frame) throws(Halt) {
    steps += 1
    try Bound.statements.check(steps)
    // A crash within the library's code lies at the program's own line.
    guard !mark.isLibrary else { return }
    position = mark.at
    tracer?.begin(mark, frame, self)
  }

  /// Counts elements that are made or gone through, which take time and memory.
  func charge(_ count: Int) throws(Halt) {
    visited += count
    try Bound.visits.check(visited)
  }

  /// Counts what a value has to go through.
  func charge(_ value: Value) throws(Halt) {
    switch value {
    case .array(let values): if values.count > 8 { try charge(values.count) }
    case .table(let table): if table.count > 8 { try charge(table.count) }
    case .string(let text): if text.utf8.count > 128 { try charge(text.utf8.count / 16) }
    default: break
    }
  }

  func print(_ text: String) throws(Halt) {
    outputBytes += text.utf8.count + 1
    try Bound.output.check(outputBytes)
    printed.append(text)
    application?.postPrint(text)
  }

  // MARK: Objects

  func make(_ kind: Instance.Kind, _ fields: [Value]) throws(Halt) -> Reference {
    try Bound.objects.check(heap.count + 1)
    let instance = Instance(nextNumber, kind, fields)
    nextNumber += 1
    heap[instance.number] = instance
    return Reference(instance, self)
  }

  /// A handle for an object that lives.
  func reference(to instance: Instance) -> Reference {
    if let reference = instance.reference { return reference }
    let reference = Reference(instance, self)
    if let node = instance.node {
      instance.isBorrowed = application?.isHeldByModel(node) == false
      application?.holdByCode(node)
    }
    return reference
  }

  /// What a weak reference still leads to, or nil.
  func strong(_ number: Int) -> Value {
    guard let instance = heap[number], !instance.isGoing else { return .none }
    if instance.reference == nil, instance.node == nil { return .none }
    return .object(reference(to: instance))
  }

  /// Hears of each object whose last reference is gone.
  func isUnheld(_ instance: Instance) { unheld.append(instance) }

  /// Lets go of what nobody holds any longer, which may run `deinit`.
  func sweep() throws(Halt) {
    guard !unheld.isEmpty, !isSweeping else { return }
    isSweeping = true
    defer { isSweeping = false }
    while !unheld.isEmpty {
      let instance = unheld.removeFirst()  // checked: it is not empty
      guard instance.reference == nil, heap[instance.number] != nil, !instance.isGoing else {
        continue
      }
      // What it alone held goes before the next one.
      let rest = unheld
      unheld = []
      if let node = instance.node {
        isSweeping = false
        let isBorrowed = instance.isBorrowed
        try withModel { application throws(Refusal) in
          application.letGoByCode(node, atOnce: !isBorrowed)
        }
        isSweeping = true
      } else {
        try end(instance)
      }
      unheld += rest
    }
  }

  /// The end of an object: its `deinit`, the superclass's after it, then what it held.
  func end(_ instance: Instance) throws(Halt) {
    guard !instance.isGoing else { return }
    instance.isGoing = true
    var reference: Reference? = Reference(instance, self)
    if let nominal = instance.nominal, let value = reference.map(Value.object) {
      for type in nominal.lineage {
        if let deinitializer = type.deinitializer { _ = try call(deinitializer, value, []) }
      }
    }
    reference = nil
    heap[instance.number] = nil
    if let node = instance.node { objects[node] = nil }
    var fields: [Value] = []
    swap(&fields, &instance.fields)
  }

  // MARK: Calls

  /// Calls a function on a value, with one value for each parameter.
  func call(_ function: Function, _ receiver: Value, _ arguments: [Value]) throws(Halt) -> Value {
    var receiver = receiver
    return try call(function, mutating: &receiver, arguments)
  }

  /// The same with a receiver that the function may change.
  func call(
    _ function: Function, mutating receiver: inout Value, _ arguments: [Value]
  ) throws(Halt) -> Value {
    if let native = function.native {
      try charge(receiver)
      for argument in arguments { try charge(argument) }
      return try native(self, receiver, arguments)
    }
    try sweep()
    guard let body = function.body else {
      throw .crash("'\(function.fullName)' has no body.")
    }
    try enter(function.levels)
    defer { leave(function.levels) }
    let caller = position
    let frame = beginCall(max(function.slots, arguments.count + 1))
    try set(function.selfVariable, 0, receiver, frame)
    receiver = .void
    for (index, argument) in arguments.enumerated() {
      let variable =
        index < function.parameterVariables.count ? function.parameterVariables[index] : nil
      try set(variable, index + 1, argument, frame)
    }
    _ = try body(self, frame)
    if function.isMutating || function.kind == .initializer || function.kind == .failableInitializer
    {
      receiver = function.selfVariable.map { get($0, frame) } ?? frame.slots[0]
    }
    let result = frame.result
    frame.slots = []
    position = caller
    return result
  }

  /// Begins a call whose code lies so many levels deep in itself, unless it would lie too deep.
  func enter(_ levels: Int) throws(Halt) {
    try Bound.depth.check(depth + 1)
    try Bound.levels.check(self.levels + levels)
    depth += 1
    self.levels += levels
  }

  func leave(_ levels: Int) {
    depth -= 1
    self.levels -= levels
  }

  /// The variables of a call that begins.
  func beginCall(_ slots: Int) -> Frame {
    calls += 1
    return Frame(slots, call: calls)
  }

  private func set(_ variable: Local?, _ slot: Int, _ value: Value, _ frame: Frame) throws(Halt) {
    if variable?.isCaptured == true {
      frame.slots[slot] = .object(try make(.variable, [value]))
    } else {
      frame.slots[slot] = value
    }
  }

  /// Calls a closure.
  func call(closure: Value, _ arguments: [Value]) throws(Halt) -> Value {
    var arguments = arguments
    return try call(closure: closure, lending: &arguments)
  }

  /// Calls a closure that may change what it is given.
  func call(closure: Value, lending arguments: inout [Value]) throws(Halt) -> Value {
    guard case .object(let reference) = closure, case .closure(let code) = reference.instance.kind
    else {
      throw .crash("What is called is no function.")
    }
    if let native = code.native { return try native(self, reference.instance.fields, arguments) }
    guard let body = code.body else { throw .crash("A closure has no body.") }
    try enter(code.levels)
    defer { leave(code.levels) }
    let caller = position
    let frame = beginCall(code.slots)
    for (local, argument) in zip(code.parameters, arguments) {
      try set(local, local.slot, argument, frame)
    }
    let fields = reference.instance.fields
    for (index, capture) in code.captures.enumerated() {
      frame.slots[capture.inner.slot] = fields[index]
    }
    for (index, entry) in code.listed.enumerated() {
      try set(entry.inner, entry.inner.slot, fields[code.captures.count + index], frame)
    }
    _ = try body(self, frame)
    let result = frame.result
    for (index, local) in code.parameters.enumerated()
    where index < arguments.count && !local.isConstant {
      arguments[index] = get(local, frame)
    }
    frame.slots = []
    position = caller
    return result
  }

  // MARK: Variables

  func get(_ local: Local, _ frame: Frame) -> Value {
    let value = frame.slots[local.slot]
    guard local.isCaptured, case .object(let box) = value, case .variable = box.instance.kind else {
      return value
    }
    return box.instance.fields[0]
  }

  func set(_ local: Local, _ value: Value, _ frame: Frame) {
    if local.isCaptured, case .object(let box) = frame.slots[local.slot],
      case .variable = box.instance.kind
    {
      var value = value
      swap(&box.instance.fields[0], &value)
    } else {
      var value = value
      swap(&frame.slots[local.slot], &value)
    }
  }

  /// Makes a variable anew, as each round of a loop does.
  func declare(_ local: Local, _ value: Value, _ frame: Frame) throws(Halt) {
    var new = local.isCaptured ? Value.object(try make(.variable, [value])) : value
    swap(&frame.slots[local.slot], &new)
  }

  /// A native function as a value.
  func closure(
    _ fields: [Value] = [], _ native: @escaping (Machine, [Value], [Value]) throws(Halt) -> Value
  ) throws(Halt) -> Value {
    let body = ClosureBody(in: nil)
    body.native = native
    return .object(try make(.closure(body), fields))
  }
}
