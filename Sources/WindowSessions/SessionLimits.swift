import WindowModel

/// The limits of sessions.
public struct SessionLimits: Hashable, Sendable {
  /// The most sessions at once.
  public var sessions = 1000
  /// The most windows that live in a session at once.
  public var windowsPerSession = 1000
  /// The most views that live in a session at once, windows apart.
  public var viewsPerSession = 100_000
  /// The most views one within the other, the outermost and the innermost counted.
  public var viewDepth = 512
  /// The most view controllers that live in a session at once.
  public var controllersPerSession = 1000
  /// The most objects that a session ever makes.
  public var objectsPerSession = 500_000
  /// The most references of a session that hold something.
  public var referencesPerSession = 100_000
  /// The most screens that are connected to a session at once, the device's own counted.
  public var screensPerSession = 16
  /// The most scenes that are connected in a session at once.
  public var scenesPerSession = 100
  /// The maximum bytes of the commands that a session stores, those apart that it shares as a fork.
  public var logBytes = 1 << 30
  /// The maximum number of sessions that a fork shares commands with, one forked from the other.
  public var forkDepth = 1000
  /// The maximum bytes of the list in a reply; the fields around it come on top.
  public var replyBytes = 16 << 20
  /// The most events that the commands of one batch post.
  public var eventsPerBatch = 1_000_000
  /// The most views that the commands of one batch visit, one counted each time.
  public var visitsPerBatch = 1_000_000
  /// The most streams that follow a session at once; half of them from one address.
  public var streamsPerSession = 4000
  /// The maximum bytes of unsent events of a stream; beyond it the stream is closed.
  public var streamQueueBytes = 256 * 1024
  /// The most steps of work that one request takes.
  public var requestSteps = 1_000_000
  /// How long an idle session that no stream follows is kept by a store in memory, in seconds.
  public var idleSeconds = 24.0 * 3600
  /// How long a durable store keeps an idle session, in seconds.
  public var storedIdleSeconds = 30.0 * 24 * 3600
  /// How long a durable store keeps an idle session that never had a command, in seconds.
  public var emptyIdleSeconds = 24.0 * 3600
  /// How long an idle durable session that no stream follows stays in memory, in seconds.
  public var unloadSeconds = 60.0

  /// Makes the standard limits.
  public init() {}

  /// The interval at which the store notes that a durable session is used, in seconds. It delays the
  /// session's expiry by two of these steps at most.
  var useStep: Int {
    Int(exactly: (min(storedIdleSeconds, emptyIdleSeconds) / 10).rounded()).map { min($0, 3600) }
      ?? 3600
  }

  /// The interval at which idle sessions are looked for, in seconds: a minute, or the shortest time
  /// that an idle session is kept where that is less.
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
