import ObjectiveCNames
import ObjectiveCSyntax
package import ObjectiveCTypes
package import ProgramRuntime
import ProgramValues
import SourceCode
import SwiftLibrary
import Syntax

/// The library's methods by selector.
extension ObjectiveC {
  /// The methods of all library classes.
  package static let tables: [Nominal: ObjectiveCTable] = {
    var tables: [Nominal: ObjectiveCTable] = [:]
    for nominal in Library.program.types.values
    where nominal.kind == .class || nominal.kind == .protocol {
      let table = ObjectiveCTable()
      for (_, members) in nominal.members {
        for member in members { add(member, of: nominal, to: table) }
      }
      tables[nominal] = table
    }
    addHeader(to: &tables)
    return tables
  }()

  static func add(_ member: Member, of nominal: Nominal, to table: ObjectiveCTable) {
    switch member {
    case .method(let function):
      let name = "\(nominal.name).\(function.fullName)"
      if let factory = NameTable.factories[name] {
        table.add(bridgedFactory(function, factory, nominal))
      }
      if NameTable.hidden.contains(name) || function.name.first?.isLetter != true { return }
      if function.kind == .function || function.kind == .initializer
        || function.kind == .failableInitializer
      {
        table.add(bridged(function, nominal))
      }
    case .property(let property):
      if NameTable.hidden.contains("\(nominal.name).\(property.name)") { return }
      if isConstant(property) { return }
      bridge(property, nominal, table)
    default: break
    }
  }

  static func bridged(_ function: Function, _ nominal: Nominal) -> ObjectiveCMethodInfo {
    let inputs = function.parameters.map { toSwift($0.type) }
    let output = fromSwift(function.result)
    let isInitializer = function.kind != .function
    let selector = NameTable.selector(of: function, nominal)
    let needed = required(function, selector)
    let run: ObjectiveCMethodInfo.Run = { machine, receiver, arguments throws(Halt) in
      var values: [Value] = []
      for (index, argument) in arguments.enumerated() where index < inputs.count {
        if needed[index], argument.isNone {
          if doNothing.contains(selector) { return .void }
          throw .nilGiven(selector, nominal)
        }
        values.append(try inputs[index](machine, argument))
      }
      if isInitializer {
        let own = machine.nominal(of: receiver) ?? nominal
        _ = try machine.initialize(receiver, from: own, function, values)
        return receiver
      }
      return try output(machine, try machine.call(function, receiver, values))
    }
    let made = ObjectiveCMethodInfo(
      selector, isClass: function.isStatic, function.parameters.map { type(of: $0.type) },
      isInitializer ? .object(nominal) : type(of: function.result),
      isInstancetype: isInitializer || function.returnsSelf, run)
    made.function = function
    return made
  }

  /// Methods that do nothing if they are passed nil, as in UIKit.
  static let doNothing: Set<String> = [
    "addSubview:", "insertSubview:atIndex:", "insertSubview:aboveSubview:",
    "insertSubview:belowSubview:",
    "bringSubviewToFront:", "sendSubviewToBack:", "removeObserver:",
  ]

  /// Which parameters must not be nil.
  static func required(_ function: Function, _ selector: String) -> [Bool] {
    function.parameters.map {
      $0.type.wrapped == nil && $0.type != .any && type(of: $0.type).isObject
    }
  }

  static func bridgedFactory(
    _ function: Function, _ selector: String, _ nominal: Nominal
  ) -> ObjectiveCMethodInfo {
    let inputs = function.parameters.map { toSwift($0.type) }
    let run: ObjectiveCMethodInfo.Run = { machine, receiver, arguments throws(Halt) in
      var values: [Value] = []
      for (input, argument) in zip(inputs, arguments) {
        values.append(try input(machine, argument))
      }
      let own = try machine.classOf(receiver)
      let object = try machine.allocate(own, named: machine.factoryName)
      machine.factoryName = nil
      _ = try machine.initialize(object, from: own, function, values)
      return object
    }
    return ObjectiveCMethodInfo(
      selector, isClass: true, function.parameters.map { type(of: $0.type) }, .object(nominal),
      isInstancetype: true, run)
  }

