package import ObjectiveCTypes
package import ProgramRuntime
import ProgramUIKit
import Syntax

/// The Objective-C runtime's functions that exchange method implementations.
extension ObjectiveC {
  private typealias MessagePlace = Machine.MessagePlace

  /// The UIKit methods, by Swift name, of which it is known when UIKit calls them, or that only programs call.
  package static let exchangeable: Set<String> = Set(Machine.calledMethods).union([
    "hitTest(_:with:)", "point(inside:with:)", "present(_:animated:completion:)",
    "makeKeyAndVisible()", "sendEvent(_:)",
  ])

  /// Makes a `Method` or an `IMP`: a method's place, or the place where the source wrote an implementation.
  private static func object(_ name: String, _ place: MessagePlace, _ machine: Machine)
    throws(Halt) -> Value
  {
    let object = try machine.allocate(known(name), named: nil)
    machine.setField("owner", of: object, .type(.nominal(place.nominal)))
    machine.setField("selector", of: object, .string(place.selector))
    machine.setField("isClass", of: object, .bool(place.isClass))
    return object
  }

  private static func place(_ value: Value, _ machine: Machine) throws(Halt) -> MessagePlace {
    MessagePlace(
      nominal: try machine.classOf(machine.field("owner", of: value)),
      selector: machine.field("selector", of: value).string,
      isClass: machine.field("isClass", of: value).bool)
  }

  /// The method of a class or the superclass it inherits it from; nil if there is none.
  private static func method(
    _ receiver: Value, _ selector: String, isClass: Bool, _ machine: Machine
  ) throws(Halt) -> Value {
    if receiver.isNone { return .none }
    let nominal = try machine.classOf(receiver)
    for type in nominal.lineage {
      let place = MessagePlace(nominal: type, selector: selector, isClass: isClass)
      if machine.implementation(at: place) != nil {
        return try object("objc_method", place, machine)
      }
    }
    if selector == "dealloc" || nominal.lineage.contains(where: { $0.isLibrary && $0 !== root }) {
      throw .bound("'\(selector)' of '\(className(of: nominal))' is not part of the model.")
    }
    return .none
  }

  /// Gives a class's method another implementation, if the consequences are known.
  private static func move(_ origin: MessagePlace, to place: MessagePlace, _ machine: Machine)
    throws(Halt)
  {
    let own = machine.program.objectiveC?.tables[place.nominal]?.methods(place.isClass)[
      place.selector]
    if own?.run == nil {
      let inherited = place.nominal.lineage.lazy.compactMap {
        tables[$0]?.methods(place.isClass)[place.selector]
      }.first
      if let inherited, !exchangeable.contains(inherited.function?.fullName ?? "") {
        throw .bound(
          "When UIKit itself calls '\(place.selector)' is not known, so that it can't be exchanged here."
        )
      }
    }
    if let old = machine.implementation(at: place), let new = machine.implementation(at: origin),
      !old.hasKinds(of: new)
    {
      throw .bound(
        "'\(place.selector)' and '\(origin.selector)' take or return values of different types.")
    }
    machine.move(origin, to: place)
  }

  /// Refuses to change a UIKit class through a subclass, which may have its own method on a device.
  private static func check(_ place: MessagePlace, in nominal: Nominal) throws(Halt) {
    guard place.nominal.isLibrary, nominal !== place.nominal else { return }
    throw .bound(
      "Whether '\(className(of: nominal))' has a '\(place.selector)' of its own is not known.")
  }

