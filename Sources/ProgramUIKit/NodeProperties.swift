package import ProgramRuntime
package import WindowModel

/// Properties that the model stores for a view or a controller.
extension Library {
  /// A property read from the model for a node.
  package static func node(
    _ read: @escaping @Sendable (NodeID, Application) -> Value, set: NativeProperty.Set? = nil
  ) -> NativeProperty {
    NativeProperty(
      get: { machine, value throws(Halt) in
        let node = try machine.node(value)
        return try machine.read { read(node, $0) }
      },
      set: set)
  }

  package static func flag(_ read: @escaping @Sendable (NodeID, Application) -> Bool)
    -> NativeProperty
  {
    node { .bool(read($0, $1)) }
  }

  /// A property that is another view or controller.
  package static func other(
    _ read: @escaping @Sendable (NodeID, Application) -> NodeID?, set: NativeProperty.Set? = nil
  ) -> NativeProperty {
    NativeProperty(
      get: { machine, value throws(Halt) in
        let node = try machine.node(value)
        return try machine.object(try machine.read { read(node, $0) })
      },
      set: set)
  }

  /// A property that is a list of views or controllers.
  package static func others(
    _ read: @escaping @Sendable (NodeID, Application) -> [NodeID], set: NativeProperty.Set? = nil
  ) -> NativeProperty {
    NativeProperty(
      get: { machine, value throws(Halt) in
        let node = try machine.node(value)
        return try machine.objects(try machine.read { read(node, $0) })
      },
      set: set)
  }

  /// Sets a property with a command that changes a node; nil for a read-only property.
  package static func setting<Properties>(
    _ write: (@Sendable (inout Properties, Value) -> Void)?,
    by change:
      @escaping @Sendable (Machine, Value, (inout Properties) -> Void) throws(Halt) -> Void
  ) -> NativeProperty.Set? {
    guard let write else { return nil }
    return { machine, value, new throws(Halt) in try change(machine, value) { write(&$0, new) } }
  }
}
