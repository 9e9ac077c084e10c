import Glibc
import Interpreter
import SourceCode
import WindowModel

let path = CommandLine.arguments[1]
let f = fopen(path, "r")!
var bytes = [UInt8](repeating: 0, count: 1 << 20)
let n = fread(&bytes, 1, bytes.count, f)
let text = String(decoding: bytes[..<n], as: UTF8.self)
let lines = text.split(separator: "\n")
let profile = lines.first { $0.hasPrefix("// profile ") }.flatMap { Profile(rawValue: String($0.dropFirst(11))) } ?? .ios12
do throws(CodeFindings) {
  _ = try Program.read([RunCode.File(name: path, text: text)], version: Double(profile.majorVersion))
} catch {
  for x in error.findings { print("\(x.position.line):\(x.position.column): \(x.message)") }
  exit(2)
}
let all = CommandLine.arguments.contains("-e")
var app = Application(Settings(profile: profile))
app.patience = lines.contains { $0.hasPrefix("// run ") } ? 0 : 60
let hasInput = lines.contains { l in ["tap","shake","type","tab","choose","swipeBack","background","foreground","inactive","run","pullDown","rotate"].contains { l.hasPrefix("// \($0)") } }
if hasInput { app.patience = 0 }
@MainActor func show(_ turn: Turn) {
  for e in turn.events {
    if e.name == .print {
      print(e.action ?? "")
    } else if all {
      print("   ", e.name.rawValue, app.identifier(of: e.object).text)
    }
  }
}
do throws(Refusal) {
  show(try app.perform(Command(RunCode([RunCode.File(name: path, text: text)]))))
  for line in lines {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count >= 2, words[0] == "//" else { continue }
    var send = SendInput()
    switch words[1] {
    case "tap" where words.count == 3:
      let parts = words[2].split(separator: ",").compactMap { Double($0) }
      guard parts.count == 2 else { continue }
      send.input = .tap(at: Point(x: parts[0], y: parts[1]))
    case "shake" where words.count == 2: send.input = .motion
    case "type" where words.count == 3: send.input = .text(words[2])
    case "tab" where words.count == 3:
      var c = TapTab()
      guard let i = Int(words[2]), let tab = app.controllers.first(where: { app.controller($0)?.controllerClass.kind == .tabBar }) else { continue }
      c.index = i
      c.tabBar = app.identifier(of: tab)
      show(try app.perform(Command(c)))
      continue
    case "choose" where words.count == 3:
      var c = ChooseAction()
      guard let a = app.controllers.last(where: { app.controller($0)?.alert != nil }) else { continue }
      c.controller = app.identifier(of: a)
      c.title = words[2]
      show(try app.perform(Command(c)))
      continue
    case "swipeBack" where words.count == 2:
      var c = SwipeBack()
      guard let a = app.controllers.last(where: { app.controller($0)?.controllerClass.kind == .navigation }) else { continue }
      c.navigation = app.identifier(of: a)
      show(try app.perform(Command(c)))
      continue
    case "pullDown" where words.count == 2:
      var c = PullDown()
      guard let a = app.controllers.last(where: { app.controller($0)?.presenting != nil }) else { continue }
      c.controller = app.identifier(of: a)
      show(try app.perform(Command(c)))
      continue
    case "rotate" where words.count == 3:
      var c = ChangeApplication()
      c.properties.orientation = Orientation(rawValue: words[2])
      show(try app.perform(Command(c)))
      continue
    case "background", "foreground", "inactive":
      var c = ChangeApplication()
      c.properties.state = words[1] == "background" ? .background : words[1] == "foreground" ? .active : .inactive
      show(try app.perform(Command(c)))
      continue
    case "run" where words.count == 3:
      app.patience = Double(words[2]) ?? 0
      show(try app.perform(Command(StepRunLoop())))
      app.patience = 0
      continue
    default: continue
    }
    show(try app.perform(Command(send)))
  }
  if hasInput, !lines.contains(where: { $0.hasPrefix("// run ") }) {
    app.patience = 60
    show(try app.perform(Command(StepRunLoop())))
  }
} catch {
  if case .code(let fault) = error {
    for line in fault.printed { print(line) }
    print("CRASH \(fault.line ?? 0): \(fault.message)")
  } else {
    print("CRASH \(error)")
  }
}
