public import HTTP

/// An HTTP/1.1 server, which listens and answers from `init` until `stop()`.
public final class Server: Sendable {
  private let bridge: Bridge

  /// Binds and starts; throws if the address is unavailable or the HTTP library fails its probes.
  ///
  /// With a certificate it accepts only TLS 1.2 and 1.3. `account` receives, on its threads, by how many
  /// bytes the memory of large replies and of requests' bodies grows, or shrinks if negative. `log`
  /// receives the HTTP library's messages, on its threads; they only help to find a fault.
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

  /// The port that it listens on, even if the configuration's port is 0.
  public var port: UInt16 { bridge.port }
  /// The number of open connections.
  public var connections: Int { bridge.connections }
  /// The number of open streams.
  public var streams: Int { bridge.streams }
  /// The bytes of unsent large replies; a reply shared by several connections counts once.
  public var unsentBytes: Int { bridge.unsentBytes }

  /// Replaces the certificate for new connections; open ones keep theirs.
  ///
  /// The server must have been started with one.
  public func use(_ certificate: TLSCertificate) { bridge.use(certificate.certificate) }

  /// Stops accepting connections, finishes the requests in progress and lets each stream send its last
  /// event. Returns once all connections are closed, at most a second after the configured drain time.
  /// A second call does nothing.
  ///
  /// A handler or a stream's body must not call it, as it waits for them.
  public func stop() {
    bridge.stop()
  }
}
