enum LoadError: Error {
  case notFound(String)
  case noPermission
  case broken(line: Int)
}
func load(_ name: String) throws -> String {
  switch name {
  case "missing": throw LoadError.notFound(name)
  case "secret": throw LoadError.noPermission
  case "bad": throw LoadError.broken(line: 7)
  default: return "text of \(name)"
  }
}
for name in ["a", "missing", "secret", "bad"] {
  do {
    let text = try load(name)
    print(text)
  } catch LoadError.notFound(let file) {
    print("not found: \(file)")
  } catch let LoadError.broken(line) where line > 5 {
    print("broken at \(line)")
  } catch {
    print("error: \(error)")
  }
}
print(try? load("b"), (try? load("bad")) as Any)
print((try? load("missing")) ?? "fallback", try! load("c"))
