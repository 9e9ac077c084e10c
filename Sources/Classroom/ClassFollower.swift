package import HTTP
package import WindowSessions

/// A stream that follows a class: woken when there is something new.
package protocol ClassFollower: LoopWaker {
  /// Whether it waits to be woken; touched under the class's lock only.
  var isParked: Bool { get set }
  /// The client's address, nil where it is not known.
  var address: ClientAddress? { get }
}
