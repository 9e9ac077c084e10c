func announce(_ name: String) -> String {
  print("initializing \(name)")
  return name
}
struct Config {
  static let a = announce("Config.a")
  static var b = announce("Config.b")
  let c = announce("c of an instance")
}
print("start")
print(Config.a)
print(Config.a)
Config.b = "changed"
print(Config.b)
let config = Config()
print(config.c)
