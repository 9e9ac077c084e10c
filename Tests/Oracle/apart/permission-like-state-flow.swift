enum Permission: Equatable {
  case undetermined
  case granted(until: Int?)
  case denied(reason: String)
  var isUsable: Bool {
    if case .granted = self { return true }
    return false
  }
}
extension Permission: CustomStringConvertible {
  var description: String {
    switch self {
    case .undetermined: return "?"
    case .granted(nil): return "granted for ever"
    case .granted(let day?): return "granted until day \(day)"
    case .denied(let reason): return "denied: \(reason)"
    }
  }
}
final class Gatekeeper {
  private(set) var permission = Permission.undetermined
  private var waiting: [(Permission) -> Void] = []
  func request(_ done: @escaping (Permission) -> Void) {
    guard permission == .undetermined else { return done(permission) }
    waiting.append(done)
    print("waiting: \(waiting.count)")
  }
  func answer(_ permission: Permission) {
    self.permission = permission
    let told = waiting
    waiting = []
    told.forEach { $0(permission) }
  }
}
let keeper = Gatekeeper()
keeper.request { print("first hears", $0) }
keeper.request { print("second hears", $0.isUsable) }
keeper.answer(.granted(until: 30))
keeper.request { print("third hears at once", $0) }
print([Permission.granted(until: nil), .denied(reason: "no"), .undetermined])
print(Permission.granted(until: 1) == .granted(until: 1), Permission.granted(until: 1) == .granted(until: nil))
