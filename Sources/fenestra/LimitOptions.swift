import ArgumentParser
import Classroom
import MicroHTTP
import WindowAPI
import WindowService
import WindowSessions
import Workers

/// The service's limits, as options and in `/limits`.
struct LimitOptions: ParsableArguments {
  @Option(help: "The maximum number of sessions; by default 100000, or 1000 with --store memory.")
  var maxSessions: Int?

  @Option(help: "The maximum number of windows alive in a session.")
  var maxWindows = SessionLimits().windowsPerSession

  @Option(help: "The maximum number of views alive in a session, not counting windows.")
  var maxViews = SessionLimits().viewsPerSession

  @Option(help: "The maximum depth of nested views.")
  var maxDepth = SessionLimits().viewDepth

  @Option(help: "The maximum number of view controllers alive in a session.")
  var maxControllers = SessionLimits().controllersPerSession

  @Option(help: "The maximum number of objects that a session ever makes.")
  var maxObjects = SessionLimits().objectsPerSession

  @Option(help: "The maximum number of non-nil references in a session.")
  var maxReferences = SessionLimits().referencesPerSession

  @Option(help: "The maximum number of screens of a session, including the device's own.")
  var maxScreens = SessionLimits().screensPerSession

  @Option(help: "The maximum number of scenes of a session.")
  var maxScenes = SessionLimits().scenesPerSession

  @Option(
    help: "The maximum bytes of a reply with a list or a log; the rest comes in the next one.")
  var maxReply = SessionLimits().replyBytes

  @Option(help: "The maximum number of events posted by one batch.")
  var maxBatchEvents = SessionLimits().eventsPerBatch

  @Option(help: "The maximum number of views visited by one batch, each visit counted.")
  var maxBatchVisits = SessionLimits().visitsPerBatch

  @Option(help: "The maximum number of streams that follow a session.")
  var maxStreams = SessionLimits().streamsPerSession

  @Option(help: "How far a stream may fall behind before it is closed, in bytes of events.")
  var streamQueue = SessionLimits().streamQueueBytes

  @Option(help: "The maximum steps of work of one request; a step is about a microsecond.")
  var maxWork = SessionLimits().requestSteps

  @Option(help: "The maximum number of requests that wait for a worker thread.")
  var maxWaitingRequests = WorkerPool.Limits().jobs

  @Option(help: "The number of a session's newest commands that are kept, with --store memory.")
  var history = 10_000

  @Option(
    help:
      "Seconds after which an unused session is deleted; by default 30 days, or 24 hours with --store memory."
  )
  var sessionIdle: Double?

  @Option(
    help:
      "Seconds after which an unused session without commands is deleted from the disk."
  )
  var emptySessionIdle = SessionLimits().emptyIdleSeconds

  @Option(help: "How long a stream is silent before it gets a comment line, in seconds.")
  var heartbeat = ServerConfiguration().heartbeat

  @Option(help: "The maximum number of connections.")
  var maxConnections = ServerConfiguration().connectionLimit

  @Option(
    help:
      "The maximum number of connections of one address; by default three quarters of all, or all with a trusted proxy."
  )
  var maxConnectionsPerAddress: Int?

  @Option(help: "How long a class exists without its teacher, in seconds.")
  var classIdle = ClassLimits().idleSeconds

  @Option(help: "The maximum bytes of a request's head.")
  var maxHead = ServerConfiguration().headLimit

  @Option(help: "The maximum bytes of a request's target.")
  var maxTarget = ServerConfiguration().targetLimit

  @Option(help: "The maximum bytes of a request's body.")
  var maxBody = ServerConfiguration().bodyLimit

  @Option(
    help:
      "The maximum bytes of large replies that clients have yet to read; beyond that no more are made."
  )
  var maxUnsent = ServerConfiguration().unsentLimit

  @Option(help: "How long a request head may take, in seconds.")
  var headDeadline = ServerConfiguration().headDeadline

  @Option(help: "How long a request body may take, in seconds.")
  var bodyDeadline = ServerConfiguration().bodyDeadline

  @Option(
    help:
      "How long a connection may wait for its next request, or a large reply for its client, in seconds."
  )
  var idleDeadline = ServerConfiguration().idleDeadline

  func validate() throws {
    let counts = [
      maxSessions ?? 1, maxWindows, maxViews, maxDepth, maxControllers, maxObjects, maxReferences,
      maxScreens, maxScenes, maxReply, maxBatchEvents, maxBatchVisits, maxStreams, streamQueue,
      maxWork, maxWaitingRequests, history, maxConnections, maxConnectionsPerAddress ?? 1, maxHead,
      maxTarget, maxBody, maxUnsent,
    ]
    let times = [
      sessionIdle ?? 1, emptySessionIdle, classIdle, heartbeat, headDeadline, bodyDeadline,
      idleDeadline,
    ]
    guard counts.allSatisfy({ $0 >= 1 }), times.allSatisfy({ $0 > 0 && $0 <= 1e9 }) else {
      throw ValidationError("A limit is at least 1, and a time is more than 0 seconds.")
    }
  }