  static func bridge(_ property: Property, _ nominal: Nominal, _ table: ObjectiveCTable) {
    let type = type(of: property.type)
    let output = fromSwift(property.type)
    let input = toSwift(property.type)
    var name = NameTable.properties["\(nominal.name).\(property.name)"] ?? property.name
    if property.isStatic {
      if nominal.name == "UIColor", !name.hasSuffix("Color") { name += "Color" }
      table.add(
        ObjectiveCMethodInfo(name, isClass: true, [], type) { machine, receiver, _ throws(Halt) in
          try output(machine, try machine.libraryStatic(property, receiver))
        })
      table.typeProperties[name] = (name, nil)
      return
    }
    var getter = name
    if name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase == true, property.type == .bool,
      NameTable.properties["\(nominal.name).\(property.name)"] == nil
    {
      name = name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
      getter = property.name
    }
    let get = ObjectiveCMethodInfo(getter, isClass: false, [], type) {
      machine, receiver, _ throws(Halt) in
      try output(machine, try machine.get(direct: property, of: receiver))
    }
    get.property = property
    table.add(get)
    var setter: String?
    if property.isSettable {
      let selector = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
      setter = selector
      let isNeeded = property.type.wrapped == nil && type.isObject
      let set = ObjectiveCMethodInfo(selector, isClass: false, [type], .void) {
        machine, receiver, arguments throws(Halt) in
        if isNeeded, arguments[0].isNone { throw .nilGiven(selector, nominal) }
        try machine.set(direct: property, of: receiver, try input(machine, arguments[0]))
        return .void
      }
      set.property = property
      table.add(set)
    }
    table.properties[name] = (getter, setter)
  }

  // MARK: Foundation

  static func addHeader(to tables: inout [Nominal: ObjectiveCTable]) {
    let header = [FoundationHeader.text] + FoundationHeader.parts
    let source = ObjectiveCReader.read(header.joined(separator: "\n"))
    // checked: the library is no input, and a test reads it
    precondition(source.errors.isEmpty, "the header has faults: \(source.errors)")
    let resolver = CTypeResolver(program: nil)
    for interface in source.interfaces {
      guard let nominal = library(interface.name) else { continue }
      let table = tables[nominal] ?? ObjectiveCTable()
      for method in interface.methods {
        let name = (method.isClass ? "+" : "-") + interface.name + " " + method.selector
        guard let run = natives[name], let made = try? resolver.method(method, of: nominal) else {
          // checked: the library is no input, and a test reads it
          preconditionFailure("the library's '\(name)' has no code")
        }
        made.run = run
        table.add(made)
        if !method.isClass, method.parameters.isEmpty,
          FoundationHeader.dotted.contains(method.selector)
        {
          table.properties[method.selector] = (method.selector, nil)
        }
      }
      for property in interface.properties {
        guard let type = try? resolver.resolve(property.type) else { continue }
        let name = property.name
        table.add(
          ObjectiveCMethodInfo(name, isClass: false, [], type) { machine, receiver, _ in
            machine.field(name, of: receiver)
          })
        table.properties[name] = (name, nil)
      }
      tables[nominal] = table
    }
    for declared in source.protocols {
      guard let nominal = library(declared.name) else { continue }
      let table = tables[nominal] ?? ObjectiveCTable()
      for property in declared.properties {
        guard let type = try? resolver.resolve(property.type) else { continue }
        table.add(ObjectiveCMethodInfo(property.getter, isClass: false, [], type))
        table.add(ObjectiveCMethodInfo(property.setter, isClass: false, [type], .void))
        table.properties[property.name] = (property.getter, property.setter)
      }
      tables[nominal] = table
    }
  }
}

extension Halt {
  static func nilGiven(_ selector: String, _ nominal: Nominal) -> Halt {
    .crash(
      "-[\(ObjectiveC.className(of: nominal)) \(selector)] is given nil where it needs an object.")
  }
}

extension Machine {
  /// Reads a static library property.
  package func libraryStatic(_ property: Property, _ receiver: Value) throws(Halt) -> Value {
    if let native = property.native { return try native.get(self, receiver) }
    if let getter = property.getter { return try call(getter, receiver, []) }
    guard let slot = property.slot, slot < globals.count else { return .none }
    if case .unset = globals[slot], let initial = property.initial {
      let made = try initial(self, Frame(1))
      globals[slot] = made
      return made
    }
    return globals[slot]
  }
}
