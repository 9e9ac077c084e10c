package import HTTP
package import WindowSessions

/// A stream that follows a class, and is woken by changes.
package protocol ClassFollower: LoopWaker {
  /// Whether it waits to be woken; accessed only under the class's lock.
  var isParked: Bool { get set }
  /// The client's address, nil if unknown.
  var address: ClientAddress? { get }
}
