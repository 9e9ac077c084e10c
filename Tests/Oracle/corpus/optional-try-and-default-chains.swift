struct Config {
  var values: [String: String] = [:]
  func int(_ key: String) -> Int? { values[key].flatMap(Int.init) }
  func bool(_ key: String) -> Bool? {
    switch values[key]?.lowercased() {
    case "yes", "true", "1": return true
    case "no", "false", "0": return false
    default: return nil
    }
  }
  subscript(key: String, default fallback: String) -> String { values[key] ?? fallback }
}
let config = Config(values: ["port": "80", "debug": "YES", "name": "x", "broken": "8o"])
print(config.int("port") ?? 0, config.int("broken") ?? -1, config.int("none") as Any)
print(config.bool("debug") as Any, config.bool("name") as Any)
print(config["name", default: "-"], config["none", default: "-"])
if let port = config.int("port"), let debug = config.bool("debug"), debug, port < 100 {
  print("debugging on \(port)")
}
