import ArgumentParser
import Classroom
import Glibc
import HTTP
import Logging
import MicroHTTP
import Operations
import PostgresStorage
import SessionStorage
import WindowAPI
import WindowService
import WindowSessions
import Workers

/// `fenestra serve`.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Answer requests until SIGTERM or SIGINT.",
    discussion: """
      The first session, in another terminal:

        json='Content-Type: application/json'
        curl -X PUT localhost:8080/sessions/demo
        curl -H "$json" -d '{"id":"main"}' localhost:8080/sessions/demo/windows
        curl -N localhost:8080/sessions/demo/events &
        curl -X POST localhost:8080/sessions/demo/windows/main/makeKeyAndVisible
        curl localhost:8080/sessions/demo/windows.txt

      Anyone who can reach the port can read and change every session, so it listens on this \
      machine only; on another address it needs --access guarded. Sessions are kept in a folder, \
      which one process at a time can use.
      """)

  @Option(help: "The address to listen on: an IPv4 or IPv6 literal, or localhost.")
  var host = "127.0.0.1"

  @Option(help: "The port; 0 takes any that is free and prints it.")
  var port: UInt16 = 8080

  @Option(help: "The number of threads that answer requests.")
  var threads = ServerConfiguration().threads

  @Option(
    help:
      "The number of threads for slow work, such as opening sessions and running pasted code; at least 2."
  )
  var workers = WorkerPool.processors

  @Option(
    help: "trace, debug, info, notice, warning, error or critical; info logs each request.",
    transform: level)
  var logLevel = Logger.Level.info

  @Option(
    help: ArgumentHelp(
      "A folder from which the page's files are read at each request, instead of those in the program.",
      discussion: "For work on the page: Sources/CWebAssets/web.", valueName: "folder"))
  var webRoot: String?

  @Option(help: "text or json, one line each, on standard error.")
  var logFormat = LogFormat.text

  @Option(
    help:
      "How long to keep serving after SIGTERM while /readyz returns 503, in seconds, so that balancers stop sending requests; a second signal ends it."
  )
  var drainDelay = 0.0

  @OptionGroup(title: "Access")
  var access: AccessOptions

  @OptionGroup(title: "TLS")
  var tls: TLSOptions

  @OptionGroup(title: "Store")
  var storage: StoreOptions

  @OptionGroup(title: "Limits")
  var limits: LimitOptions

  @OptionGroup(title: "Shares")
  var shares: ShareOptions

  @OptionGroup(title: "Memory")
  var memory: MemoryOptions

  func run() throws { try serve { _ in "" } }

  /// Serves until a signal. `prepare` receives the sessions before the first request, and returns the path
  /// to append to the address in the ready line.
  func serve(prepare: (SessionDirectory) throws -> String) throws {
    MemoryKeeper.setUp()
    let host = self.access.address(self.host)
    let access = try access.access(on: host, isSecure: tls.isOn)
    let certificate = try tls.certificate()
    // Blocked before any thread starts, so that only this thread handles them.
    let signals = Signals(takesHangUp: tls.isOn)
    let format = logFormat
    let level = logLevel
    let log = try LineLog.writer(format, to: STDERR_FILENO)
    defer { log.flush(within: 2) }
    LoggingSystem.bootstrap { _ in LineLog(format, level, log) }
    let logger = Logger(label: "fenestra")

    let readiness = Readiness()
    let budget = memory.budget
    let dataLimit = try storage.dataLimit()
    let store = try storage.open(history: limits.history, limit: dataLimit, memory: budget)
    let inMemory = !store.isDurable
    var sessionLimits = limits.sessionLimits(inMemory: inMemory)
    sessionLimits.logBytes = storage.logLimit
    let directory = SessionDirectory(
      limits: sessionLimits, store: store, coding: LogCoding(),
      encoder: WindowAPI.eventEncoder, clock: monotonicSeconds,
      date: { Int(time(nil)) }, random: SystemRandomNumberGenerator(), memory: budget)
    let path = try prepare(directory)
    let classes = try (store as? PostgresStore)?.makeClasses(limits.classLimits)
    let isProxied = !self.access.trustedProxy.isEmpty
    let metrics = Metrics(routes: WindowAPI.routes.count, clock: monotonicNanoseconds)
    let pool = try WorkerPool(limits.workerLimits(workers))
    // They wait for the database, and waiting requests share one transaction.
    let classPool = try classes.map { _ in try WorkerPool(limits.workerLimits(32)) }
    let api = WindowService(
      WindowAPI.routes,
      directory,
      limits: limits.table(
        inMemory: inMemory, memory: budget.limit, shares: shares.table, isProxied: isProxied)
        + storage.table(data: dataLimit),
      heartbeat: limits.heartbeat, classes: limits.classLimits, classStore: classes, access: access,
      web: WebFiles(folder: webRoot.map(folder)), metrics: metrics, workers: pool,
      classWorkers: classPool,
      log: AccessLog(logger), shares: shares.table,
      isReady: { readiness.isReady }, jitter: { Double.random(in: $0) })
    var configuration = limits.serverConfiguration(isProxied: isProxied)
    (configuration.host, configuration.port) = (host, port)
    configuration.threads = threads
    configuration.replyHeadLimit += access.markLength

    let server = try Server(
      configuration, certificate: certificate, handler: api,
      account: { budget.add($0, to: .replies) })
    if let certificate { TLSOptions.tell(certificate, "certificate loaded", logger) }
    metrics.attach(
      Metrics.Transport(
        connections: { server.connections }, unsentBytes: { server.unsentBytes },
        unsentLimit: configuration.unsentLimit))
    let address = "http\(tls.isOn ? "s" : "")://\(urlHost):\(server.port)"
    printLine("Fenestra listens on \(address)")
    if !path.isEmpty { printLine("Open \(address)\(path)") }
    var keeper = MemoryKeeper(directory)
    var wasReachable = true
    signals.wait(
      every: 1,
      {
        keeper.tick()
        let isReachable = store.isReachable
        if isReachable != wasReachable {
          if isReachable {
            logger.notice("the database answers again")
          } else {
            logger.error("the database does not answer: requests get 503 until it does")
          }
          wasReachable = isReachable
        }
        api.classes.endIdle()
      }, hangUp: { tls.reload(server, logger) })
    readiness.isReady = false
    logger.notice("stopping")
    if drainDelay > 0 { signals.pause(drainDelay) }
    server.stop()
    pool.stop()
    classPool?.stop()
    directory.keepHashes()
    store.close()
    logger.notice("stopped")
  }

  func validate() throws {
    guard threads >= 1, threads <= 64 else { throw ValidationError("--threads goes from 1 to 64.") }
    guard workers >= 2, workers <= 256 else {
      throw ValidationError("--workers goes from 2 to 256.")
    }
    guard drainDelay >= 0, drainDelay <= 3600 else {
      throw ValidationError("--drain-delay goes from 0 to 3600 seconds.")
    }
    if let webRoot, Glibc.access("\(webRoot)/index.html", R_OK) != 0 {
      throw ValidationError("--web-root is the page's folder; \(webRoot) has no index.html.")
    }
    try limits.validate()
  }

  @Sendable private static func level(_ name: String) throws -> Logger.Level {
    guard let level = Logger.Level(rawValue: name) else {
      let names = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("'\(name)' is not one of: \(names).")
    }
    return level
  }

  /// The host in a URL; for a published port, this machine's.
  private var urlHost: String {
    if access.publishedOnLoopback { return "localhost" }
    return host.contains(":") ? "[\(host)]" : host
  }
}

/// Writes a line to standard output at once, without buffering.
private func printLine(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = write(STDOUT_FILENO, bytes, bytes.count)
}

/// Monotonic nanoseconds, from a moment before the process began.
private func monotonicNanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Monotonic seconds, from a moment before the process began, accurate to a few milliseconds.
private func monotonicSeconds() -> Double {
  var time = timespec()
  // Read at each request, where the coarse clock costs a quarter of the fine one.
  clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
