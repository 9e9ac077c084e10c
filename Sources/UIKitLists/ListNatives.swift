import ProgramRuntime
import ProgramUIKit
import WindowModel

/// What table views and collection views do alike: index paths, cells for reuse, selection and updates.
extension Library {
  static let reloadAll: Native = { machine, value, _ throws(Halt) in
    try machine.onTable(value) { $0.reloadRows(of: $1) }
    return .void
  }

  static let reloadPaths: Native = { machine, value, arguments throws(Halt) in
    let paths = arguments[0].array.map(Machine.rowPath)
    try machine.onTable(value) { $0.reload(paths, of: $1) }
    return .void
  }

  static let updateRows: Native = { machine, value, arguments throws(Halt) in
    var update = RowUpdate()
    update.deleted = arguments[0].array.map(Machine.rowPath)
    update.inserted = arguments[1].array.map(Machine.rowPath)
    let node = try machine.node(value)
    try machine.withModel { application throws(Refusal) in
      try application.update(node, by: update)
    }
    return .void
  }

  static let waitingCells: Native = { machine, value, _ throws(Halt) in
    let node = try machine.node(value)
    return try machine.objects(try machine.read { $0.reusableCells(of: node) })
  }

  static let takeCell: Native = { machine, value, arguments throws(Halt) in
    let cell = try machine.node(arguments[0])
    try machine.onTable(value) { $0.reuse(cell, of: $1) }
    return .void
  }

  static let cellAtPath: Native = { machine, value, arguments throws(Halt) in
    let path = Machine.rowPath(arguments[0])
    return try machine.object(try machine.readTable(value)?.cell(at: path))
  }

  static let pathOfCell: Native = { machine, value, arguments throws(Halt) in
    let cell = try machine.node(arguments[0])
    return try machine.readTable(value)?.path(of: cell).map(Machine.value) ?? .none
  }

  static let deselect: Native = { machine, value, arguments throws(Halt) in
    try machine.onTable(value) { $0.deselectRow(Machine.rowPath(arguments[0]), of: $1) }
    return .void
  }
}

extension Machine {
  /// Selects the row or item at an index path, or none; returns whether there is a path.
  func select(_ path: Value, in list: Value) throws(Halt) -> Bool {
    let path = path.isNone ? nil : Machine.rowPath(path)
    try onTable(list) { application, id in
      guard let path else { return application.deselectRows(of: id) }
      application.selectRow(path, of: id)
    }
    return path != nil
  }

  /// Makes an object of a registered class.
  func makeRegistered(
    _ type: Value, _ name: String, _ arguments: [Value], _ superclass: String
  ) throws(Halt) -> Value {
    guard case .type(let type) = type.unboxed, let nominal = type.nominal,
      nominal.lineage.contains(where: { $0.name == superclass }),
      let key = program.knownKey(name), let initializer = implementation(of: key, nominal)
    else { throw .crash("The class that was registered does not inherit from \(superclass).") }
    let object = try allocate(nominal, named: nil)
    return try initialize(object, from: nominal, initializer, arguments)
  }
}
