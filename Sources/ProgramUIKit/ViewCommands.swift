package import ProgramRuntime
package import WindowModel

/// The program's changes to views and windows, as commands of the model.
extension Machine {
  func makeView(_ value: Value, frame: Rect) throws(Halt) {
    guard case .object(let reference) = value, let nominal = reference.instance.nominal else {
      return
    }
    if nominal.lineage.contains(where: { $0.name == "UIWindow" }) {
      return try makeWindow(value) { $0.frame = frame }
    }
    var command = CreateView()
    command.identifier = try freshName(for: reference.instance, nominal)
    let known = nominal.lineage.first { type in ViewClass.known.contains { $0.name == type.name } }
    command.viewClass = ViewClass(nominal.name, subclassOf: known?.name ?? "UIView") ?? .view
    command.properties.frame = frame
    command.isRetained = false
    guard let node = try carryOut(command) else { throw .crash("A view could not be made.") }
    bind(reference, to: node)
  }

  func makeWindow(_ value: Value, _ prepare: (inout WindowProperties) -> Void) throws(Halt) {
    guard case .object(let reference) = value, let nominal = reference.instance.nominal else {
      return
    }
    var command = CreateWindow()
    command.identifier = try freshName(for: reference.instance, nominal)
    command.viewClass = ViewClass(nominal.name, subclassOf: "UIWindow") ?? .window
    prepare(&command.properties)
    command.isRetained = false
    guard let node = try carryOut(command) else { throw .crash("A window could not be made.") }
    bind(reference, to: node)
  }

  package func changeView(_ value: Value, _ write: (inout ViewProperties) -> Void) throws(Halt) {
    var change = ChangeView()
    change.view = try identifier(value)
    write(&change.properties)
    try carryOut(change)
  }

  func changeWindow(_ value: Value, _ write: (inout WindowProperties) -> Void) throws(Halt) {
    var change = ChangeWindow()
    change.window = try identifier(value)
    write(&change.properties)
    try carryOut(change)
  }
}
