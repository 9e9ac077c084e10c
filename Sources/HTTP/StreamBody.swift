/// A body that arrives over time; the transport reads it whenever the client can receive bytes.
public protocol StreamBody: AnyObject, Sendable {
  /// Copies bytes into `buffer`, or parks.
  ///
  /// To park, keep `connection`, call its `suspend()` and return `.parked`. Call `suspend()` under the lock that
  /// guards the source, so that no bytes are missed in between. Called on one thread at a time.
  func read(
    into buffer: UnsafeMutableRawBufferPointer, wake: StreamWake,
    on connection: any StreamConnection
  ) -> StreamRead

  /// Called once when the connection no longer needs this body, for any reason.
  func close()
}

/// The result of `StreamBody.read`.
public enum StreamRead: Hashable, Sendable {
  /// The number of bytes copied to the buffer's start; at least one.
  case bytes(Int)
  /// None; the connection is suspended until it is resumed.
  case parked
  /// None, and none will come.
  case end
}

/// The reason why a stream is read.
public enum StreamWake: Hashable, Sendable {
  /// The client can receive bytes, or the connection was resumed.
  case ready
  /// Nothing was sent for one heartbeat interval.
  case idle
  /// The stream has reached its maximum age: send a last event and end.
  case expired
  /// The server is stopping: send a last event and end.
  case stopping
}

/// The connection that carries a stream.
public protocol StreamConnection: AnyObject, Sendable {
  /// Takes the connection out of the event loop; only from within `StreamBody.read`.
  func suspend()
  /// Puts it back; from any thread, harmless if it is not suspended or is closed.
  func resume()
  /// Wakes the event loop for all resumed connections; once after a batch of `resume()`.
  func kick()
}
