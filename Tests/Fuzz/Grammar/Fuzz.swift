import Glibc
import TestSupport

/// One run of the fuzzer.
final class Fuzz {
  private static let inputsPerRound = 500

  private let options: Options
  private let sources: Sources
  private let requests: Requests
  private let box: BlackBox
  private(set) var faults = 0
  private var statuses: [Int: Int] = [:]
  private var slowest = (seconds: 0.0, round: 0, request: "")

  init(_ options: Options) throws {
    self.options = options
    let corpus = "Tests/Fuzz/corpus/grammar"
    sources = try Sources(
      swift: try System.text(of: "\(corpus)/swift.txt"),
      objectiveC: try System.text(of: "\(corpus)/objc.txt"))
    let contract = try Contract(
      yaml: try System.text(of: "openapi.yaml"),
      examples: try System.texts(in: "Tests/Conformance/examples"))
    requests = Requests(contract, sources)
    box = try BlackBox(options.last)
  }

  func run() throws {
    try run(options.requests, "request") { try self.tryRequests($0, $1) }
    try run(options.sources, "source") { try self.trySources($0, $1) }
    print("faults \(faults)")
    print("slowest \(slowest.seconds) s in round \(slowest.round): \(slowest.request.prefix(2000))")
    print("statuses", statuses.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })
  }

  private func run(
    _ count: Int, _ what: String, _ round: (Int, Int) throws -> Void
  ) throws {
    var number = options.round
    var done = 0
    while done < count {
      let most = min(Self.inputsPerRound, count - done)
      try round(number, most)
      done += most
      number += 1
      if number.isMultiple(of: 100) {
        print("\(what) \(done) of \(count), round \(number), \(try System.residentMegabytes()) MB")
        fflush(nil)
      }
    }
  }

  private func tryRequests(_ round: Int, _ count: Int) throws {
    var random = generator(of: round)
    let service = FuzzedService(seed: random.next())
    requests.learned = Learned()
    requests.wildness = random.pick([0, 0, 1, 3, 10], else: 1)
    var sent = 0
    while sent < count {
      // Starts a new session, since the old one may have been deleted.
      let isOpening = sent == 0 || random.chance(1)
      for request in isOpening ? requests.opening(&random) : [requests.next(&random)] {
        attempt(request, on: service, in: round)
        sent += 1
      }
    }
  }

  private func trySources(_ round: Int, _ count: Int) throws {
    var random = generator(of: round)
    let service = FuzzedService(seed: random.next())
    for number in 0..<count {
      if number.isMultiple(of: 25) {
        for (method, path, body) in [
          ("DELETE", "", ""), ("PUT", "", ""),
          ("POST", "/windows", #"{"id":"w0","isHidden":false}"#),
          ("POST", "/windows", #"{"id":"w1"}"#), ("POST", "/controllers", #"{"id":"c0"}"#),
          ("POST", "/views", #"{"id":"v0","superview":"w0","frame":[0,0,99,99]}"#),
        ] {
          attempt(
            FuzzRequest(method: method, target: "/sessions/demo" + path, body: body), on: service,
            in: round)
        }
      }
      let source = sources.next(&random)
      box.note("reading\n\n" + source)
      sources.read(source)
      let owner = random.chance(20) ? #","self":"c0""# : ""
      let language = random.pick(["", #","language":"swift""#, #","language":"objc""#], else: "")
      attempt(
        FuzzRequest(
          method: "POST",
          target: "/sessions/demo/code" + random.pick(["", "?dryRun=true", "?as=swift"], else: ""),
          body: #"{"source":\#(Hazards.quoted(source))\#(owner)\#(language)}"#),
        on: service, in: round)
    }
  }

  private func generator(of round: Int) -> SplitMix64 {
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: options.seed))
    return SplitMix64(seed: random.next() &+ UInt64(truncatingIfNeeded: round))
  }

  private func attempt(_ request: FuzzRequest, on service: FuzzedService, in round: Int) {
    let text = request.description
    box.note("seed \(options.seed) round \(round)\n\(text)")
    if options.isLoud { print(text) }
    // A hang terminates the process.
    alarm(UInt32(options.patience) * 30)
    let start = System.seconds()
    do throws(FuzzError) {
      let reply = try service.answer(request)
      statuses[reply.status, default: 0] += 1
      requests.learned.learn(from: reply.body, to: request)
    } catch {
      report("\(error)", text, in: round)
    }
    let time = System.seconds() - start
    if time > slowest.seconds { slowest = (time, round, text) }
    if time > options.patience { report("it took \(time) s", text, in: round) }
  }

  private func report(_ fault: String, _ request: String, in round: Int) {
    faults += 1
    print("FAULT in round \(round) of seed \(options.seed): \(fault)\n\(request.prefix(3000))")
    fflush(nil)
  }
}
