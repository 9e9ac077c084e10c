import CodePrinting
import HTTP
import JSON
import Operations
import Problems
import RequestBodies
import SessionStorage
import WindowAPI
import WindowModel
import WindowService
import WindowSessions

/// The outcome of running a case in the model for a version of iOS.
enum ProbeOutcome {
  /// It is for another version.
  case otherVersion
  /// A device can't run it, for a reason.
  case leftOut(String)
  /// A device can run it.
  case session(ProbeSession)
}

/// A case that was run in the model.
struct ProbeSession {
  /// The actions and expectations.
  let probe: CodeProbe
  /// Why it ends before the session does; nil if it does not.
  let end: String?
  /// Whether the session connects a scene, so that its app needs scenes.
  let usesScenes: Bool
  /// Whether each request succeeded.
  let outcomes: [Bool]
}

/// Runs cases in the model.
struct ProbeModel {
  // Answers the queries of a case, as the API does.
  private let service: WindowService

  init() {
    let directory = SessionDirectory(
      store: MemoryStore(history: 0), coding: LogCoding(), encoder: WindowAPI.eventEncoder,
      clock: { 0 }, date: { 0 }, random: SystemRandomNumberGenerator())
    service = WindowService(
      WindowAPI.routes, directory, limits: [], heartbeat: 15, isReady: { true },
      jitter: { $0.lowerBound })
  }

  /// Runs a case for a version of iOS.
  func outcome(of subject: ProbeCase, on profile: Profile) throws(Problem) -> ProbeOutcome {
    var new = NewSession()
    try Body.read(
      RequestParts(body: Array(subject.settings.utf8)), "a session", NewSession.settingsFields,
      into: &new)
    let namesProfile = subject.settings.contains(#""profile""#)
    if namesProfile, new.profile != profile { return .otherVersion }
    let settings = new.origin.settings
    guard settings.knobs == settings.profile.knobs else {
      return .leftOut("It sets behaviours that no version of iOS has.")
    }
    guard settings.device.idiom == .phone else {
      return .leftOut("It is for an iPad, but the tests are for iPhones.")
    }
    guard settings.runLoop == .automatic, settings.launch == .foreground else {
      return .leftOut("It turns the run loop or launches the app by hand.")
    }
    let asWritten = namesProfile ? nil : run(subject, new)
    new.profile = profile
    let session = run(subject, new)
    if let name = Self.deprecated.first(where: session.probe.text.contains) {
      return .leftOut("It uses \(name), which an SDK may not have any more.")
    }
    // If other requests are refused than in the original, it would be a different case.
    if let asWritten, asWritten.outcomes != session.outcomes { return .otherVersion }
    guard !session.probe.rules.isEmpty else {
      return .leftOut(session.end ?? "It shows nothing that can be queried on a device.")
    }
    return .session(session)
  }

  /// APIs that could keep the whole package from compiling.
  private static let deprecated = ["UIAlertView", "UIActionSheet", "isStatusBarHidden"]

  private func run(_ subject: ProbeCase, _ new: NewSession) -> ProbeSession {
    let origin = new.origin
    var application = Application(origin.settings)
    _ = send(.delete, "", "")
    _ = send(.put, "", String(decoding: origin.source, as: UTF8.self))
    var (steps, outcomes): ([CodeStep], [Bool]) = ([], [])
    var usesScenes = false
    var end: String?
    for step in subject.steps where end == nil {
      guard let method = HTTP.Method(rawValue: step.method) else { continue }
      let reply = send(method, step.target, step.body)
      outcomes.append(reply.status < 300)
      var target = step.target
      if method != .get {
        guard reply.status < 300 else {
          // An exception can't be caught in Swift; any other refused request has no effect.
          if reply.isException { end = "UIKit raises an exception, which Swift can't catch." }
          continue
        }
        guard let logged = LoggedCommand(method, step.target, body: Array(step.body.utf8)),
          let turn = try? application.perform(try logged.command())
        else {
          end = "Several commands are one turn."
          continue
        }
        var done = CodeStep(logged).with(turn, in: application)
        if !step.isGiven {
          done.silenceTests = subject.rules
          // If the case checks no fields, its rules apply to the events.
          if subject.steps.allSatisfy(\.fields.isEmpty) { done.alsoTests = subject.rules }
        }
        steps.append(done)
        usesScenes = usesScenes || step.target == "/scenes"
        // The expectations on the reply's object become queries of that object.
        let words = step.target.split(separator: "/")
        target = "/\(words.first ?? "")/\(reply.made ?? String(words.dropFirst().first ?? ""))"
      }
      guard var last = steps.popLast() else { continue }
      let shown = method == .get ? reply.body : reply.result
      for field in step.fields {
        guard
          let question = ProbeQuestion(
            target, field: field, reply: shown,
            testing: subject.rules)
        else { continue }
        last.questions.append(question)
      }
      steps.append(last)
    }
    let writer = CodeWriter(.swift, settings: origin.settings, session: "probe", origin: "")
    let probe = writer.probe(of: steps)
    return ProbeSession(
      probe: probe, end: probe.end ?? end, usesScenes: usesScenes, outcomes: outcomes)
  }

  private struct Reply {
    let status: UInt16
    let body: [UInt8]

    /// Whether UIKit raises an exception.
    var isException: Bool { Self.field("code", of: body) == Array(#""uikit-exception""#.utf8) }
    /// The result field of a command's reply, about the object that it created or changed.
    var result: [UInt8] { Self.field("result", of: body) ?? [] }
    /// The identifier of that object.
    var made: String? {
      var json = JSONReader(Self.field("id", of: result) ?? [])
      return try? json.readString()
    }

    /// The value of a field of an object, as JSON; nil if it is missing.
    private static func field(_ name: String, of object: [UInt8]) -> [UInt8]? {
      var json = JSONReader(object)
      do {
        try json.beginObject()
        while let key = try json.nextKey() {
          if key == name { return Array(try json.readRaw()) }
          try json.skipValue()
        }
      } catch {}
      return nil
    }
  }

  private func send(_ method: HTTP.Method, _ path: String, _ body: String) -> Reply {
    let response = service.respond(
      to: Request(
        method, Array("/sessions/probe\(path)".utf8),
        headers: [
          HeaderField(.host, "localhost"), HeaderField(.contentType, "application/json"),
        ],
        body: Array(body.utf8)))
    let status = response.status.rawValue
    switch response.body {
    case .bytes(let buffer): return Reply(status: status, body: buffer.withBytes(Array.init))
    case .kept(let kept):
      return Reply(status: status, body: kept.body.buffer.withBytes(Array.init))
    case .constant(let bytes): return Reply(status: status, body: Array(bytes))
    default: return Reply(status: status, body: [])
    }
  }
}
