import WindowModel

/// The limits of sessions.
public struct SessionLimits: Hashable, Sendable {
  /// The maximum number of sessions.
  public var sessions = 1000
  /// The maximum number of windows alive in a session.
  public var windowsPerSession = 1000
  /// The maximum number of views alive in a session, not counting windows.
  public var viewsPerSession = 100_000
  /// The maximum depth of nested views, including the outermost and the innermost.
  public var viewDepth = 512
  /// The maximum number of view controllers alive in a session.
  public var controllersPerSession = 1000
  /// The maximum number of objects that a session ever makes.
  public var objectsPerSession = 500_000
  /// The maximum number of non-nil references in a session.
  public var referencesPerSession = 100_000
  /// The maximum number of screens connected to a session, including the device's own.
  public var screensPerSession = 16
  /// The maximum number of scenes connected in a session.
  public var scenesPerSession = 100
  /// The maximum bytes of a session's stored commands, not counting those it shares as a fork.
  public var logBytes = 1 << 30
  /// The maximum length of a chain of forks that share commands.
  public var forkDepth = 1000
  /// The maximum bytes of the list in a reply, not counting the fields around it.
  public var replyBytes = 16 << 20
  /// The maximum number of events that the commands of one batch post.
  public var eventsPerBatch = 1_000_000
  /// The maximum number of views that the commands of one batch visit, each visit counted.
  public var visitsPerBatch = 1_000_000
  /// The maximum number of streams of a session; half of them from one address.
  public var streamsPerSession = 4000
  /// The maximum bytes of unsent events of a stream; beyond that it is closed.
  public var streamQueueBytes = 256 * 1024
  /// The maximum steps of work of one request.
  public var requestSteps = 1_000_000
  /// How long a store in memory keeps an idle session without streams, in seconds.
  public var idleSeconds = 24.0 * 3600
  /// How long a durable store keeps an idle session, in seconds.
  public var storedIdleSeconds = 30.0 * 24 * 3600
  /// How long a durable store keeps an idle session that never had a command, in seconds.
  public var emptyIdleSeconds = 24.0 * 3600
  /// How long an idle durable session without streams stays in memory, in seconds.
  public var unloadSeconds = 60.0

  /// Makes the standard limits.
  public init() {}

  /// The interval at which the store records that a durable session is in use, in seconds. It delays
  /// the session's expiry by two of these steps at most.
  var useStep: Int {
    Int(exactly: (min(storedIdleSeconds, emptyIdleSeconds) / 10).rounded()).map { min($0, 3600) }
      ?? 3600
  }

  /// The interval between searches for idle sessions, in seconds: a minute, or the shortest time
  /// that an idle session is kept if that is less.
  public var sweepSeconds: Int {
    let shortest = min(60, idleSeconds, storedIdleSeconds, emptyIdleSeconds)
    return Int(exactly: shortest.rounded()).map { max(1, $0) } ?? 60
  }

  var capacity: Application.Capacity {
    Application.Capacity(
      windows: windowsPerSession, objects: objectsPerSession, references: referencesPerSession,
      views: viewsPerSession, depth: viewDepth, screens: screensPerSession,
      scenes: scenesPerSession, controllers: controllersPerSession,
      eventsPerBatch: eventsPerBatch, visitsPerBatch: visitsPerBatch)
  }
}
