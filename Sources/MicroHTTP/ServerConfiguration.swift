import Glibc

/// A server's address and limits.
public struct ServerConfiguration: Hashable, Sendable {
  /// The address to listen on: an IPv4 or IPv6 literal, or `localhost`.
  public var host = "127.0.0.1"
  /// The port; 0 takes any that is free.
  public var port: UInt16 = 8080
  /// The number of event loops, each on its own thread: 1 for up to two cores, otherwise half the cores.
  public var threads = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)) / 2)
  /// The maximum number of open connections; further ones get a 503. The default is 16384, or fewer
  /// if the system allows few open files.
  public var connectionLimit = affordableConnections(16_384)
  /// The maximum number of connections of one address; further ones get a 429. The default is three
  /// quarters of all: enough for a school behind one address, and the rest remains for others.
  public var connectionsPerAddress = affordableConnections(16_384) / 4 * 3
  /// The maximum bytes of a head, plus 64 for each field and each argument of the query; a longer
  /// one gets a 431. Each connection holds about this much memory while it is open.
  public var headLimit = 6144
  /// The maximum bytes of a reply's head that always fit beside the longest request's head. If a
  /// reply's head does not fit, the connection ends without a reply.
  public var replyHeadLimit = 512
  /// The maximum bytes of a target; a longer one gets a 414.
  public var targetLimit = 4096
  /// The maximum bytes of a body; a longer one gets a 413.
  public var bodyLimit = 1 << 20
  /// The maximum bytes of unsent large replies, over all connections. Once it is reached, a client that
  /// reads nothing for a twelfth of the idle deadline loses its connection, and a handler should refuse
  /// requests for large replies.
  public var unsentLimit = 256 << 20
  /// The time limit for a head, in seconds; then the client gets a 408.
  public var headDeadline = 10.0
  /// The time limit for a body after its head, in seconds; then the client gets a 408.
  public var bodyDeadline = 30.0
  /// How long a connection may wait for its next request, in seconds; then it is closed. The same limit applies to
  /// reading a reply. For a reply of 64 KiB or more it applies only while the client reads nothing.
  public var idleDeadline = 60.0
  /// How long a stream may be silent before its body must send a heartbeat, in seconds.
  public var heartbeat = 15.0
  /// How long a stopping server waits for its clients, in seconds. A stream that must end has as
  /// long for its last event.
  public var drain = 2.0

  /// Makes the default configuration, which listens only on the loopback address.
  public init() {}

  /// Returns the wanted number, or fewer so that file descriptors remain to answer surplus connections.
  private static func affordableConnections(_ wanted: Int) -> Int {
    var files = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files) == 0 else { return wanted }
    return max(64, min(wanted, (Int(clamping: files.rlim_max) - 256) / 10 * 9))
  }
}
