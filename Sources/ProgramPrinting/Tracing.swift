package import ProgramRuntime
import SourceCode
import Syntax
package import WindowModel

/// Records the steps of a run in a trace, each with the visible variables.
package final class Tracer: StepRecorder {
  private let trace: CodeTrace
  /// The active calls with recorded steps.
  private var calls: [Call] = []

  private struct Call {
    // Weak, so that the values in a call's variables are released on time.
    weak var frame: Frame?
    let depth: Int
    var mark: Mark
    var variables: [CodeTrace.Variable]
    /// The index of its last step in the trace.
    var step: Int
  }

  package init(_ trace: CodeTrace) { self.trace = trace }

  package func begin(_ mark: Mark, _ frame: Frame, _ machine: Machine) {
    guard let application = machine.application else { return }
    let number = trace.begin(in: application)
    // A step that is not recorded may still show what a recorded step changed.
    guard number != nil || !calls.isEmpty else { return }
    while let last = calls.last, last.frame !== frame, last.depth >= machine.depth {
      calls.removeLast()  // checked: there is a last one
    }
    let isNew = calls.last?.frame !== frame
    guard number != nil || !isNew else { return }
    let variables = machine.inspect(mark, frame)
    if !isNew {
      change(to: variables)
      _ = calls.popLast()
    }
    guard let number else { return }
    let at = mark.at
    let step = trace.add(
      .init(
        number, file: machine.program.fileName(at.file), line: at.line, column: at.column,
        function: mark.function, call: frame.call, depth: machine.depth,
        variables: isNew ? variables : []))
    calls.append(
      Call(frame: frame, depth: machine.depth, mark: mark, variables: variables, step: step))
  }

  package func end(_ machine: Machine) {
    guard let application = machine.application else { return }
    trace.end(in: application)
    // Only the top-level code has variables that outlive it.
    guard let first = calls.first, first.depth == 0 else { return }
    calls = [first]
    change(to: machine.inspect(first.mark, first.frame))
  }

  /// Records what the last call's last step changed.
  private func change(to variables: [CodeTrace.Variable]) {
    guard let call = calls.last else { return }
    let known = Set(call.variables)
    let changed = variables.filter { !known.contains($0) }
    if !changed.isEmpty { trace.change(call.step, changed) }
  }
}

extension Machine {
  /// The visible variables at a statement, with their values as text; outer ones first.
  fileprivate func inspect(_ mark: Mark, _ frame: Frame?) -> [CodeTrace.Variable] {
    var found: [CodeTrace.Variable] = []
    for variable in mark.variables.suffix(Self.mostInspected) {
      guard let value = value(of: variable.place, frame) else { continue }
      if case .unset = value { continue }
      found.removeAll { $0.name == variable.name }
      found.append(.init(variable.name, inspected(value, variable.type)))
    }
    return found
  }

  /// The maximum number of variables recorded per step.
  private static let mostInspected = 40

  private func value(of place: Sight.Place, _ frame: Frame?) -> Value? {
    switch place {
    case .global(let slot): globals.indices.contains(slot) ? globals[slot] : nil
    case .local(let local):
      frame.flatMap { $0.slots.indices.contains(local.slot) ? get(local, $0) : nil }
    }
  }

  /// A value as a debugger shows it: short, and without running any code.
  private func inspected(_ value: Value, _ type: SwiftType) -> String {
    let text = inspected(value, type, level: 0)
    return text.count > 200 ? text.prefix(199) + "…" : text
  }

  private func inspected(_ value: Value, _ type: SwiftType, level: Int) -> String {
    guard level < 4 else { return "…" }
    func inner(_ value: Value, _ type: SwiftType) -> String {
      inspected(value, type, level: level + 1)
    }
    func list(_ texts: [String], of count: Int) -> String {
      (texts + (count > texts.count ? ["… \(count - texts.count) more"] : []))
        .joined(separator: ", ")
    }
    let shown = level == 0 ? 10 : 3
    switch value {
    case .void: return "()"
    case .none: return "nil"
    case .unset: return "not set"
    case .bool(let flag): return "\(flag)"
    case .int(let number): return "\(number)"
    case .double(let number): return type.unwrapped == .float ? "\(Float(number))" : "\(number)"
    case .string(let text):
      let start = text.prefix(80)
      return "\"\(start)\(start.endIndex < text.endIndex ? "…" : "")\""
    case .type(let type): return "\(type)"
    case .boxed(let own, let inside): return inspected(inside, own, level: level)
    case .object(let reference): return inspected(reference.instance)
    case .weak(let number), .resting(let number): return heap[number].map(inspected) ?? "nil"
    case .array(let values):
      let element = self.element(of: type)
      return "[\(list(values.prefix(shown).map { inner($0, element) }, of: values.count))]"
    case .table(let table):
      // The rest, which may be long, is not visited.
      let pairs = Array(table.entries.lazy.compactMap { $0 }.prefix(shown))
      guard case .dictionary(let key, let element) = type.unwrapped else {
        let element = self.element(of: type)
        return "[\(list(pairs.map { inner($0.key, element) }, of: table.count))]"
      }
      let texts = pairs.map { "\(inner($0.key, key)): \(inner($0.value, element))" }
      return texts.isEmpty ? "[:]" : "[\(list(texts, of: table.count))]"
    case .element(let index, let payload):
      guard let nominal = type.unwrapped.nominal, index < nominal.elements.count else { return "…" }
      let element = nominal.elements[index]
      guard !payload.isEmpty else { return ".\(element.name)" }
      let parts = zip(payload, element.payload).map { inner($0, $1.type) }
      return ".\(element.name)(\(parts.joined(separator: ", ")))"
    case .parts(let parts): return inspected(parts, type.unwrapped, inner)
    }
  }

  private func element(of type: SwiftType) -> SwiftType {
    switch type.unwrapped {
    case .array(let element), .set(let element): element
    default: .any
    }
  }

  /// A tuple, a range or a struct.
  private func inspected(
    _ parts: [Value], _ type: SwiftType, _ inner: (Value, SwiftType) -> String
  ) -> String {
    switch type {
    case .tuple(let elements):
      let texts = zip(elements, parts).map { element, part in
        (element.label.map { "\($0): " } ?? "") + inner(part, element.type)
      }
      return "(\(texts.joined(separator: ", ")))"
    case .range(let bound, let isClosed):
      return parts.map { inner($0, bound) }.joined(separator: isClosed ? "..." : "..<")
    default: break
    }
    guard let nominal = type.nominal else { return "…" }
    if nominal.isLibrary, let text = Library.description(of: .parts(parts), nominal) { return text }
    let texts = zip(nominal.stored, parts).map { "\($0.name): \(inner($1, $0.type))" }
    return "\(nominal.name)(\(texts.joined(separator: ", ")))"
  }

  /// An object: its class, and its name in the session or its number.
  private func inspected(_ instance: Instance) -> String {
    guard let nominal = instance.nominal else { return "a closure" }
    guard let node = instance.node, let application,
      application.view(node) != nil || application.controller(node) != nil
    else {
      return "\(nominal.path) #\(instance.number)"
    }
    return "\(nominal.path) \(application.identifier(of: node))"
  }
}
