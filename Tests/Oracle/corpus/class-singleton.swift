final class Settings {
  static let shared = Settings()
  private(set) var launches = 0
  private init() { print("settings are made") }
  func launch() { launches += 1 }
}
print("before")
Settings.shared.launch()
Settings.shared.launch()
print(Settings.shared.launches)
let same = Settings.shared
print(same === Settings.shared)
