import SourceCode
import Interpreter
import WindowModel
import Glibc
let path = CommandLine.arguments[1]
let f = fopen(path, "r")!
var bytes = [UInt8](repeating: 0, count: 1 << 20)
let n = fread(&bytes, 1, bytes.count, f)
let text = String(decoding: bytes[..<n], as: UTF8.self)
do throws(CodeFindings) { _ = try Program.read([RunCode.File(name: path, text: text)], version: 17) } catch {
  for x in error.findings { print("\(x.position.line):\(x.position.column): \(x.message)") }
  exit(2)
}
var app = Application(Settings(profile: .ios17))
do throws(Refusal) {
  let turn = try app.perform(Command(RunCode([RunCode.File(name: path, text: text)])))
  let all = CommandLine.arguments.contains("-e")
  for e in turn.events { if e.name == .print { print(e.action ?? "") } else if all { print("   ", e.name.rawValue, app.identifier(of: e.object).text) } }
} catch { print("CRASH \(error)") }
