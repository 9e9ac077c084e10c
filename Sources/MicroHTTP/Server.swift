public import HTTP

/// An HTTP/1.1 server: it listens and answers from its making until `stop()`.
public final class Server: Sendable {
  private let bridge: Bridge

  /// Binds and starts; throws where the address can't be had or the HTTP library can't be trusted.
  ///
  /// `log` hears what the HTTP library has to say, on its threads: of interest only to find a fault.
  public init(
    _ configuration: ServerConfiguration, handler: any Handler,
    log: (@Sendable (String) -> Void)? = nil
  ) throws(ServerError) {
    bridge = try Bridge(configuration, handler: handler, log: log)
  }

  deinit { bridge.stop() }

  /// The port it listens on, also where the configuration left the choice open.
  public var port: UInt16 { bridge.port }
  /// How many connections are open.
  public var connections: Int { bridge.connections }
  /// How many streams are open.
  public var streams: Int { bridge.streams }

  /// Stops accepting, finishes what is under way, lets each stream say its last words, and returns
  /// when all is closed, a second after the configured drain time at the latest; a second call does
  /// nothing.
  ///
  /// Not to be called by a handler or a stream's body, which it waits for.
  public func stop() {
    bridge.stop()
  }
}
