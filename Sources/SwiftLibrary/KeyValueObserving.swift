import ProgramRuntime
import Syntax

/// Key-value observing of `@objc dynamic` properties.
extension Library {
  static let observing = """
    struct NSKeyValueObservingOptions: OptionSet {
      var rawValue: UInt
      static var new: NSKeyValueObservingOptions = NSKeyValueObservingOptions(rawValue: 1)
      static var old: NSKeyValueObservingOptions = NSKeyValueObservingOptions(rawValue: 2)
      static var initial: NSKeyValueObservingOptions = NSKeyValueObservingOptions(rawValue: 4)
      static var prior: NSKeyValueObservingOptions = NSKeyValueObservingOptions(rawValue: 8)
    }
    struct NSKeyValueChangeKey: Hashable {
      var rawValue: String
      static let newKey = NSKeyValueChangeKey(rawValue: "new")
      static let oldKey = NSKeyValueChangeKey(rawValue: "old")
      static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    }
    enum NSKeyValueChange: UInt { case setting = 1, insertion, removal, replacement }
    struct NSKeyValueObservedChange<Value> {
      var kind: NSKeyValueChange
      var newValue: Value?
      var oldValue: Value?
      var isPrior: Bool
    }
    class NSKeyValueObservation: NSObject {
      var handler: Any?
      var isValid: Bool = true
      func invalidate() {
        isValid = false
        handler = nil
      }
    }
    class UnsafeMutableRawPointer { }
    extension NSObjectProtocol {
      func observe<Value>(_ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = NSKeyValueObservingOptions(rawValue: 0), changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation {
        return beginObserving(self, keyPath, Int(options.rawValue), changeHandler)
      }
    }
    func beginObserving(_ object: Any, _ path: Any, _ options: Int, _ handler: Any) -> NSKeyValueObservation
    func addKeyObserver(_ observer: NSObject, _ object: NSObject, _ key: String, _ options: Int, _ context: UnsafeMutableRawPointer?)
    func removeKeyObserver(_ observer: NSObject, _ object: NSObject, _ key: String)
    func tellObserver(_ observer: NSObject, _ key: String, _ object: NSObject, _ new: Any?, _ old: Any?, _ context: UnsafeMutableRawPointer?) {
      var change: [NSKeyValueChangeKey: Any] = [:]
      change[NSKeyValueChangeKey.kindKey] = 1
      if let new { change[NSKeyValueChangeKey.newKey] = new }
      if let old { change[NSKeyValueChangeKey.oldKey] = old }
      observer.observeValue(forKeyPath: key, of: object, change: change, context: context)
    }
    func keyPathText(_ text: String, _ path: Any) -> String { return text }
    """

  static let observingNatives: [String: Native] = [
    "beginObserving(_:_:_:_:)": { machine, _, arguments throws(Halt) in
      let key = machine.field("name", of: arguments[1].unboxed).string
      let token = try machine.make("NSKeyValueObservation")
      machine.setField("isValid", of: token, .bool(true))
      machine.setField("handler", of: token, arguments[3])
      try observe(
        key, of: arguments[0].unboxed,
        .init(token.weakened, key, arguments[2].int, .bool(true)), machine)
      return token
    },
    "addKeyObserver(_:_:_:_:_:)": { machine, _, arguments throws(Halt) in
      let key = arguments[2].string
      try observe(
        key, of: arguments[1],
        .init(arguments[0].weakened, key, arguments[3].int, arguments[4]), machine)
      return .void
    },
    "removeKeyObserver(_:_:_:)": { machine, _, arguments throws(Halt) in
      var all = machine.observations(ofSwift: arguments[1])
      let place = all.lastIndex {
        $0.key == arguments[2].string && $0.observer.isSame(as: arguments[0].weakened)
      }
      guard let place else {
        let names = [arguments[0], arguments[1]].map {
          "<\(machine.nominal(of: $0)?.qualifiedName ?? "NSObject")>"
        }
        throw .crash(
          .uncaught(
            "NSRangeException",
            "Cannot remove an observer \(names[0]) for the key path \"\(arguments[2].string)\" from \(names[1]) because it is not registered as an observer.",
            at: machine.position))
      }
      all.remove(at: place)
      machine.setObservations(all, ofSwift: arguments[1])
      return .void
    },
    "NSObject.observeValue(forKeyPath:of:change:context:)": {
      machine, observer, arguments throws(Halt) in
      let name = machine.nominal(of: observer)?.qualifiedName ?? "NSObject"
      throw .crash(
        .uncaught(
          "NSInternalInconsistencyException",
          "<\(name)>: An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.",
          at: machine.position))
    },
  ]

  private static func observe(
    _ key: String, of object: Value, _ added: Machine.Observation, _ machine: Machine
  ) throws(Halt) {
    guard let nominal = machine.nominal(of: object), !key.isEmpty, !key.contains("."),
      let property = machine.find(key, in: nominal)
    else {
      throw .bound("Only a key of the object itself is observed here.")
    }
    guard let owner = property.owner, !owner.isLibrary else {
      throw .bound(
        "UIKit also changes '\(key)' without its setter, and does not say when observers hear of it; override a method instead."
      )
    }
    guard property.modifiers.isExposed || owner.modifiers.isExposed else {
      throw .crash(
        "Fatal error: Could not extract a String from KeyPath of '\(key)', which is not '@objc'")
    }
    guard added.options & 8 == 0 else {
      throw .bound("Observing a value before its change is not supported.")
    }
    let dependent = "keyPathsForValuesAffecting" + key.prefix(1).uppercased() + key.dropFirst()
    guard nominal.lineage.allSatisfy({ $0.members[dependent] == nil }) else {
      throw .bound("A key that depends on other keys is not observed here.")
    }
    machine.setObservations(machine.observations(ofSwift: object) + [added], ofSwift: object)
    if added.options & 4 != 0 {
      try machine.tell(added, property, .none, isInitial: true, of: object)
    }
  }
}
