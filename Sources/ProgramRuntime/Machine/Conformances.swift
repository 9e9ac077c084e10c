import Syntax

/// Finds the members with which types implement those of protocols.
extension Machine {
  /// A type's implementation of a protocol's member. A default one is fixed by the class that declares the
  /// conformance; subclasses replace it only by overriding a member of that class.
  package func implementation<Found>(
    of protocolType: Nominal?, in nominal: Nominal, _ owner: KeyPath<Found, Nominal?>,
    _ find: (Nominal) -> Found?
  ) -> Found? {
    if nominal.kind == .class, let protocolType, protocolType.kind == .protocol,
      let first = nominal.lineage.last(where: { $0.conforms(to: protocolType) }), first !== nominal,
      let found = find(first), found[keyPath: owner]?.kind == .protocol
    {
      return found
    }
    return find(nominal)
  }

  /// A type's implementation of a method, with a cache for each type.
  package func implementation(of function: Function, _ nominal: Nominal) -> Function? {
    implementation(of: function.owner, in: nominal, \.owner) {
      implementation(of: function.key, $0)
    }
  }

  /// A type's implementation of a property.
  package func implementation(of property: Property, _ nominal: Nominal) -> Property? {
    implementation(of: property.owner, in: nominal, \.owner) { find(property.name, in: $0) }
  }
}
