import CWebAssets
import HTTP
import JSON
import Operations
import Pictures
import Problems
import WindowModel
import WindowService
import WindowSessions
import Wire

extension WindowAPI {
  /// What to type first, at the address where the client found the service.
  static func tour(_ call: Call) throws(Problem) -> Response {
    if call.form == "text/html" { return try homePage(call) }
    let tour = String(decoding: asset(web_tour()), as: UTF8.self)
    var text = ByteBuffer(capacity: tour.utf8.count)
    text.append(tour.replacing("localhost:8080", with: call.address))
    return Response(
      .ok, contentType: textType, headers: [HeaderField(.vary, "Accept")], body: .bytes(text))
  }

  static func contract(_ call: Call) throws(Problem) -> Response {
    Response(.ok, contentType: "application/yaml", body: .constant(ContractText.bytes))
  }

  /// An embedded file; its bytes live as long as the process.
  private static func asset(_ asset: web_asset) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: asset.bytes, count: asset.count)
  }

  static func health(_ call: Call) throws(Problem) -> Response {
    jsonReply { $0.field("status", "ok" as StaticString) }
  }

  static func readiness(_ call: Call) throws(Problem) -> Response {
    guard call.api.isReady() else {
      throw Problem(
        .shuttingDown, "The service is stopping.", headers: [HeaderField(.retryAfter, "1")])
    }
    guard call.api.directory.isReachable else {
      throw Problem(
        .storageUnavailable, "The database does not answer this node.",
        headers: [HeaderField(.retryAfter, "1")])
    }
    return jsonReply { $0.field("status", "ready" as StaticString) }
  }

  static func limits(_ call: Call) throws(Problem) -> Response {
    let limits = call.api.limitTable()
    return jsonReply { json in
      json.objects("limits", limits) { json, limit in
        json.field("name", limit.name)
        json.field("value", limit.value)
        json.field("unit", limit.unit)
        json.field("answer", limit.answer)
        json.optionalField("option", limit.option)
      }
    }
  }

  static func rules(_ call: Call) throws(Problem) -> Response {
    if call.form == Route.text { return text(of: Rule.allCases) }
    return jsonReply(headers: [HeaderField(.vary, "Accept")]) { json in
      json.objects("rules", Rule.allCases) { json, rule in json.fields(of: rule) }
    }
  }

  static func rule(_ call: Call) throws(Problem) -> Response {
    let name = try call.parameter(0)
    guard let rule = Rule(rawValue: name) else {
      throw Problem(
        .notFound, "There is no rule '\(name)'.",
        hint: didYouMean(name, among: Rule.allCases.map(\.rawValue)))
    }
    if call.form == Route.text { return text(of: [rule]) }
    return jsonReply(headers: [HeaderField(.vary, "Accept")]) { $0.fields(of: rule) }
  }

  /// Rules, each in a line.
  private static func text(of rules: [Rule]) -> Response {
    var text = ByteBuffer(capacity: 200 * rules.count)
    for rule in rules { text.append("\(Transcript.line(of: rule))\n") }
    return Response(
      .ok, contentType: textType, headers: [HeaderField(.vary, "Accept")], body: .bytes(text))
  }

  static func problems(_ call: Call) throws(Problem) -> Response {
    jsonReply { json in
      json.objects("problems", ProblemCode.all) { json, code in json.fields(of: code) }
    }
  }

  static func problem(_ call: Call) throws(Problem) -> Response {
    let name = try call.parameter(0)
    guard let code = ProblemCode.all.first(where: { $0.name == name }) else {
      throw Problem(
        .notFound, "There is no problem '\(name)'.",
        hint: didYouMean(name, among: ProblemCode.all.map(\.name)))
    }
    return jsonReply { $0.fields(of: code) }
  }
}

extension JSONWriter {
  fileprivate mutating func fields(of code: ProblemCode) {
    field("type", "/problems/\(code.name)")
    field("code", code.name)
    field("title", code.title)
    field("status", Int(clamping: code.status.rawValue))
    field("explanation", code.explanation)
  }
}
