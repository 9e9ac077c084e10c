class LRU<K: Hashable, V> {
  final class Node { let k: K; var v: V; var prev: Node?, next: Node?; init(_ k: K, _ v: V) { self.k = k; self.v = v } }
  private var map: [K: Node] = [:]; private var head: Node?, tail: Node?; let cap: Int; init(_ c: Int) { cap = c }
  func get(_ k: K) -> V? { guard let n = map[k] else { return nil }; move(n); return n.v }
  func put(_ k: K, _ v: V) {
    if let n = map[k] { n.v = v; move(n); return }; let n = Node(k, v); map[k] = n; push(n);
    if map.count > cap, let t = tail { remove(t); map[t.k] = nil }
  }
  private func push(_ n: Node) { n.next = head; n.prev = nil; head?.prev = n; head = n; if tail == nil { tail = n } }
  private func remove(_ n: Node) {
    n.prev?.next = n.next; n.next?.prev = n.prev; if head === n { head = n.next }; if tail === n { tail = n.prev };
    n.prev = nil; n.next = nil
  }
  private func move(_ n: Node) { guard head !== n else { return }; remove(n); push(n) }
  var keys: [K] { var r: [K] = []; var n = head; while let x = n { r.append(x.k); n = x.next }; return r }
}
let c = LRU<String, Int>(2); c.put("a", 1); c.put("b", 2); _ = c.get("a"); c.put("c", 3);
print(c.keys, c.get("b") as Any, c.get("a")!)
struct Heap<T> {
  var a: [T] = []; let less: (T, T) -> Bool; init(_ l: @escaping (T, T) -> Bool) { less = l };
  mutating func push(_ x: T) {
    a.append(x); var i = a.count - 1;
    while i > 0, less(a[i], a[(i - 1) / 2]) { a.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 }
  }
  mutating func pop() -> T? {
    guard !a.isEmpty else { return nil }; a.swapAt(0, a.count - 1); let r = a.removeLast(); var i = 0;
    while true {
      let l = 2 * i + 1, rr = l + 1; var m = i; if l < a.count, less(a[l], a[m]) { m = l };
      if rr < a.count, less(a[rr], a[m]) { m = rr }; if m == i { break }; a.swapAt(i, m); i = m
    }; return r
  }
}
var h = Heap<Int>(<); [5, 3, 8, 1].forEach { h.push($0) }; var out: [Int] = []; while let x = h.pop() { out.append(x) };
print(out)
func dijkstra(_ g: [String: [(String, Int)]], _ s: String) -> [String: Int] {
  var d = [s: 0]; var q = Heap<(String, Int)> { $0.1 < $1.1 }; q.push((s, 0));
  while let (n, c) = q.pop() {
    if c > d[n, default: .max] { continue };
    for (m, w) in g[n] ?? [] { let nc = c + w; if nc < d[m, default: .max] { d[m] = nc; q.push((m, nc)) } }
  }; return d
}
print(
  dijkstra(["a": [("b", 1), ("c", 5)], "b": [("c", 2)]], "a").sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
final class Trie {
  var kids: [Character: Trie] = [:]; var end = false;
  func insert(_ w: String) {
    var n = self; for c in w { if n.kids[c] == nil { n.kids[c] = Trie() }; n = n.kids[c]! }; n.end = true
  }
  func all(_ p: String) -> [String] {
    var n = self; for c in p { guard let k = n.kids[c] else { return [] }; n = k }; var r: [String] = [];
    func go(_ t: Trie, _ s: String) {
      if t.end { r.append(s) }; for (c, k) in t.kids.sorted(by: { $0.key < $1.key }) { go(k, s + String(c)) }
    }; go(n, p); return r
  }
}
let t = Trie(); ["car", "cat", "dog", "ca"].forEach(t.insert); print(t.all("ca"), t.all("x"))
enum Token: Equatable { case num(Double), op(Character), lp, rp }
func lex(_ s: String) throws -> [Token] {
  var r: [Token] = []; var i = s.startIndex;
  while i < s.endIndex {
    let c = s[i]; if c.isWhitespace { i = s.index(after: i); continue };
    if c.isNumber {
      var j = i; while j < s.endIndex, s[j].isNumber || s[j] == "." { j = s.index(after: j) };
      r.append(.num(Double(s[i..<j])!)); i = j; continue
    };
    switch c {
    case "(": r.append(.lp);
    case ")": r.append(.rp);
    case "+", "-", "*", "/": r.append(.op(c));
    default: throw LexError.bad(c)
    }; i = s.index(after: i)
  }; return r
}
enum LexError: Error { case bad(Character), eof }
struct Parser {
  var ts: [Token]; var i = 0; var cur: Token? { i < ts.count ? ts[i] : nil };
  mutating func expr() throws -> Double {
    var v = try term();
    while case .op(let o)? = cur, o == "+" || o == "-" { i += 1; let t = try term(); v = o == "+" ? v + t : v - t };
    return v
  }
  mutating func term() throws -> Double {
    var v = try fac();
    while case .op(let o)? = cur, "*/".contains(o) { i += 1; let f = try fac(); v = o == "*" ? v * f : v / f }; return v
  }
  mutating func fac() throws -> Double {
    guard let t = cur else { throw LexError.eof }; i += 1;
    switch t {
    case .num(let n): return n;
    case .op("-"): return -(try fac());
    case .lp: let v = try expr(); guard cur == .rp else { throw LexError.eof }; i += 1; return v;
    default: throw LexError.eof
    }
  }
}
for s in ["1 + 2 * 3", "(1+2)*-3", "2 $ 3", "(1"] {
  do { var p = Parser(ts: try lex(s)); print(try p.expr()) } catch { print("error", error) }
}
