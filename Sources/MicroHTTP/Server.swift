public import HTTP

/// An HTTP/1.1 server: it listens and answers from its making until `stop()`.
public final class Server: Sendable {
  private let bridge: Bridge

  /// Binds and starts; throws where the address can't be had or the HTTP library can't be trusted.
  ///
  /// With a certificate it speaks TLS 1.2 and 1.3, and nothing else.
  /// `account` hears on its threads by how many bytes the memory of large replies and of requests' bodies
  /// grows, or shrinks where it is less than 0.
  /// `log` hears what the HTTP library has to say, on its threads: of interest only to find a fault.
  public init(
    _ configuration: ServerConfiguration, certificate: TLSCertificate? = nil,
    handler: any Handler,
    account: (@Sendable (Int) -> Void)? = nil,
    log: (@Sendable (String) -> Void)? = nil
  ) throws(ServerError) {
    bridge = try Bridge(
      configuration, certificate?.certificate, handler: handler, account: account, log: log)
  }

  deinit { bridge.stop() }

  /// The port it listens on, also where the configuration left the choice open.
  public var port: UInt16 { bridge.port }
  /// How many connections are open.
  public var connections: Int { bridge.connections }
  /// How many streams are open.
  public var streams: Int { bridge.streams }
  /// How many bytes the large replies under way have; what several connections share counts once.
  public var unsentBytes: Int { bridge.unsentBytes }

  /// Gives the connections from now on another certificate; those that are open keep theirs.
  ///
  /// Only for a server that was made with one.
  public func use(_ certificate: TLSCertificate) { bridge.use(certificate.certificate) }

  /// Stops accepting, finishes what is under way, lets each stream say its last words, and returns
  /// when all is closed, a second after the configured drain time at the latest; a second call does
  /// nothing.
  ///
  /// Not to be called by a handler or a stream's body, which it waits for.
  public func stop() {
    bridge.stop()
  }
}
