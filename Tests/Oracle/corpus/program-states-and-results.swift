import Foundation
struct Log { static var lines: [String] = []; static func add(_ s: String) { lines.append(s) } }
class VC {
  var state: State = .idle { didSet { render() } }; enum State: Equatable { case idle, loading(Int), done(Result2) };
  struct Result2: Equatable { var n: Int }
  func render() {
    switch state {
    case .idle: Log.add("idle");
    case .loading(let p) where p < 50: Log.add("low");
    case .loading: Log.add("high");
    case .done(let r): Log.add("done \(r.n)")
    }
  }
  lazy var handler: (Int) -> Void = { [weak self] p in
    guard let self else { return }; self.state = p >= 100 ? .done(.init(n: p)) : .loading(p)
  }
  deinit { Log.add("deinit") }
}
var vc: VC? = VC(); vc!.handler(10); vc!.handler(60); vc!.handler(100);
print(vc!.state == .done(.init(n: 100)), vc!.state != .idle); let h = vc!.handler; vc = nil; h(5); print(Log.lines)
func retry<T>(_ n: Int, _ f: (Int) throws -> T) rethrows -> T {
  for i in 1..<n { do { return try f(i) } catch { print("try", i, "failed:", error) } }; return try f(n)
}
struct Fail: Error, LocalizedError { let m: String; var errorDescription: String? { "Fail: \(m)" } }
do {
  print(
    try retry(3) { i -> Int in
      if i < 3 { throw Fail(m: "n\(i)") }; return i * 10
    });
  try retry(1) { _ in throw Fail(m: "end") }
} catch { print(error.localizedDescription) }
let formatter: (Double) -> String = { String(format: "%.1f%%", $0) };
print(formatter(12.345), String(format: "%5d|%-5d|%05.2f|%@", 42, 42, 3.14159, "x"))
let queue = [3, 1, 2]; let sortedQ = queue.sorted { a, b in a > b };
print(sortedQ, queue.sorted(by: <), queue.max()!, queue.min()!, queue.contains(2), queue.firstIndex(of: 1)!)
typealias Completion = (Result<String, Fail>) -> Void;
func load(_ ok: Bool, _ c: @escaping Completion) { c(ok ? .success("data") : .failure(Fail(m: "net"))) }
load(true) { r in
  switch r {
  case .success(let s): print(s);
  case .failure(let f): print(f.m)
  }
}; load(false) { if case .failure(let f) = $0 { print(f.m, f.localizedDescription) } }
var cache: [String: (value: Int, hits: Int)] = [:];
func get(_ k: String) -> Int {
  if var e = cache[k] { e.hits += 1; cache[k] = e; return e.value }; let v = k.count; cache[k] = (v, 0); return v
}; _ = get("abc"); _ = get("abc"); print(get("abc"), cache["abc"]!.hits)
let text = "The quick brown fox jumps over the lazy dog"; let ws: [Substring] = text.split(separator: " ");
let longest = ws.max { $0.count < $1.count }!;
print(
  longest, ws.map { $0.count }, text.lowercased().filter { "aeiou".contains($0) }.count,
  Set(text.lowercased().filter(\.isLetter)).count)
var grid = Array(repeating: Array(repeating: ".", count: 4), count: 3); grid[1][2] = "#"; grid[0][0] = "S";
print(grid.map { $0.joined() }.joined(separator: "\n"))
func bfs(_ g: [String: [String]], _ s: String) -> [String] {
  var seen: Set<String> = [s], q = [s], out: [String] = [];
  while !q.isEmpty {
    let n = q.removeFirst(); out.append(n); for m in g[n] ?? [] where seen.insert(m).inserted { q.append(m) }
  }; return out
}; print(bfs(["a": ["b", "c"], "b": ["d"], "c": ["d"]], "a"))
let pts = [(1, 2), (3, 4)]; for (x, y) in pts where x > 1 { print(x, y) };
let (mn, mx) = pts.reduce((Int.max, Int.min)) { (min($0.0, $1.0), max($0.1, $1.1)) }; print(mn, mx);
print(pts.map { $0.0 + $0.1 }, pts.map { (a, b) in a * b }, pts.first!.1)
