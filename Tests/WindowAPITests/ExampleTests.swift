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

  @Test func `the contract has an example of each operation and of each request body`() {
    let names = Set(Example.all.map { $0.name.split(separator: " ")[0] })
    for operation in Contract.operations {
      let id = operation.node["operationId"]?.text ?? ""
      #expect(names.contains(id[...]), "\(id)")
      guard operation.node["requestBody"]?["content"] != nil else { continue }
      let bodies = operation.node["requestBody"]?["content"]?["application/json"]?["examples"]
      for name in (bodies ?? .null).fields.keys {
        let isRun = Example.all.contains {
          $0.name.hasPrefix("\(id) ") && $0.name.hasSuffix(" \(name)")
        }
        #expect(isRun, "\(id) \(name)")
      }
    }
  }

  @Test func `good request examples keep to their schemas and refused ones do not`() {
    for operation in Contract.operations {
      let media = operation.node["requestBody"]?["content"]?["application/json"]
      for (name, example) in (media?["examples"] ?? .null).fields {
        let id = operation.node["operationId"]?.text ?? ""
        let runs = Example.all.filter {
          $0.name.hasPrefix("\(id) ") && $0.name.hasSuffix(" \(name)")
        }
        let isGood = runs.allSatisfy { $0.status.hasPrefix("2") }
        let isStateRefused = [
          "taken", "other", "tooMany", "wrongScreen", "unknown", "nowhere", "noScroll", "cycle",
          "itself", "noScenes", "never", "refused", "otherState", "unclosed",
          "over", "often", "twice", "late", "none", "full",
        ].contains(name)
        let faults = Contract.schema.faults(in: example["value"] ?? .null, media?["schema"])
        #expect(faults.isEmpty == (isGood || isStateRefused), "\(id) \(name): \(faults)")
      }
    }
  }
}
