import Classroom
import Foundation
import Testing
import WindowAPI
import WindowService
import WindowSessions

/// An example: a request and its required reply. openapi.yaml has at most one for each reply;
/// the others are in Tests/Conformance/examples.
struct Example: CustomTestStringConvertible, Sendable {
  let name: String
  let status: String
  let contentType: String?
  let node: Tree
  /// The request's body: its own, or that of the contract's request example of the same name.
  let body: Tree?

  var testDescription: String { name }

  static let all: [Example] = inContract + filed

  /// The contract's examples; those of a shared reply once.
  static let inContract: [Example] =
    Contract.operations.flatMap { operation in
      (operation.node["responses"] ?? .null).fields.flatMap { status, response in
        response["$ref"] == nil
          ? examples(
            of: response, status, operation.node["operationId"]?.text ?? "", operation.node)
          : []
      }
    }
    + (Contract.document["components"]?["responses"] ?? .null).fields.flatMap { name, response in
      examples(of: response, nil, name, .null)
    }

  /// The files' examples, by operation or kind of reply, status and name.
  private static let filed: [Example] = {
    let operations = Dictionary(
      Contract.operations.map { ($0.node["operationId"]?.text ?? "", $0.node) }
    ) { $1 }
    return files.flatMap(\.fields).flatMap { place, statuses in
      statuses.fields.flatMap { status, nodes in
        nodes.fields.map { name, node in
          Example(
            name: "\(place) \(status) \(name)", status: status,
            contentType: contentType(of: node, status), node: node,
            body: node["body"] ?? bodies(operations[place] ?? .null)?[name]?["value"])
        }
      }
    }
  }()

  private static let files: [Tree] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Conformance/examples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { name in
      (try? String(contentsOf: folder.appending(path: name), encoding: .utf8))
        .flatMap { try? Tree(yaml: $0) }
    }
  }()

  /// A reply without a value has no body; JSON is the default.
  private static func contentType(of node: Tree, _ status: String) -> String? {
    guard node["value"] != nil else { return nil }
    let usual = status < "400" ? "application/json" : "application/problem+json"
    return node["type"]?.text ?? usual
  }

  private static func bodies(_ operation: Tree) -> Tree? {
    Contract.schema.resolve(operation["requestBody"] ?? .null)["content"]?["application/json"]?[
      "examples"]
  }

  private static func examples(
    of response: Tree, _ status: String?, _ place: String, _ operation: Tree
  ) -> [Example] {
    (response["content"] ?? .null).fields.flatMap { type, media in
      (media["examples"] ?? .null).fields.map { name, node in
        // A shared reply is a problem with its status.
        let status = status ?? node["value"]?["status"]?.json ?? ""
        return Example(
          name: "\(place) \(status) \(name)", status: status, contentType: type, node: node,
          body: bodies(operation)?[name]?["value"])
      }
    }
  }

  /// Carries it out in a new service.
  func run() -> Reply {
    let bounds = node["x-limits"] ?? .null
    var limits = SessionLimits()
    if let number = bounds["sessions"]?.number { limits.sessions = Int(number) }
    if let number = bounds["windows"]?.number { limits.windowsPerSession = Int(number) }
    if let number = bounds["views"]?.number { limits.viewsPerSession = Int(number) }
    if let number = bounds["streams"]?.number { limits.streamsPerSession = Int(number) }
    var classes = ClassLimits()
    if let number = bounds["classes"]?.number { classes.classes = Int(number) }
    if let number = bounds["students"]?.number { classes.students = Int(number) }
    if let number = bounds["answers"]?.number { classes.answers = Int(number) }
    if let number = bounds["pointings"]?.number { classes.pointings = Int(number) }
    if let number = bounds["hands"]?.number { classes.hands = Int(number) }
    var shares = ShareTable.standard
    for (name, burst) in (bounds["shares"] ?? .null).fields {
      guard let kind = Share.Kind(rawValue: name), let burst = burst.number else { continue }
      shares[kind] = Share(burst: Int(burst), rate: 2)
    }
    let isGuarded = node["x-access"] == "guarded"
    let service = Service(
      limits: limits, classes: classes, isReady: bounds["ready"]?.number != 0,
      access: Access(
        isGuarded: isGuarded, operatorToken: Service.operatorToken,
        random: { 0x0123_4567_89AB_CDEF }), shares: shares
    ).from("127.0.0.1")
    let operatorFields = isGuarded ? ["Authorization: Bearer \(Service.operatorToken)"] : []
    for line in (Contract.document["x-setup"]?.texts ?? []) + (node["x-before"]?.texts ?? []) {
      // After the target comes a body, or a header field.
      if line.contains("{") || line.contains("[") {
        service.send(line, operatorFields)
      } else {
        bare(line, service, operatorFields)
      }
    }
    if let fault = node["x-store"]?.text {
      let faults: [String: StoreFailure] = [
        "full": .full, "unavailable": .unavailable("disk I/O error"),
        "damaged": .damaged("The command of revision 2 can't be repeated."),
      ]
      service.fail(faults[fault] ?? .full)
    }
    let fields = (node["x-headers"] ?? .null).fields.map { "\($0.key): \($0.value.text ?? "")" }
    return bare(
      node["x-request"]?.text ?? "", service, fields, body: node["x-body"]?.text ?? body?.json)
  }

  @discardableResult
  private func bare(
    _ line: String, _ service: Service, _ fields: [String] = [], body: String? = nil
  ) -> Reply {
    let parts = line.split(separator: " ", maxSplits: 2)
    return service.send(
      parts.prefix(2).joined(separator: " "), fields + parts.dropFirst(2).map(String.init),
      body: body)
  }
}
