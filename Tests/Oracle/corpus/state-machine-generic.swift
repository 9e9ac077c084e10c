// State machine with generic transitions and observers
protocol State: Hashable { var isFinal: Bool { get } }
extension State { var isFinal: Bool { false } }
struct Machine<S: State, Event: Hashable> {
  struct Key: Hashable { let state: S; let event: Event }
  private var table: [Key: S] = [:]
  private(set) var state: S {
    willSet { log.append("leaving \(state) for \(newValue)") }
    didSet { log.append("entered \(state) from \(oldValue)") }
  }
  private(set) var log: [String] = []
  init(start: S) { state = start }
  mutating func on(_ event: Event, from: S, to: S) { table[Key(state: from, event: event)] = to }
  @discardableResult
  mutating func fire(_ event: Event) -> Bool {
    guard !state.isFinal, let next = table[Key(state: state, event: event)] else {
      log.append("ignored \(event) in \(state)")
      return false
    }
    state = next
    return true
  }
}
enum Door: State {
  case open, closed, locked, broken
  var isFinal: Bool { self == .broken }
}
enum Act: Hashable { case push, pull, turn(key: Int), kick }
var door = Machine<Door, Act>(start: .closed)
door.on(.pull, from: .closed, to: .open)
door.on(.push, from: .open, to: .closed)
door.on(.turn(key: 7), from: .closed, to: .locked)
door.on(.kick, from: .locked, to: .broken)
let results = [Act.pull, .push, .turn(key: 1), .turn(key: 7), .kick, .push].map { door.fire($0) }
print(results)
door.log.forEach { print("-", $0) }
var copy = Machine<Door, Act>(start: .open)
copy.fire(.kick)
print(copy.log.count, door.log.count, copy.state)
print(Act.turn(key: 3), Act.kick)
extension Machine where S == Door {
  var canEnter: Bool { state == .open }
}
print(copy.canEnter, door.canEnter)
print(type(of: door))
