func parse(_ line: String) -> (key: String, value: Int)? {
  let parts = line.split(separator: "=")
  guard parts.count == 2 else { return nil }
  guard let value = Int(parts[1]), case let key = String(parts[0]), !key.isEmpty else { return nil }
  return (key, value)
}
for line in ["a=1", "b", "c=x", "=5", "long name=-12"] {
  guard let (key, value) = parse(line) else {
    print("bad line '\(line)'")
    continue
  }
  print(key, "->", value)
}
