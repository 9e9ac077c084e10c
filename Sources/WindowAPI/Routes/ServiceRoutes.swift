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
  /// Replies with the first commands to type, for the service's address as the client used it.
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

  /// Returns an embedded file's bytes, which live as long as the process.
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
    call.told { isChinese in
      if call.form == Route.text { return text(of: Rule.allCases, isChinese) }
      return jsonReply { json in
        json.objects("rules", Rule.allCases) { json, rule in json.rule(rule, isChinese) }
      }
    }
  }

  static func rule(_ call: Call) throws(Problem) -> Response {
    let name = try call.parameter(0)
    guard let rule = Rule(rawValue: name) else {
      throw Problem(
        .notFound, "There is no rule '\(name)'.",
        hint: didYouMean(name, among: Rule.allCases.map(\.rawValue)))
    }
    return call.told { isChinese in
      call.form == Route.text
        ? text(of: [rule], isChinese) : jsonReply { $0.rule(rule, isChinese) }
    }
  }

  /// Returns rules, one per line.
  private static func text(of rules: [Rule], _ isChinese: Bool) -> Response {
    var text = ByteBuffer(capacity: 200 * rules.count)
    for rule in rules {
      let statement = isChinese ? ChineseWords.statement(of: rule) : nil
      text.append("\(Transcript.line(of: rule, statement: statement))\n")
    }
    return Response(.ok, contentType: textType, body: .bytes(text))
  }

  static func problems(_ call: Call) throws(Problem) -> Response {
    call.told { isChinese in
      jsonReply { json in
        json.objects("problems", ProblemCode.all) { json, code in json.problem(code, isChinese) }
      }
    }
  }

  static func problem(_ call: Call) throws(Problem) -> Response {
    let name = try call.parameter(0)
    guard let code = ProblemCode.all.first(where: { $0.name == name }) else {
      throw Problem(
        .notFound, "There is no problem '\(name)'.",
        hint: didYouMean(name, among: ProblemCode.all.map(\.name)))
    }
    return call.told { isChinese in jsonReply { $0.problem(code, isChinese) } }
  }
}

extension JSONWriter {
  fileprivate mutating func rule(_ rule: Rule, _ isChinese: Bool) {
    fields(of: rule, statement: isChinese ? ChineseWords.statement(of: rule) : nil)
  }

  fileprivate mutating func problem(_ code: ProblemCode, _ isChinese: Bool) {
    field("type", "/problems/\(code.name)")
    field("code", code.name)
    field("title", (isChinese ? ChineseWords.title(of: code) : nil) ?? code.title)
    field("status", Int(clamping: code.status.rawValue))
    field("explanation", code.explanation)
  }
}

extension Call {
  /// Makes a reply in the client's preferred language, with the matching header fields.
  fileprivate func told(_ reply: (_ isChinese: Bool) -> Response) -> Response {
    let isChinese = request.prefersChinese
    var response = reply(isChinese)
    response.headers.append(HeaderField(.vary, "Accept, Accept-Language"))
    if isChinese { response.headers.append(ChineseWords.field) }
    return response
  }
}
