import Foundation
protocol Command { func execute(); func undo() }
final class Editor {
  private(set) var text = ""
  private var undoStack: [Command] = [], redoStack: [Command] = []
  private struct Insert: Command {
    unowned let editor: Editor; let string: String
    func execute() { editor.text += string }
    func undo() { editor.text.removeLast(string.count) }
  }
  private struct Replace: Command {
    unowned let editor: Editor; let old: String, new: String
    func execute() { editor.text = editor.text.replacingOccurrences(of: old, with: new) }
    func undo() { editor.text = editor.text.replacingOccurrences(of: new, with: old) }
  }
  private func perform(_ c: Command) { c.execute(); undoStack.append(c); redoStack.removeAll() }
  func insert(_ s: String) { perform(Insert(editor: self, string: s)) }
  func replace(_ o: String, with n: String) { perform(Replace(editor: self, old: o, new: n)) }
  @discardableResult func undo() -> Bool {
    guard let c = undoStack.popLast() else { return false }; c.undo(); redoStack.append(c); return true
  }
  func redo() { if let c = redoStack.popLast() { c.execute(); undoStack.append(c) } }
}
let e = Editor()
e.insert("Hello"); e.insert(" World"); e.replace("World", with: "Swift")
print(e.text); e.undo(); print(e.text); e.undo(); print(e.text); e.redo(); print(e.text); e.undo(); e.undo();
print(e.undo(), "[\(e.text)]")
class LRU<K: Hashable, V> {
  private final class Node {
    let key: K; var value: V; var next: Node?; weak var prev: Node?; init(_ k: K, _ v: V) { key = k; value = v }
  }
  private var map: [K: Node] = [:]; private var head: Node?, tail: Node?; let capacity: Int
  init(capacity: Int) { self.capacity = capacity }
  func get(_ k: K) -> V? { guard let n = map[k] else { return nil }; unlink(n); pushFront(n); return n.value }
  func put(_ k: K, _ v: V) {
    if let n = map[k] { n.value = v; unlink(n); pushFront(n); return };
    if map.count == capacity, let t = tail { unlink(t); map[t.key] = nil }; let n = Node(k, v); map[k] = n; pushFront(n)
  }
  private func pushFront(_ n: Node) {
    n.next = head; head?.prev = n; head = n; n.prev = nil; if tail == nil { tail = n }
  }
  private func unlink(_ n: Node) {
    let p = n.prev, x = n.next; p?.next = x; x?.prev = p; if head === n { head = x }; if tail === n { tail = p };
    n.next = nil; n.prev = nil
  }
  var keys: [K] { var r: [K] = []; var n = head; while let c = n { r.append(c.key); n = c.next }; return r }
}
let lru = LRU<String, Int>(capacity: 2)
lru.put("a", 1); lru.put("b", 2); _ = lru.get("a"); lru.put("c", 3)
print(lru.keys, lru.get("b") as Any, lru.get("a") as Any)
struct Tokenizer {
  enum Token: Equatable { case num(Double), op(Character), paren(Character) }
  static func tokens(_ s: String) -> [Token] {
    var out: [Token] = [], num = ""
    func flush() { if let d = Double(num) { out.append(.num(d)) }; num = "" }
    for c in s {
      switch c {
      case "0"..."9", ".": num.append(c);
      case "+", "-", "*", "/": flush(); out.append(.op(c));
      case "(", ")": flush(); out.append(.paren(c));
      default: flush()
      }
    }
    flush(); return out
  }
}
struct Parser {
  var toks: [Tokenizer.Token]
  mutating func expr() -> Double {
    var v = term();
    while case .op(let o)? = toks.first, o == "+" || o == "-" {
      toks.removeFirst(); let r = term(); v = o == "+" ? v + r : v - r
    }; return v
  }
  mutating func term() -> Double {
    var v = factor();
    while case .op(let o)? = toks.first, "*/".contains(o) {
      toks = Array(toks.dropFirst()); let r = factor(); v = o == "*" ? v * r : v / r
    }; return v
  }
  mutating func factor() -> Double {
    guard !toks.isEmpty else { return 0 }; let t = toks.removeFirst();
    switch t {
    case .num(let n): return n;
    case .paren("("): let v = expr(); _ = toks.removeFirst(); return v;
    case .op("-"): return -factor();
    default: return 0
    }
  }
}
for s in ["1+2*3", "(1+2)*3", "10/4-1", "-(2+3)*2"] {
  var p = Parser(toks: Tokenizer.tokens(s)); print(s, "=", p.expr())
}
print(Tokenizer.tokens("1+(2)"))
func roman(_ n: Int) -> String {
  var n = n;
  return [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
    (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ].reduce("") { s, p in
    var s = s; while n >= p.0 { s += p.1; n -= p.0 }; return s
  }
}
print(roman(1994), String(format: "%3d|%8.3f|%c", 5, 2.5, 65))
let csv = "name,age\nann,30\nbob,25";
let rows = csv.components(separatedBy: .newlines).map { $0.components(separatedBy: ",") }
let dicts = rows.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(rows[0], $0)) }
print(dicts.compactMap { $0["age"].flatMap(Int.init) }.reduce(0, +), dicts.map { $0["name"]! })
let text = "The rain in Spain"; let vowels = Set("aeiou");
print(
  text.filter { vowels.contains($0) }, text.split(separator: " ").map(\.count),
  text.lowercased().components(separatedBy: "ain").count - 1)
print(
  text.enumerated().filter { $0.offset % 5 == 0 }.map { String($0.element) }.joined(),
  text.firstIndex(of: "r").map { text[$0...].prefix(4) } ?? "",
  text.index(text.endIndex, offsetBy: -5) == text.firstIndex(of: "S"))
print(
  text.map { $0.isUppercase ? $0.lowercased() : $0.uppercased() }.joined(),
  text.replacingOccurrences(of: "ain", with: "").trimmingCharacters(in: .whitespaces),
  String(text.unicodeScalars.filter { $0.isASCII }.map(Character.init)).count)
