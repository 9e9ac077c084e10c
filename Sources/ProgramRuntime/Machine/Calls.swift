import Syntax

/// Calls functions and closures and manages their variables.
extension Machine {
  /// Calls a function on a receiver, with one value for each parameter.
  package func call(_ function: Function, _ receiver: Value, _ arguments: [Value]) throws(Halt)
    -> Value
  {
    var receiver = receiver
    return try call(function, mutating: &receiver, arguments)
  }

  /// Calls a function that may mutate its receiver.
  package func call(
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
    let mutates =
      function.isMutating || function.kind == .initializer || function.kind == .failableInitializer
    try finishing { () throws(Halt) in
      if function.isAsync {
        try runAsync(body, frame, .call(function))
      } else {
        _ = try body(self, frame)
      }
    } _: {
      if mutates { receiver = function.selfVariable.map { get($0, frame) } ?? frame.slots[0] }
    }
    let result = frame.result
    frame.slots = []
    position = caller
    return result
  }

  /// Enters a call whose code nests `levels` deep; throws if the stack would get too deep.
  package func enter(_ levels: Int) throws(Halt) {
    try Bound.depth.check(depth + 1)
    try Bound.levels.check(self.levels + levels)
    depth += 1
    self.levels += levels
  }

  package func leave(_ levels: Int) {
    depth -= 1
    self.levels -= levels
  }

  /// Creates the variables of a new call.
  func beginCall(_ slots: Int) -> Frame {
    calls += 1
    return Frame(slots, call: calls)
  }

  func set(_ variable: Local?, _ slot: Int, _ value: Value, _ frame: Frame) throws(Halt) {
    if variable?.isCaptured == true {
      frame.slots[slot] = .object(try make(.variable, [value]))
    } else {
      frame.slots[slot] = value
    }
  }

  /// Calls a closure.
  package func call(closure: Value, _ arguments: [Value]) throws(Halt) -> Value {
    var arguments = arguments
    return try call(closure: closure, lending: &arguments)
  }

  /// Calls a closure that may change its arguments.
  package func call(closure: Value, lending arguments: inout [Value]) throws(Halt) -> Value {
    guard case .object(let reference) = closure, case .closure(let code) = reference.instance.kind
    else {
      throw .crash("The called value is not a function.")
    }
    if let native = code.native { return try native(self, reference.instance.fields, &arguments) }
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
    try finishing { () throws(Halt) in
      if code.isAsync {
        try runAsync(body, frame, .closureCall(code))
      } else {
        _ = try body(self, frame)
      }
    } _: {
      for (index, local) in code.parameters.enumerated()
      where index < arguments.count && !local.isConstant {
        arguments[index] = get(local, frame)
      }
    }
    let result = frame.result
    frame.slots = []
    position = caller
    return result
  }

  package func get(_ local: Local, _ frame: Frame) -> Value {
    let value = frame.slots[local.slot]
    guard local.isCaptured, case .object(let box) = value, case .variable = box.instance.kind else {
      return value
    }
    return box.instance.fields[0]
  }

  package func set(_ local: Local, _ value: Value, _ frame: Frame) {
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

  /// Creates a fresh variable, as each iteration of a loop does.
  package func declare(_ local: Local, _ value: Value, _ frame: Frame) throws(Halt) {
    var new = local.isCaptured ? Value.object(try make(.variable, [value])) : value
    swap(&frame.slots[local.slot], &new)
  }

  /// A native function as a value.
  package func closure(
    _ fields: [Value] = [], _ native: @escaping (Machine, [Value], [Value]) throws(Halt) -> Value
  ) throws(Halt) -> Value {
    let body = ClosureBody(in: nil)
    body.native = { machine, fields, arguments throws(Halt) in
      try native(machine, fields, arguments)
    }
    return .object(try make(.closure(body), fields))
  }
}
