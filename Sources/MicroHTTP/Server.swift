public import HTTP

/// An HTTP/1.1 server, which listens and answers from `init` until `stop()`.
public final class Server: Sendable {
  private let bridge: Bridge

  /// Binds and starts; throws where the address is unavailable or the HTTP library fails its probes.
  ///
  /// With a certificate it speaks TLS 1.2 and 1.3, and nothing else.
  /// `account` hears on its threads by how many bytes the memory of large replies and of requests' bodies
  /// grows, or shrinks where it is less than 0.
  /// `log` gets the HTTP library's messages, on its threads; they only help to find a fault.
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

  /// The port that it listens on, also where the configuration's port is 0.
  public var port: UInt16 { bridge.port }
  /// How many connections are open.
  public var connections: Int { bridge.connections }
  /// How many streams are open.
  public var streams: Int { bridge.streams }
  /// How many bytes the large replies under way have; what several connections share counts once.
  public var unsentBytes: Int { bridge.unsentBytes }

  /// Replaces the certificate for new connections; open ones keep theirs.
  ///
  /// Only for a server that was made with one.
  public func use(_ certificate: TLSCertificate) { bridge.use(certificate.certificate) }

  /// Stops accepting connections, finishes the requests under way and lets each stream send its last
  /// event. Returns once all connections are closed, at most a second after the configured drain time.
  /// A second call does nothing.
  ///
  /// Not to be called by a handler or a stream's body, which it waits for.
  public func stop() {
    bridge.stop()
  }
}
