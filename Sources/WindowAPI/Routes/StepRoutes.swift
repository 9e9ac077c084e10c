import HTTP
import JSON
import Problems
import WindowModel
import WindowService
import WindowSessions

extension WindowAPI {
  /// Replies with the steps of the app's own code in a command.
  static func steps(_ call: Call) throws(Problem) -> Response {
    let session = try call.session()
    let known = session.read { $0.revision }
    if call.has(known) { return Response(.notModified, entityTag: known) }
    let (revision, first) = try call.firstStep(newest: known)
    // A step may list forty variables.
    let limit = min(try call.limit(), 1000)
    let run: CodeRun
    do throws(SessionRefusal) {
      run = try session.codeRun(of: revision, from: first, limit: limit, call.work)
    } catch { throw call.problem(error) }
    let end = run.steps.last?.number ?? run.count
    let next = end < run.count ? MomentName(run.revision, .step(end + 1)) : nil
    if call.form == Route.text {
      // Without an entity tag, since the JSON of this revision has it.
      return Response(.ok, contentType: textType, body: .bytes(text(of: run, next: next)))
    }
    return jsonReply(entityTag: known, capacity: 4096) { json in
      json.field("session", session.identifier.text)
      json.field("epoch", session.epoch)
      json.field("revision", run.revision)
      json.field("count", run.count)
      json.array("steps", run.steps) { json, step in json.step(step, of: run.revision) }
      json.key("next")
      if let next { json.value(next) } else { json.null() }
    }
  }

  private static func text(of run: CodeRun, next: MomentName?) -> ByteBuffer {
    var text = ByteBuffer(capacity: 4096)
    for step in run.steps {
      for line in step.lines(named: MomentName(run.revision, .step(step.number)).text) {
        text.append("\(line)\n")
      }
    }
    if let next { text.append("more with ?from=\(next.text)\n") }
    return text
  }
}

extension Call {
  /// Returns the revision and the step in `from`; without it, the newest revision's first step.
  fileprivate func firstStep(newest: Int) throws(Problem) -> (revision: Int, step: Int) {
    guard let text = query("from") else { return (newest, 1) }
    if let name = MomentName(text) {
      switch name.point {
      case nil: return (name.revision, 1)
      case .step(let step): return (name.revision, step)
      case .event: break
      }
    }
    throw Problem(
      .invalidParameter, "from is a revision, or a step of its code such as 8.s12.",
      example: curl(query: "?from=-1"))
  }
}

extension JSONWriter {
  fileprivate mutating func step(_ step: CodeTrace.Step, of revision: Int) {
    beginObject()
    key("at")
    value(MomentName(revision, .step(step.number)))
    field("file", step.file)
    field("line", step.line)
    field("column", step.column)
    field("function", step.function)
    field("call", step.call)
    field("depth", step.depth)
    array("variables", step.variables) { json, variable in
      json.beginObject()
      json.field("name", variable.name)
      json.field("value", variable.value)
      json.endObject()
    }
    array("output", step.output) { json, line in json.value(line) }
    // Names of moments, so that a client can read each.
    array("events", step.events) { json, event in json.value(MomentName(revision, .event(event))) }
    endObject()
  }
}
