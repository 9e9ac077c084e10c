import Glibc

/// A server's address and limits.
public struct ServerConfiguration: Hashable, Sendable {
  /// The address to listen on: an IPv4 or IPv6 literal, or `localhost`.
  public var host = "127.0.0.1"
  /// The port; 0 takes any that is free.
  public var port: UInt16 = 8080
  /// The number of event loops, each on its own thread: 1 for up to two cores, else half the cores.
  public var threads = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)) / 2)
  /// How many connections may be open: 16384, or fewer where the system allows few open files; one
  /// more is answered 503.
  public var connectionLimit = affordableConnections(16_384)
  /// How many connections one address may hold; one more is answered 429. By default three quarters
  /// of all, so that it takes none from the others and a school fits behind it.
  public var connectionsPerAddress = affordableConnections(16_384) / 4 * 3
  /// The longest head, in bytes, where each field and each argument of the query counts 64 more; a
  /// longer one is answered 431.
  /// Each connection holds about as much memory for as long as it lives.
  public var headLimit = 6144
  /// The longest head of a reply, in bytes, for which there is room beside the longest of a request;
  /// where there is none, the connection ends without a reply.
  public var replyHeadLimit = 512
  /// The longest target, in bytes; a longer one is answered 414.
  public var targetLimit = 4096
  /// The longest body, in bytes; a longer one is answered 413.
  public var bodyLimit = 1 << 20
  /// How many bytes the large replies under way may have, of all connections. From then on a client that
  /// reads nothing for a twelfth of the idle deadline loses its connection, and a handler should refuse
  /// requests for large replies.
  public var unsentLimit = 256 << 20
  /// How long a head may take, in seconds; then it is answered 408.
  public var headDeadline = 10.0
  /// How long a body may take once its head is there, in seconds; then it is answered 408.
  public var bodyDeadline = 30.0
  /// How long a connection may wait for its next request, in seconds; then it is closed. So is one whose
  /// client has not read its reply by then or, of a reply of 64 KiB and more, has read nothing for so long.
  public var idleDeadline = 60.0
  /// How long a stream may be silent before its body is asked for a heartbeat, in seconds.
  public var heartbeat = 15.0
  /// How long a stopping server waits for its clients, in seconds; a stream that was told to end has
  /// as long for its last words.
  public var drain = 2.0

  /// Makes the default configuration, which listens on this machine alone.
  public init() {}

  /// The wanted number, or fewer so that files are left to answer surplus connections with 503.
  private static func affordableConnections(_ wanted: Int) -> Int {
    var files = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files) == 0 else { return wanted }
    return max(64, min(wanted, (Int(clamping: files.rlim_max) - 256) / 10 * 9))
  }
}
