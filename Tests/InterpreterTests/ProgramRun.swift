import Interpreter
import ProgramRuntime
import SourceCode

@testable import WindowModel

/// Runs a program and the steps after it.
enum ProgramRun {
  /// An action of the user, or passing time, after the program has started.
  enum Step {
    case tap(Double, Double)
    /// A phase of a touch, after that many seconds.
    case touch(Input.Phase, Double, Double, after: Double)
    /// A phase of a second finger's touch.
    case finger(Int, Input.Phase, Double, Double, after: Double = 0)
    case touchTime(Double)
    case shake
    case wait(Double)
    case background
    case foreground
    case choose(String)
    case swipeBack
    case tab(Int)
    case type(String)
    case pullDown
    case dragSheet(Detent)
    case rotate(Orientation)
    case hide(String)
    case connectScene
    case disconnectScene
  }

  /// Returns a program's output, line by line. If it crashes, the last line begins with `CRASH`; if it can't run,
  /// the output lists the findings.
  static func transcript(
    _ source: String, profile: Profile = .ios12, device: Device = .standard,
    then steps: [Step] = [], file: String = "main.m"
  ) -> String {
    let files = [RunCode.File(name: file, text: source)]
    do throws(CodeFindings) {
      _ = try Program.read(
        RunCode(files), in: Application(Settings(profile: profile, device: device)))
    } catch {
      return error.findings.map { "\($0.position.line):\($0.position.column): \($0.message)" }
        .joined(separator: "\n")
    }
    var application = Application(Settings(profile: profile, device: device))
    application.patience = 0
    var lines: [String] = []
    do throws(Refusal) {
      lines += printed(try application.perform(Command(RunCode(files))))
      for step in steps { lines += try play(step, &application) }
      if steps.isEmpty { lines += try play(.wait(60), &application) }
    } catch {
      guard case .code(let fault) = error else {
        return (lines + ["CRASH \(error)"]).joined(separator: "\n")
      }
      lines += fault.printed
      lines.append("CRASH \(fault.line ?? 0): \(fault.message)")
    }
    return lines.joined(separator: "\n")
  }

  /// The same for lines of Swift outside of functions, in a program with the class `Root`.
  static func script(_ source: String) -> String {
    transcript("class Root {}\n" + source, file: "main.swift")
  }

  private static func printed(_ turn: Turn) -> [String] {
    turn.events.filter { $0.name == .print }.map { $0.action ?? "" }
  }

  private static func play(_ step: Step, _ application: inout Application) throws(Refusal)
    -> [String]
  {
    var send = SendInput()
    switch step {
    case .tap(let x, let y): send.input = .tap(at: Point(x: x, y: y))
    case .touch(let phase, let x, let y, let seconds):
      send.input = .touch(phase, at: Point(x: x, y: y))
      send.after = seconds
    case .finger(let finger, let phase, let x, let y, let seconds):
      send.input = .touch(phase, at: Point(x: x, y: y), finger: finger)
      send.after = seconds
    case .touchTime(let seconds):
      send.input = .wait
      send.after = seconds
    case .shake: send.input = .motion
    case .type(let text): send.input = .text(text)
    case .wait(let seconds):
      application.patience = seconds
      defer { application.patience = 0 }
      return printed(try application.perform(Command(StepRunLoop())))
    case .background, .foreground:
      var change = ChangeApplication()
      if case .background = step {
        change.properties.state = .background
      } else {
        change.properties.state = .active
      }
      return printed(try application.perform(Command(change)))
    case .rotate(let orientation):
      var change = ChangeApplication()
      change.properties.orientation = orientation
      return printed(try application.perform(Command(change)))
    case .choose(let title):
      var choose = ChooseAction()
      choose.controller = last(of: application) { $0.alert != nil }
      choose.title = title
      return printed(try application.perform(Command(choose)))
    case .swipeBack:
      var swipe = SwipeBack()
      swipe.navigation = last(of: application) { $0.controllerClass.kind == .navigation }
      return printed(try application.perform(Command(swipe)))
    case .pullDown:
      var pull = PullDown()
      pull.controller = last(of: application) { $0.presenting != nil }
      return printed(try application.perform(Command(pull)))
    case .dragSheet(let detent):
      var drag = DragSheet()
      drag.controller = last(of: application) { $0.presenting != nil }
      drag.detent = detent
      return printed(try application.perform(Command(drag)))
    case .hide(let name):
      var change = ChangeView()
      change.view = Identifier(name) ?? .main
      change.properties.isHidden = true
      return printed(try application.perform(Command(change)))
    case .connectScene: return printed(try application.perform(Command(ConnectScene())))
    case .disconnectScene:
      var disconnect = DisconnectScene()
      disconnect.scene = application.scenes.last?.identifier ?? .main
      return printed(try application.perform(Command(disconnect)))
    case .tab(let index):
      var tap = TapTab()
      tap.tabBar = last(of: application) { $0.controllerClass.kind == .tabBar }
      tap.index = index
      return printed(try application.perform(Command(tap)))
    }
    return printed(try application.perform(Command(send)))
  }

  /// The name of the newest matching controller.
  private static func last(of application: Application, _ isMeant: (ViewController) -> Bool)
    -> Identifier
  {
    let found = application.controllers.last { application.controller($0).map(isMeant) ?? false }
    return found.map { application.identifier(of: $0) } ?? .main
  }
}
