package import ObjectiveCTypes
package import ProgramRuntime
import Syntax

/// Key-value observing: an object's observers hear of what its setters change.
extension ObjectiveC {
  /// The keys of UIKit's that only their setters change.
  private static let settled: Set<String> = [
    "alpha", "backgroundColor", "enabled", "hidden", "rootViewController", "tag", "text", "title",
    "userInteractionEnabled", "windowLevel",
  ]

  /// Why a key can't be observed, or nil.
  package static func obstacle(toObserving key: String, of nominal: Nominal) -> String? {
    if key.contains(".") || key.hasPrefix("@") {
      return "The key path '\(key)' is not observed here; observe its last key's own object."
    }
    let selector = "set\(key.capitalizedKey):"
    let isUIKits = nominal.lineage.contains {
      tables[$0]?.instance[selector] != nil || tables[$0]?.properties[key] != nil
    }
    guard isUIKits else { return nil }
    let isShown = key == "hidden" && nominal.lineage.contains { $0.name == "UIWindow" }
    guard isShown || !settled.contains(key) else { return nil }
    return
      "UIKit also changes '\(key)' without its setter, and does not say when observers hear of it; override a method instead."
  }

  static let observingNatives: [String: ObjectiveCMethodInfo.Run] = [
    "-NSObject addObserver:forKeyPath:options:context:": {
      machine, receiver, arguments throws(Halt) in
      let key = try machine.text(arguments[1])
      guard case .object(let reference) = receiver, let nominal = reference.instance.nominal,
        case .object = arguments[0]
      else { throw .bound("This object can't be observed here.") }
      if let obstacle = obstacle(toObserving: key, of: nominal) { throw .bound(obstacle) }
      guard arguments[2].int & ~7 == 0 else {
        throw .bound("Observing a value before its change is not supported.")
      }
      machine.library.observesKeys = true
      let added = Machine.Observation(arguments[0].weakened, key, arguments[2].int, arguments[3])
      machine.setObservations(machine.observations(of: receiver) + [added], of: receiver)
      if added.options & 4 != 0 { try machine.tell(added, .none, isInitial: true, of: receiver) }
      return .void
    },
    "-NSObject removeObserver:forKeyPath:": { machine, receiver, arguments throws(Halt) in
      try machine.removeObservation(arguments, of: receiver)
    },
    "-NSObject removeObserver:forKeyPath:context:": { machine, receiver, arguments throws(Halt) in
      try machine.removeObservation(arguments, of: receiver)
    },
    "-NSObject willChangeValueForKey:": { machine, receiver, arguments throws(Halt) in
      guard case .object(let reference) = receiver else { return .void }
      let key = try machine.text(arguments[0])
      var olds: [Value] = []
      for one in try machine.affected(by: key.setter, of: receiver) {
        olds.append(try machine.old(one, of: receiver))
      }
      machine.associate(.array(olds), by: .string("changing " + key), with: reference.instance)
      return .void
    },
    "-NSObject didChangeValueForKey:": { machine, receiver, arguments throws(Halt) in
      guard case .object(let reference) = receiver else { return .void }
      let key = try machine.text(arguments[0])
      let place = Value.string("changing " + key)
      let olds = machine.associated(place, with: reference.instance)?.array ?? []
      machine.associate(nil, by: place, with: reference.instance)
      // Without the message before the change, nobody hears of it.
      for (one, old) in zip(try machine.affected(by: key.setter, of: receiver), olds) {
        try machine.tell(one, old, of: receiver)
      }
      return .void
    },
    "-NSObject observeValueForKeyPath:ofObject:change:context:": {
      machine, receiver, arguments throws(Halt) in
      throw machine.exception(
        "NSInternalInconsistencyException",
        "\(try machine.objectiveCDescription(of: receiver)): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled. Key path: \(arguments[0].string)"
      )
    },
  ]
}

extension String {
  /// The setter of a key.
  fileprivate var setter: String { "set\(capitalizedKey):" }
}

