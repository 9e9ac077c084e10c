import Syntax
package import WindowModel

/// Maps between the program's objects and the model's.
extension Machine {
  /// Returns the model's view or controller for an object.
  package func node(_ value: Value) throws(Halt) -> NodeID {
    guard case .object(let reference) = value else { throw .foundNil }
    guard let node = reference.instance.node else {
      throw .crash(
        "'\(reference.instance.nominal?.name ?? "It")' is used before 'super.init' was called.")
    }
    return node
  }

  package func identifier(_ value: Value) throws(Halt) -> Identifier {
    let node = try node(value)
    return try read { $0.identifier(of: node) }
  }

  /// Returns the program's object for a model object; creates it if the program has not seen it before.
  package func object(_ node: NodeID?) throws(Halt) -> Value {
    guard let node else { return .none }
    if let instance = objects[node] { return .object(reference(to: instance)) }
    guard let nominal = try read({ program.nominal(of: node, in: $0) }) else { return .none }
    let reference = try make(
      .object(nominal), [Value](repeating: .unset, count: nominal.stored.count))
    for (slot, property) in nominal.stored.enumerated() {
      if let initial = property.initial, !property.isLazy {
        reference.instance.fields[slot] = try initial(self, Frame(1))
      }
    }
    bind(reference, to: node)
    return .object(reference)
  }

  package func objects(_ nodes: [NodeID]) throws(Halt) -> Value {
    var values: [Value] = []
    for node in nodes { values.append(try object(node)) }
    return .array(values)
  }

  /// Ties an object to the model's view or controller.
  package func bind(_ reference: Reference, to node: NodeID) {
    reference.instance.node = node
    objects[node] = reference.instance
    application?.holdByCode(node)
  }

  /// Returns a name for a new object: its variable's or its class's, with a number if the name is taken.
  package func freshName(for instance: Instance, _ nominal: Nominal) throws(Halt) -> Identifier? {
    var base = instance.name ?? ""
    if base.isEmpty {
      let bare = nominal.name.hasPrefix("UI") ? nominal.name.dropFirst(2) : nominal.name[...]
      base = bare.prefix(1).lowercased() + bare.dropFirst()
    }
    while base.hasPrefix("_") { base.removeFirst() }  // checked: it has a prefix
    guard Identifier(base) != nil else { return nil }
    return try read { application in
      var name = base
      var number = 2
      while let identifier = Identifier(name), application.isTaken(identifier), number < 100_000 {
        name = "\(base.prefix(50))\(number)"
        number += 1
      }
      return Identifier(name)
    }
  }

  // MARK: Values of the model

  package static func value(_ point: Point) -> Value {
    .parts([.double(point.x), .double(point.y)])
  }

  package static func value(_ size: Size) -> Value {
    .parts([.double(size.width), .double(size.height)])
  }

  package static func value(_ rect: Rect) -> Value {
    .parts([value(rect.origin), value(rect.size)])
  }

  package static func value(_ insets: EdgeInsets) -> Value {
    .parts([
      .double(insets.top), .double(insets.left), .double(insets.bottom), .double(insets.right),
    ])
  }

  package static func value(_ transform: AffineTransform) -> Value {
    .parts(
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map {
        .double($0)
      })
  }

  package static func point(_ value: Value) -> Point {
    let parts = value.parts
    return parts.count == 2 ? Point(x: parts[0].double, y: parts[1].double) : .zero
  }

  package static func rect(_ value: Value) -> Rect {
    let parts = value.parts
    guard parts.count == 2 else { return .zero }
    let size = parts[1].parts
    let (width, height) = size.count == 2 ? (size[0].double, size[1].double) : (0, 0)
    return Rect(origin: point(parts[0]), size: Size(width: width, height: height))
  }

  package static func transform(_ value: Value) -> AffineTransform {
    let parts = value.parts.map(\.double)
    guard parts.count == 6 else { return .identity }
    return AffineTransform(
      a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }

  package static func insets(_ value: Value) -> EdgeInsets {
    let parts = value.parts.map(\.double)
    guard parts.count == 4 else { return .zero }
    return EdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
  }

  /// A stored property of a library object, by name.
  package func field(_ name: String, of value: Value) -> Value {
    guard case .object(let reference) = value, let nominal = reference.instance.nominal,
      let slot = nominal.stored.first(where: { $0.name == name })?.slot,
      slot < reference.instance.fields.count
    else { return .none }
    switch reference.instance.fields[slot] {
    case .unset: return .none
    case .weak(let number): return strong(number)
    case let field: return field
    }
  }

  package func setField(_ name: String, of value: Value, _ new: Value) {
    guard case .object(let reference) = value, let nominal = reference.instance.nominal,
      let slot = nominal.stored.first(where: { $0.name == name })?.slot,
      slot < reference.instance.fields.count
    else { return }
    var new = new
    swap(&reference.instance.fields[slot], &new)
  }

  /// Creates an object of a library class with its declared initial values.
  package func make(_ name: String) throws(Halt) -> Value {
    guard let nominal = program.type(name) else { throw .crash("There is no class '\(name)'.") }
    let value = try allocate(nominal, named: nil)
    try runInitialValues(of: value, from: nominal, to: nil)
    return value
  }

  /// Returns the app's single object of a class, by a key.
  package func shared(_ name: String, _ type: String, _ prepare: (Value) -> Void = { _ in })
    throws(Halt)
    -> Value
  {
    if let value = library.shared[name] { return value }
    let value = try make(type)
    prepare(value)
    library.shared[name] = value
    return value
  }
}

extension Refusal {
  /// The reason, as a sentence for the code's author.
  var sentence: String {
    switch self {
    case .notFound(let kind, let name), .unknown(let kind, let name, _):
      "There is no \(kind.rawValue) '\(name)' any longer."
    case .identifierTaken(let name): "An object has the name '\(name)' already."
    case .invalidValue(let property, let reason): "'\(property)' can't have this value. \(reason)"
    case .full(let kind, let limit): "An app has \(limit) of kind \(kind.rawValue) at most here."
    case .tooDeep(let limit): "Views lie \(limit) deep at most."
    case .tooMuch(let amount, let limit): "A command comes to \(limit) \(amount.rawValue) at most."
    case .notPossible(let sentence): sentence
    case .notRunning: "The app does not run."
    case .exception(let name, let reason): "\(name): \(reason)"
    case .within(_, let inner), .inBatch(_, let inner): inner.sentence
    case .code(let fault): fault.message
    }
  }
}
