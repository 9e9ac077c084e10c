import WindowModel

/// Commands at random, of few names, so that they meet, and of values that are sometimes wrong.
struct CommandGenerator {
  private var random: SplitMix64
  private let identifiers: [Identifier] = ["main", "w1", "w3", "w5"] + (1...20).map(named)
  private let names: [ReferenceName] = [.delegateWindow, "static.window", "w2", "n1", "n2", "n3"]
  private let numbers = [
    0, -0.0, 0.1, 1, -1, 320, -1e9, 1e9, 1.7e308, -1.7e308, .infinity, .nan,
    .leastNonzeroMagnitude,
  ]

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Settings, with knobs that are sometimes not the profile's.
  mutating func settings() -> Settings {
    var settings = Settings(profile: random.pick(Profile.allCases, else: .standard))
    if random.chance(30) {
      settings.knobs.scenes = random.pick(Knobs.Scenes.allCases, else: .none)
      settings.knobs.keyOnDealloc = random.pick(Knobs.KeyOnDealloc.allCases, else: .none)
      settings.knobs.windowInitFrame = random.pick(Knobs.WindowInitFrame.allCases, else: .zero)
    }
    return settings
  }

  mutating func command(for app: Application) -> Command {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<22:
      .createWindow(
        identifier: random.chance(40) ? nil : identifier(in: app), properties: properties(),
        retained: random.chance(80))
    case 22..<50: .changeWindow(identifier(in: app), properties())
    case 50..<65: .makeKeyAndVisible(identifier(in: app))
    case 65..<77: .makeKey(identifier(in: app))
    case 77..<83: .release(identifier(in: app))
    default:
      .setReference(
        random.pick(names + app.references.map(\.name), else: .delegateWindow),
        to: random.chance(40) ? nil : identifier(in: app))
    }
  }

  /// Mostly of a window that lives, else any.
  private mutating func identifier(in app: Application) -> Identifier {
    let living = app.windows.map(app.identifier)
    return random.pick(random.chance(70) ? living : identifiers, else: "n1")
  }

  private mutating func properties() -> WindowProperties {
    var properties = WindowProperties()
    if random.chance(20) { properties.canBecomeKey = random.chance(60) }
    if random.chance(5) { properties.screen = random.pick([.main, .main, "tv"], else: .main) }
    if random.chance(8) { properties.bounds = rect() }
    if random.chance(8) { properties.center = Point(x: number(), y: number()) }
    if random.chance(8) { properties.frame = rect() }
    if random.chance(5) { properties.alpha = random.pick([0, 0.5, 1, 1.5, .nan], else: 0) }
    if random.chance(5) {
      properties.backgroundColor = random.pick([Color("red"), nil], else: nil)
    }
    if random.chance(5) { properties.isOpaque = random.chance(50) }
    if random.chance(5) { properties.clipsToBounds = random.chance(50) }
    if random.chance(5) { properties.isUserInteractionEnabled = random.chance(50) }
    if random.chance(20) {
      properties.windowLevel = random.pick(
        [.normal, -0.0, 0.5, 0.5, 1, -1, 1e308, -1e308, .alert, WindowLevel(rawValue: .nan)],
        else: .normal)
    }
    if random.chance(50) { properties.isHidden = random.chance(40) }
    return properties
  }

  private mutating func number() -> Double { random.pick(numbers, else: 0) }

  private mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: abs(number()), height: number())
  }

  private static func named(_ number: Int) -> Identifier { Identifier("n\(number)") ?? .main }
}
