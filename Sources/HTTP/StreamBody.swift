/// A body that comes as time passes; the transport asks it for bytes whenever the client can take
/// some.
public protocol StreamBody: AnyObject, Sendable {
  /// Copies bytes into `buffer`, or parks.
  ///
  /// To park, keep `connection`, call its `suspend()` under the same lock that guards the source of
  /// bytes, so that none can slip in between, and return `.parked`. Called on one thread at a time.
  func read(
    into buffer: UnsafeMutableRawBufferPointer, wake: StreamWake,
    on connection: any StreamConnection
  ) -> StreamRead

  /// Told once when the connection is done with this body, whoever ended it.
  func close()
}

/// What `StreamBody.read` did.
public enum StreamRead: Hashable, Sendable {
  /// That many bytes stand at the buffer's start; at least one.
  case bytes(Int)
  /// None; the connection is suspended until somebody resumes it.
  case parked
  /// None, and none will come.
  case end
}

/// Why a stream is asked for bytes.
public enum StreamWake: Hashable, Sendable {
  /// The client can take bytes, or somebody resumed the connection.
  case ready
  /// Nothing was sent for a heartbeat's time.
  case idle
  /// The stream has reached its age: say so and end.
  case expired
  /// The server stops: say so and end.
  case stopping
}

/// The connection that carries a stream.
public protocol StreamConnection: AnyObject, Sendable {
  /// Takes the connection out of the event loop; only from within `StreamBody.read`.
  func suspend()
  /// Puts it back; from any thread, harmless if it is not suspended or gone.
  func resume()
  /// Wakes the event loop for all that was resumed; once after a batch of `resume()`.
  func kick()
}
