import Foundation
@testable internal import WindowModel

/// The entry points for the preprocessor's code: starts a program, and plays the user's actions after it.
public enum Start {
  /// Starts with a profile and a device, by name, and an app that is running or not yet launched.
  public static func begin(profile: String, device: String = "", isLaunched: Bool) {
    var settings = Settings(
      profile: Profile(rawValue: profile) ?? .standard,
      device: Device.all.first { $0.name == device } ?? .standard)
    settings.launch = isLaunched ? .foreground : .manual
    settings.runLoop = .manual
    World.it.begin(settings)
  }

  /// Whether the profile's version is at least `version`.
  public static func isAvailable(_ version: Int) -> Bool {
    World.it.app.pointee.settings.profile.majorVersion >= version
  }

  /// Launches an app with its delegate, and connects a scene for a scene delegate.
  public static func launch(
    _ delegate: any UIApplicationDelegate, _ sceneDelegate: (any UIWindowSceneDelegate)? = nil
  ) {
    UIApplication.shared.delegate = delegate
    World.it.turn {
      change(sceneDelegate == nil ? .active : .inactive)
      guard let sceneDelegate else { return }
      connect(delegate, sceneDelegate)
      // The scene becomes active in the next turn.
      UIApplication.shared.isLaunching = true
      change(.active)
    }
  }

  private static func connect(
    _ delegate: any UIApplicationDelegate, _ sceneDelegate: any UIWindowSceneDelegate
  ) {
    let session = UISceneSession()
    _ = delegate.application(
      .shared, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    guard let name = Identifier("scene1") else { return }
    let scene = UIWindowScene(name, session)
    scene.delegate = sceneDelegate
    UIApplication.shared.scenes.append(scene)
    var action = ConnectScene()
    action.identifier = name
    World.it.perform(action)
  }

  private static func change(_ state: ApplicationState) {
    var action = ChangeApplication()
    action.properties.state = state
    World.it.perform(action)
  }

  /// Ends the program's turn, and carries out a script, one line at a time.
  public static func finish(_ script: [String]) {
    World.it.endTurn()
    for line in script {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      play(words[0], words.count > 1 ? words[1] : "")
    }
    if !script.contains(where: { $0.hasPrefix("run") }) { World.it.pass(60) }
  }

  private static func play(_ verb: String, _ rest: String) {
    let world = World.it
    switch verb {
    case "run": world.pass(Double(rest) ?? 0)
    case "tap": tap(rest)
    case "shake":
      let event = UIEvent()
      (event.type, event.subtype) = (.motion, .motionShake)
      input(.motion, event)
    case "type": input(.text(rest), UIEvent())
    case "background": world.turn { change(.background) }
    case "foreground": world.turn { change(.active) }
    case "inactive": world.turn { change(.inactive) }
    case "rotate":
      world.turn {
        var action = ChangeApplication()
        action.properties.orientation = Orientation(rawValue: rest)
        world.perform(action)
      }
    case "choose": choose(rest)
    case "pullDown":
      world.turn {
        var action = PullDown()
        action.controller = top { _ in true }
        world.perform(action)
      }
    case "swipeBack":
      world.turn {
        var action = SwipeBack()
        action.navigation = shown(.navigation)
        world.perform(action)
      }
    case "tab":
      world.turn {
        var action = TapTab()
        action.tabBar = shown(.tabBar)
        action.index = Int(rest) ?? 0
        world.perform(action)
      }
    default: fputs("nothing to play is called \(verb)\n", stderr)
    }
  }

  private static func tap(_ place: String) {
    let numbers = place.split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 2 else { return }
    let point = Point(x: numbers[0], y: numbers[1])
    let event = UIEvent()
    let touch = UITouch(CGPoint(point))
    event.allTouches = [touch]
    input(.tap(at: point), event)
  }

  private static func input(_ input: Input, _ event: UIEvent) {
    World.it.turn {
      World.it.event = event
      defer { World.it.event = nil }
      var action = SendInput()
      action.input = input
      World.it.perform(action)
    }
  }

  private static func choose(_ title: String) {
    World.it.turn {
      var action = ChooseAction()
      action.controller = top { $0.alert != nil }
      action.title = title
      World.it.perform(action)
    }
  }

  private static func top(_ isWanted: (ViewController) -> Bool) -> Identifier {
    let app = World.it.app.pointee
    let found = app.controllers.last { id in
      app.controller(id).map { $0.presentation != nil && $0.presented == nil && isWanted($0) }
        ?? false
    }
    return found.map(app.identifier(of:)) ?? .unnamed
  }

  private static func shown(_ kind: ControllerClass.Kind) -> Identifier {
    let app = World.it.app.pointee
    let found = app.controllers.last { app.controller($0)?.controllerClass.kind == kind }
    return found.map(app.identifier(of:)) ?? .unnamed
  }
}
