import Testing

@Suite struct ExampleTests {
  @Test(arguments: Example.all)
  func `every example of the contract gets the reply that it shows`(example: Example) throws {
    let reply = example.run()
    #expect("\(reply.status)" == example.status)
    #expect(reply.contentType == example.contentType)
    guard let wanted = example.node["value"], wanted != "…" else { return }
    if let stream = reply.stream {
      #expect(Follower(stream).readAll() == wanted.text)
    } else if example.node["x-excerpt"] == true {
      let (name, shown) = try #require(wanted.fields.first)
      let served = reply.json?[name]?.elements ?? []
      #expect(shown.elements.allSatisfy(served.contains))
    } else {
      #expect((reply.json ?? .string(reply.body)) == wanted)
    }
  }

  @Test func `no example was lost, and each operation and each request body has one`() {
    #expect(Example.all.count >= 397)
    #expect(Example.all.count > Example.inContract.count)
    #expect(Set(Example.all.map(\.name)).count == Example.all.count)
    let names = Set(Example.all.map { $0.name.split(separator: " ")[0] })
    for operation in Contract.operations {
      let id = operation.node["operationId"]?.text ?? ""
      #expect(names.contains(id[...]), "\(id)")
      guard operation.node["requestBody"]?["content"] != nil else { continue }
      let bodies = operation.node["requestBody"]?["content"]?["application/json"]?["examples"]
      for name in (bodies ?? .null).fields.keys {
        #expect(runs(id, name).isEmpty == false, "\(id) \(name)")
      }
    }
  }

  @Test func `good request examples keep to their schemas and refused ones do not`() {
    for operation in Contract.operations {
      let media = Contract.schema.resolve(operation.node["requestBody"] ?? .null)["content"]
      let schema = media?["application/json"]?["schema"]
      let id = operation.node["operationId"]?.text ?? ""
      for example in Example.all where example.name.hasPrefix("\(id) ") {
        guard let body = example.body else { continue }
        let name = String(example.name.split(separator: " ").last ?? "")
        let isGood = runs(id, name).allSatisfy { $0.status.hasPrefix("2") }
        let isStateRefused = [
          "taken", "other", "tooMany", "wrongScreen", "unknown", "nowhere", "noScroll", "cycle",
          "itself", "noScenes", "never", "refused", "otherState", "unclosed",
          "over", "often", "twice", "late", "none", "full",
        ].contains(name)
        let faults = Contract.schema.faults(in: body, schema)
        #expect(faults.isEmpty == (isGood || isStateRefused), "\(example.name): \(faults)")
      }
    }
  }

  /// The named examples of an operation.
  private func runs(_ operation: String, _ name: String) -> [Example] {
    Example.all.filter { $0.name.hasPrefix("\(operation) ") && $0.name.hasSuffix(" \(name)") }
  }
}