  static func addMethodExchange(to all: inout [String: LibraryFunction]) {
    let (method, implementation) = (
      CType.object(known("objc_method")), CType.object(known("objc_implementation"))
    )
    for (name, isClass) in [("class_getInstanceMethod", false), ("class_getClassMethod", true)] {
      all[name] = LibraryFunction([.metaclass(nil), .selector], method) {
        machine, values throws(Halt) in
        try self.method(values[0], values[1].string, isClass: isClass, machine)
      }
    }
    all["method_getName"] = LibraryFunction([method], .selector) { machine, values throws(Halt) in
      machine.field("selector", of: values[0])
    }
    all["method_getTypeEncoding"] = LibraryFunction([method], .text) { _, _ throws(Halt) in
      // It is only passed on.
      .string("")
    }
    all["method_getImplementation"] = LibraryFunction([method], implementation) {
      machine, values throws(Halt) in
      if values[0].isNone { return .none }
      let origin = machine.origin(of: try place(values[0], machine))
      return try object("objc_implementation", origin, machine)
    }
    all["method_exchangeImplementations"] = LibraryFunction([method, method], .void) {
      machine, values throws(Halt) in
      if values[0].isNone || values[1].isNone { return .void }
      let (a, b) = (try place(values[0], machine), try place(values[1], machine))
      let (first, second) = (machine.origin(of: a), machine.origin(of: b))
      try check(a, in: b.nominal)
      try check(b, in: a.nominal)
      try move(second, to: a, machine)
      try move(first, to: b, machine)
      return .void
    }
    all["class_addMethod"] = LibraryFunction(
      [.metaclass(nil), .selector, implementation, .text], .bool
    ) { machine, values throws(Halt) in
      let place = MessagePlace(
        nominal: try machine.classOf(values[0]), selector: values[1].string, isClass: false)
      guard machine.implementation(at: place) == nil, !values[2].isNone else {
        return .bool(false)
      }
      guard !place.nominal.isLibrary else {
        throw .bound(
          "Whether '\(className(of: place.nominal))' has a '\(place.selector)' of its own is not known."
        )
      }
      try move(try self.place(values[2], machine), to: place, machine)
      return .bool(true)
    }
    all["class_replaceMethod"] = LibraryFunction(
      [.metaclass(nil), .selector, implementation, .text], implementation
    ) { machine, values throws(Halt) in
      let place = MessagePlace(
        nominal: try machine.classOf(values[0]), selector: values[1].string, isClass: false)
      let old = machine.implementation(at: place) == nil ? nil : machine.origin(of: place)
      if values[2].isNone { throw .bound("A method can't be given no implementation here.") }
      try move(try self.place(values[2], machine), to: place, machine)
      return try old.map { old throws(Halt) in
        try object("objc_implementation", old, machine)
      } ?? .none
    }
    all["object_getClass"] = LibraryFunction([.anything], .metaclass(nil)) {
      machine, values throws(Halt) in
      if case .type = values[0] { throw .bound("The class of a class is not supported.") }
      return machine.objectiveCClass(of: values[0]).map { .type(.nominal($0)) } ?? .none
    }
  }
}

extension Machine {
  /// The current implementation of a class's own method; nil if it has none.
  package func implementation(at place: MessagePlace) -> ObjectiveCMethodInfo? {
    let place = origin(of: place)
    if let own = program.objectiveC?.tables[place.nominal]?.methods(place.isClass)[place.selector],
      own.run != nil
    {
      return own
    }
    let library = ObjectiveC.tables[place.nominal]?.methods(place.isClass)[place.selector]
    return library?.run == nil ? nil : library
  }

  /// The current method of a class for a selector.
  package func method(_ selector: String, of nominal: Nominal, isClass: Bool)
    -> ObjectiveCMethodInfo?
  {
    if !library.moved.isEmpty {
      for type in nominal.lineage {
        let place = MessagePlace(nominal: type, selector: selector, isClass: isClass)
        if let found = implementation(at: place) { return found }
      }
    }
    return program.objectiveC?.method(selector, of: nominal, isClass: isClass)
  }

  /// Runs the current implementation of the program's method: the one in the source, or its replacement.
  package func run(
    _ written: Function, at place: MessagePlace, _ receiver: Value, _ values: [Value]
  ) throws(Halt) -> Value {
    guard library.moved[place] != nil, let run = implementation(at: place)?.run else {
      return try call(written, receiver, values)
    }
    return try run(self, receiver, values)
  }
}