extension Machine {
  /// Runs a setter, and tells the observers of what it sets.
  func setting(
    _ selector: String, of receiver: Value, _ run: () throws(Halt) -> Value
  ) throws(Halt) -> Value {
    let observations = try affected(by: selector, of: receiver)
    var olds: [Value] = []
    for one in observations { olds.append(try old(one, of: receiver)) }
    let result = try run()
    for (one, old) in zip(observations, olds) { try tell(one, old, of: receiver) }
    return result
  }

  /// The observations of an object, which the object itself holds.
  fileprivate func observations(of object: Value) -> [Observation] {
    guard case .object(let reference) = object else { return [] }
    let all = associated(.string("observations"), with: reference.instance)?.array ?? []
    return all.map(\.parts).filter { $0.count == 4 }.map {
      Observation($0[0], $0[1].string, $0[2].int, $0[3])
    }
  }

  fileprivate func setObservations(_ observations: [Observation], of object: Value) {
    guard case .object(let reference) = object else { return }
    let all = observations.map {
      Value.parts([$0.observer, .string($0.key), .int($0.options), $0.context])
    }
    associate(.array(all), by: .string("observations"), with: reference.instance)
  }

  fileprivate func removeObservation(_ arguments: [Value], of object: Value) throws(Halt) -> Value {
    let key = try text(arguments[1])
    var all = observations(of: object)
    let place = all.lastIndex {
      $0.observer.isSame(as: arguments[0].weakened) && $0.key == key
        && (arguments.count < 3 || $0.context.isSame(as: arguments[2]))
    }
    guard let place else {
      let (observer, owner) = (
        try objectiveCDescription(of: arguments[0]), try objectiveCDescription(of: object)
      )
      throw exception(
        "NSRangeException",
        "Cannot remove an observer \(observer) for the key path \"\(key)\" from \(owner) because it is not registered as an observer."
      )
    }
    all.remove(at: place)
    setObservations(all, of: object)
    return .void
  }

  /// The observations of the keys that a setter changes, directly or as keys that others depend on.
  fileprivate func affected(by selector: String, of object: Value) throws(Halt) -> [Observation] {
    var found: [Observation] = []
    for one in observations(of: object) {
      let isOwn = one.key.setter == selector
      if isOwn ? true : try depends(one.key, on: selector, of: object) { found.append(one) }
    }
    if found.count > 1 {
      throw .bound(
        "Several observations of one change are told in an order that is not documented.")
    }
    return found
  }

  private func depends(_ key: String, on selector: String, of object: Value) throws(Halt) -> Bool {
    guard let nominal = objectiveCClass(of: object) else { return false }
    let name = "keyPathsForValuesAffecting" + key.capitalizedKey
    guard program.objectiveC?.method(name, of: nominal, isClass: true) != nil else { return false }
    let keys = try send(name, to: .type(.nominal(nominal)), [], zero: .none)
    return elements(of: keys).contains { $0.string.setter == selector }
  }

  /// The value before a change, for an observer that asked for it.
  fileprivate func old(_ one: Observation, of object: Value) throws(Halt) -> Value {
    one.options & 2 == 0 ? .none : try value(forKey: one.key, of: object)
  }

  fileprivate func tell(
    _ one: Observation, _ old: Value, isInitial: Bool = false, of object: Value
  ) throws(Halt) {
    guard case .weak(let number) = one.observer else { return }
    let observer = strong(number)
    guard !observer.isNone else {
      throw .crash(
        "Thread 1: EXC_BAD_ACCESS: an observer of '\(one.key)' is gone, which did not remove itself"
      )
    }
    func shown(_ value: Value) throws(Halt) -> Value {
      guard value.isNone else { return value }
      return try send("null", to: .type(.nominal(ObjectiveC.known("NSNull"))), [], zero: .none)
    }
    var change = Table()
    change[.string("kind")] = .int(1)
    if one.options & 1 != 0 {
      change[.string("new")] = try shown(try value(forKey: one.key, of: object))
    }
    if one.options & 2 != 0, !isInitial { change[.string("old")] = try shown(old) }
    _ = try send(
      "observeValueForKeyPath:ofObject:change:context:", to: observer,
      [.string(one.key), object, .table(change), one.context], zero: .void)
  }
}