  /// The maximum number of sessions: more on a disk than in memory.
  private func sessions(inMemory: Bool) -> Int { maxSessions ?? (inMemory ? 1000 : 100_000) }

  /// The seconds after which an unused session is deleted.
  private func idle(inMemory: Bool) -> Double {
    let limits = sessionLimits(inMemory: inMemory)
    return inMemory ? limits.idleSeconds : limits.storedIdleSeconds
  }

  /// The seconds after which one without commands is deleted.
  private func emptyIdle(inMemory: Bool) -> Double {
    let idle = idle(inMemory: inMemory)
    return inMemory ? idle : min(idle, emptySessionIdle)
  }

  /// The limits of sessions, in a store on the disk or in memory.
  func sessionLimits(inMemory: Bool) -> SessionLimits {
    var limits = SessionLimits()
    limits.sessions = sessions(inMemory: inMemory)
    limits.windowsPerSession = maxWindows
    limits.viewsPerSession = maxViews
    limits.viewDepth = maxDepth
    limits.controllersPerSession = maxControllers
    limits.objectsPerSession = maxObjects
    limits.referencesPerSession = maxReferences
    limits.screensPerSession = maxScreens
    limits.scenesPerSession = maxScenes
    limits.replyBytes = maxReply
    limits.eventsPerBatch = maxBatchEvents
    limits.visitsPerBatch = maxBatchVisits
    limits.streamsPerSession = maxStreams
    limits.streamQueueBytes = streamQueue
    limits.requestSteps = maxWork
    limits.idleSeconds = sessionIdle ?? limits.idleSeconds
    limits.storedIdleSeconds = sessionIdle ?? limits.storedIdleSeconds
    limits.emptyIdleSeconds = emptySessionIdle
    return limits
  }

  /// The maximum number of connections of an address: a proxy has those of all clients.
  private func connectionsPerAddress(isProxied: Bool) -> Int {
    maxConnectionsPerAddress ?? (isProxied ? maxConnections : max(1, maxConnections / 4 * 3))
  }

  func serverConfiguration(isProxied: Bool) -> ServerConfiguration {
    var configuration = ServerConfiguration()
    configuration.connectionLimit = maxConnections
    configuration.connectionsPerAddress = connectionsPerAddress(isProxied: isProxied)
    configuration.headLimit = maxHead
    configuration.targetLimit = maxTarget
    configuration.bodyLimit = maxBody
    configuration.unsentLimit = maxUnsent
    configuration.headDeadline = headDeadline
    configuration.bodyDeadline = bodyDeadline
    configuration.idleDeadline = idleDeadline
    configuration.heartbeat = heartbeat
    return configuration
  }

  /// The limits of waiting requests for a number of worker threads.
  func workerLimits(_ workers: Int) -> WorkerPool.Limits {
    var limits = WorkerPool.Limits(workers: workers)
    limits.jobs = maxWaitingRequests
    return limits
  }

  /// The limits of classes.
  var classLimits: ClassLimits {
    var limits = ClassLimits()
    limits.idleSeconds = classIdle
    return limits
  }

