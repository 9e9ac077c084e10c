import WindowModel

/// A program between two commands: its objects and variables, with references as numbers.
///
/// It is immutable; each command runs on a machine created from it.
package final class ProgramState: Sendable {
  package let program: Program
  package let source: [UInt8]
  private let globals: [Value]
  private let objects: [Stored]
  private let nextNumber: Int
  private let library: LibraryState
  private let line: String

  private struct Stored: Sendable {
    let number: Int
    let kind: Instance.Kind
    let fields: [Value]
    let node: NodeID?
    let isHeld: Bool
    let typeArguments: [SwiftType]
  }

  package init(_ machine: Machine) {
    program = machine.program
    source = machine.source
    globals = machine.globals.map(\.resting)
    objects = machine.heap.values.sorted { $0.number < $1.number }.map {
      Stored(
        number: $0.number, kind: $0.kind, fields: $0.fields.map(\.resting), node: $0.node,
        isHeld: $0.reference != nil, typeArguments: $0.typeArguments)
    }
    nextNumber = machine.nextNumber
    library = machine.library.mapping(\.resting)
    line = machine.line
    footprint = source.count + machine.weight * MemoryLayout<Value>.stride
  }

  /// Creates a machine that continues from this state.
  package func machine() -> Machine {
    let machine = Machine(program)
    machine.source = source
    machine.nextNumber = nextNumber
    machine.line = line
    var references: [Int: Reference] = [:]
    for stored in objects {
      let instance = Instance(stored.number, stored.kind, [])
      (instance.node, instance.typeArguments) = (stored.node, stored.typeArguments)
      machine.heap[stored.number] = instance
      if let node = stored.node { machine.objects[node] = instance }
      if stored.isHeld { references[stored.number] = Reference(instance, machine) }
    }
    for stored in objects {
      machine.heap[stored.number]?.fields = stored.fields.map { $0.running(references) }
    }
    machine.globals = globals.map { $0.running(references) }
    machine.library = library.mapping { $0.running(references) }
    return machine
  }

  package let footprint: Int

  package var fingerprint: [UInt8] {
    var text = "\(nextNumber) \(line)"
    for value in globals { text += "|\(value.print)" }
    for object in objects {
      text += "\n\(object.number) \(object.isHeld)"
      for field in object.fields { text += "|\(field.print)" }
    }
    return source + Array(text.utf8)
  }
}

extension Value {
  /// The value with references as numbers.
  var resting: Value {
    switch self {
    case .object(let reference): .resting(reference.instance.number)
    case .array(let values): .array(values.map(\.resting))
    case .parts(let values): .parts(values.map(\.resting))
    case .element(let index, let values): .element(index, values.map(\.resting))
    case .boxed(let type, let value): .boxed(type, value.resting)
    case .table(let table): .table(table.mapping(\.resting))
    default: self
    }
  }

  /// The value with references restored.
  func running(_ references: [Int: Reference]) -> Value {
    switch self {
    case .resting(let number): references[number].map { .object($0) } ?? .none
    case .array(let values): .array(values.map { $0.running(references) })
    case .parts(let values): .parts(values.map { $0.running(references) })
    case .element(let index, let values): .element(index, values.map { $0.running(references) })
    case .boxed(let type, let value): .boxed(type, value.running(references))
    case .table(let table): .table(table.mapping { $0.running(references) })
    default: self
    }
  }

  /// A text that identifies the value.
  fileprivate var print: String {
    switch self {
    case .array(let values), .parts(let values), .element(_, let values):
      "[" + values.map(\.print).joined(separator: ",") + "]"
    case .table(let table):
      "{" + table.pairs.map { $0.key.print + ":" + $0.value.print }.joined(separator: ",") + "}"
    case .boxed(let type, let value): "\(type)(\(value.print))"
    case .resting(let number): "#\(number)"
    case .string(let text): "\"\(text)\""
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .weak(let number): "~\(number)"
    case .type(let type): "\(type).self"
    case .object, .void, .none, .unset: "-"
    }
  }
}

extension Value {
  /// The number of values it consists of.
  var weight: Int {
    switch self {
    case .array(let values), .parts(let values), .element(_, let values):
      values.reduce(1) { $0 + $1.weight }
    case .table(let table): table.pairs.reduce(1) { $0 + $1.key.weight + $1.value.weight }
    case .boxed(_, let value): 1 + value.weight
    case .string(let text): 1 + text.utf8.count / 16
    default: 1
    }
  }
}

extension Table {
  func mapping(_ change: (Value) -> Value) -> Table {
    var table = Table()
    for pair in pairs { table[change(pair.key)] = change(pair.value) }
    return table
  }
}

extension LibraryState {
  /// Returns a copy with every value transformed.
  func mapping(_ change: (Value) -> Value) -> LibraryState {
    var state = self
    state.targets = targets.map { target in
      var target = target
      target.closure = target.closure.map(change)
      target.action = target.action.map(change)
      return target
    }
    state.observers = observers.map { observer in
      var observer = observer
      observer.block = observer.block.map(change)
      return observer
    }
    state.tasks = tasks.mapValues { task in
      var task = task
      task.closure = change(task.closure)
      task.target = task.target.map(change)
      task.arguments = task.arguments.map(change)
      task.owner = task.owner.map(change)
      return task
    }
    state.completions = completions.mapValues(change)
    state.shared = shared.mapValues(change)
    state.touches = touches.mapValues(change)
    state.sender = nil
    return state
  }
}

extension Machine {
  /// The number of values it stores, including all objects' fields.
  package var weight: Int {
    globals.reduce(0) { $0 + $1.weight }
      + heap.values.reduce(0) { $0 + $1.fields.reduce(4) { $0 + $1.weight } }
  }
}
