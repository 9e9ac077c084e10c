import TestSupport
import Testing

/// The articles' programs with pieces removed, doubled or exchanged; `Service` checks each
/// reply against the contract.
@Suite struct RandomCodeTests {
  @Test(arguments: 0..<16)
  func `no program fails, and what is refused changes nothing`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let paste = Paste(random.chance(50) ? "{}" : #"{"profile":"ios17"}"#)
    paste.service(#"POST /sessions/demo/controllers {"id":"home"}"#)
    for _ in 0..<12 {
      let source = program(&random)
      let before = paste.service.get("/sessions/demo").json?["revision"]
      let dry = paste.run(source, query: "?dryRun=true")
      #expect(paste.service.get("/sessions/demo").json?["revision"] == before)
      let reply = paste.run(source, random.chance(30) ? #","self":"home""# : "")
      #expect(reply.status == dry.status)
      #expect(reply.status == 200 || reply.status == 422, "\(source)")
      guard reply.status == 422 else { continue }
      #expect(paste.service.get("/sessions/demo").json?["revision"] == before)
    }
  }

  @Test(arguments: 0..<16)
  func `no program that UIKit calls fails, and one that is refused changes nothing`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed) + 1000)
    let service = Service()
    service("PUT /sessions/demo \(random.chance(50) ? "{}" : #"{"profile":"ios17"}"#)")
    for _ in 0..<12 {
      let body = "{\"files\":[{\"text\":\(Tree.string(program(&random)).json)}]}"
      let before = service.get("/sessions/demo").json?["revision"]
      let dry = service("POST /sessions/demo/program?dryRun=true", body: body)
      #expect(service.get("/sessions/demo").json?["revision"] == before)
      let reply = service("POST /sessions/demo/program", body: body)
      #expect(reply.status == dry.status)
      #expect(reply.status == 200 || reply.status == 422, "\(body)")
      service(#"POST /sessions/demo/inputs {"type":"tap","at":[20,100]}"#)
      guard reply.status == 422 else { continue }
      #expect(service.get("/sessions/demo").json?["revision"] != nil)
    }
  }

  private func program(_ random: inout SplitMix64) -> String {
    var words = pieces(of: random.pick(ArticlePrograms.all))
    let others = pieces(of: random.pick(ArticlePrograms.all))
    for _ in 0..<Int.random(in: 1..<8, using: &random) {
      guard !words.isEmpty else { break }
      let place = Int.random(in: words.indices, using: &random)
      switch random.pick(["drop", "double", "exchange", "line", "line"]) {
      case "drop": words.remove(at: place)
      case "double": words.insert(words[place], at: place)
      case "exchange": words[place] = random.pick(others)
      default:
        // A whole statement from elsewhere keeps the program readable.
        let lines = others.joined().split(separator: "\n").map { "\n\($0)\n" }
        if let end = words[place...].firstIndex(of: "\n") {
          words.insert(random.pick(lines), at: end)
        }
      }
    }
    return words.joined()
  }

  /// A program's tokens and the text between them.
  private func pieces(of program: String) -> [String] {
    var pieces: [String] = []
    for character in program {
      if character.isLetter, let last = pieces.last, last.last?.isLetter == true {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
    }
    return pieces
  }
}