  /// The limits in `/limits`.
  func table(inMemory: Bool, memory: Int, shares: ShareTable, isProxied: Bool) -> [Limit] {
    [
      Limit("memory", memory, "bytes", answer: "503", option: "--max-memory"),
      Limit(
        "sessions", sessions(inMemory: inMemory), "sessions", answer: "503",
        option: "--max-sessions"),
      Limit("windows per session", maxWindows, "windows", answer: "422", option: "--max-windows"),
      Limit("views per session", maxViews, "views", answer: "422", option: "--max-views"),
      Limit("depth of views", maxDepth, "views", answer: "422", option: "--max-depth"),
      Limit(
        "controllers per session", maxControllers, "controllers", answer: "422",
        option: "--max-controllers"),
      Limit("depth of controllers", 16, "controllers", answer: "409"),
      Limit(
        "objects ever made in a session", maxObjects, "objects", answer: "422",
        option: "--max-objects"),
      Limit(
        "references of a session", maxReferences, "references", answer: "422",
        option: "--max-references"),
      Limit("views in a list or a snapshot", 10_000.0, "views", answer: "omittedViews"),
      Limit("events in a reply", 10_000.0, "events", answer: "omittedEvents"),
      Limit("steps in a reply", 1000.0, "steps", answer: "next"),
      Limit("length of tree.txt", 4_194_304.0, "bytes", answer: "left out"),
      Limit("views in a picture", 10_000.0, "views", answer: "left out"),
      Limit("levels of an exploded picture", 40.0, "levels", answer: "on the last"),
      Limit(
        "commands in a program", WindowAPI.mostProgramCommands, "commands", answer: "left out"),
      Limit("log in a program", WindowAPI.mostProgramBytes, "bytes", answer: "left out"),
      Limit("screens of a session", maxScreens, "screens", answer: "422", option: "--max-screens"),
      Limit("scenes of a session", maxScenes, "scenes", answer: "422", option: "--max-scenes"),
      Limit("commands in one turn", WindowAPI.mostCommands, "commands", answer: "422"),
      Limit(
        "reply with a list or a log", maxReply, "bytes", answer: "next, omittedResults, 422",
        option: "--max-reply"),
      Limit(
        "events of one turn's commands", maxBatchEvents, "events", answer: "422",
        option: "--max-batch-events"),
      Limit(
        "views visited by one turn's commands", maxBatchVisits, "views", answer: "422",
        option: "--max-batch-visits"),
      Limit("source that is pasted", WindowAPI.mostSource, "bytes", answer: "422"),
      Limit("statements of a source", WindowAPI.mostStatements, "statements", answer: "422"),
      Limit("depth of a source", WindowAPI.mostSourceDepth, "levels", answer: "422"),
      Limit("name in a source", WindowAPI.mostNameLength, "bytes", answer: "422"),
      Limit("list that code makes", WindowAPI.mostElements, "elements", answer: "skipped"),
      Limit("text that code makes", WindowAPI.mostText, "bytes", answer: "skipped"),
      Limit("distance of a coordinate from the origin", 1e9, "points", answer: "422"),
      Limit("fingers on the screen", 10, "touches", answer: "422"),
      Limit("actions of a control", 16, "actions", answer: "422"),
      Limit("actions that a view responds to", 16, "actions", answer: "422"),
      Limit("text of a text field", 4096, "bytes", answer: "422"),
      Limit("work of a request", maxWork, "steps", answer: "422", option: "--max-work"),
      Limit(
        "waiting requests", maxWaitingRequests, "requests", answer: "503",
        option: "--max-waiting-requests"),
      Limit("bodies of waiting requests", WorkerPool.Limits().bytes, "bytes", answer: "503"),
      Limit("streams per session", maxStreams, "streams", answer: "429", option: "--max-streams"),
      Limit(
        "queue of a stream", streamQueue, "bytes", answer: "gap, bye", option: "--stream-queue"),
      Limit("age of a stream, ± 20 %", 600.0, "seconds", answer: "bye"),
      Limit("classes", ClassLimits().classes, "classes", answer: "503"),
      Limit("students of a class", ClassLimits().students, "streams", answer: "429"),
      Limit("answers to a poll", ClassLimits().answers, "answers", answer: "422"),
      Limit("options of a poll", ClassLimits().options, "options", answer: "422"),
      Limit("question of a poll", ClassLimits().question, "characters", answer: "422"),
      Limit("option of a poll", ClassLimits().option, "characters", answer: "422"),
      Limit("pointings of a teacher", ClassLimits().pointings, "a second", answer: "429"),
      Limit("hands in a class", ClassLimits().hands, "hands", answer: "422"),
      Limit(
        "class without its teacher", classIdle, "seconds", answer: "bye", option: "--class-idle"),
      Limit(
        "history of a session in memory", history, "commands", answer: "gap", option: "--history"),
      Limit(
        "idle session", idle(inMemory: inMemory), "seconds", answer: "404",
        option: "--session-idle"),
      Limit(
        "idle session without a command", emptyIdle(inMemory: inMemory), "seconds", answer: "404",
        option: "--empty-session-idle"),
      Limit(
        "connections", maxConnections, "connections", answer: "503", option: "--max-connections"),
      Limit(
        "connections per address", connectionsPerAddress(isProxied: isProxied), "connections",
        answer: "429", option: "--max-connections-per-address"),
      Limit("request head", maxHead, "bytes", answer: "431", option: "--max-head"),
      Limit("request target", maxTarget, "bytes", answer: "414", option: "--max-target"),
      Limit("request body", maxBody, "bytes", answer: "413", option: "--max-body"),
      Limit("unsent replies", maxUnsent, "bytes", answer: "503, close", option: "--max-unsent"),
      Limit("depth of JSON", 64, "levels", answer: "400"),
      Limit("time for a head", headDeadline, "seconds", answer: "408", option: "--head-deadline"),
      Limit("time for a body", bodyDeadline, "seconds", answer: "408", option: "--body-deadline"),
      Limit("idle connection", idleDeadline, "seconds", answer: "close", option: "--idle-deadline"),
    ] + WindowAPI.programBounds.map { Limit($0.name, $0.most, $0.unit, answer: "422") }
      + shares.limits
  }
}

extension Limit {
  fileprivate init(
    _ name: String, _ count: Int, _ unit: String, answer: String, option: String? = nil
  ) {
    self.init(name, Double(count), unit, answer: answer, option: option)
  }
}
