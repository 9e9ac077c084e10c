struct Grid<T> {
  private(set) var cells: [[T]]
  let width: Int, height: Int
  init(width: Int, height: Int, repeating v: T) {
    self.width = width; self.height = height; cells = Array(repeating: Array(repeating: v, count: width), count: height)
  }
  subscript(x: Int, y: Int) -> T {
    get { cells[y][x] }
    set { cells[y][x] = newValue }
  }
  subscript(p: (Int, Int)) -> T? {
    guard p.0 >= 0, p.1 >= 0, p.0 < width, p.1 < height else { return nil }; return cells[p.1][p.0]
  }
  func neighbours(_ x: Int, _ y: Int) -> [T] {
    [(-1, 0), (1, 0), (0, -1), (0, 1)].compactMap { dx, dy in self[(x + dx, y + dy)] }
  }
  mutating func fill(_ f: (Int, Int) -> T) { for y in 0..<height { for x in 0..<width { self[x, y] = f(x, y) } } }
  func map<U>(_ f: (T) -> U) -> Grid<U> {
    var g = Grid<U>(width: width, height: height, repeating: f(cells[0][0])); g.fill { f(self[$0, $1]) }; return g
  }
}
extension Grid: CustomStringConvertible {
  var description: String { cells.map { $0.map { "\($0)" }.joined(separator: " ") }.joined(separator: "\n") }
}
extension Grid: Equatable where T: Equatable {}
var g = Grid(width: 3, height: 2, repeating: 0)
g.fill { $0 + $1 * 3 }
print(g); print(g.neighbours(1, 0), g.map { $0 % 2 == 0 }, g == g)
g[0, 0] += 10; print(g[0, 0], g[(9, 9)] as Any)
enum Tree<T: Comparable> {
  case leaf
  indirect case node(Tree<T>, T, Tree<T>)
  func inserting(_ v: T) -> Tree {
    switch self {
    case .leaf: return .node(.leaf, v, .leaf);
    case let .node(l, x, r): return v < x ? .node(l.inserting(v), x, r) : v > x ? .node(l, x, r.inserting(v)) : self
    }
  }
  var sorted: [T] { if case let .node(l, x, r) = self { return l.sorted + [x] + r.sorted } else { return [] } }
  var depth: Int {
    switch self {
    case .leaf: 0;
    case let .node(l, _, r): 1 + max(l.depth, r.depth)
    }
  }
  func contains(_ v: T) -> Bool {
    guard case let .node(l, x, r) = self else { return false }; return v == x || (v < x ? l : r).contains(v)
  }
}
let t = [5, 2, 8, 1, 5].reduce(Tree<Int>.leaf) { $0.inserting($1) }
print(t.sorted, t.depth, t.contains(8), t.contains(7))
print(Tree<String>.leaf.inserting("a"))
struct Queue<E> {
  private var inbox: [E] = [], outbox: [E] = []; var isEmpty: Bool { inbox.isEmpty && outbox.isEmpty };
  mutating func enqueue(_ e: E) { inbox.append(e) };
  mutating func dequeue() -> E? {
    if outbox.isEmpty { outbox = inbox.reversed(); inbox.removeAll() }; return outbox.popLast()
  }
}
func bfs(_ graph: [String: [String]], from s: String, to e: String) -> [String]? {
  var q = Queue<[String]>(); q.enqueue([s]); var seen: Set = [s]
  while let path = q.dequeue() {
    guard let last = path.last else { continue }; if last == e { return path };
    for n in graph[last] ?? [] where !seen.contains(n) { seen.insert(n); q.enqueue(path + [n]) }
  }
  return nil
}
print(bfs(["a": ["b", "c"], "b": ["d"], "c": ["d", "e"], "d": ["f"], "e": ["f"]], from: "a", to: "f") ?? [])
func permutations<T>(_ a: [T]) -> [[T]] {
  a.count < 2
    ? [a]
    : a.indices.flatMap { i -> [[T]] in
      var rest = a; let x = rest.remove(at: i); return permutations(rest).map { [x] + $0 }
    }
}
print(permutations([1, 2, 3]))
func quicksort<T: Comparable>(_ a: [T]) -> [T] {
  guard a.count > 1, let p = a.first else { return a }; let rest = a.dropFirst();
  return quicksort(rest.filter { $0 < p }) + [p] + quicksort(rest.filter { $0 >= p })
}
print(quicksort([3, 1, 2, 3]), quicksort("hello".map { $0 }))
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
print(gcd(48, 18), (2...20).filter { n in !(2..<n).contains { n % $0 == 0 } })
func caesar(_ s: String, _ k: UInt8) -> String {
  String(
    s.map { c in
      guard let a = c.asciiValue, c.isLetter else { return c }; let base: UInt8 = c.isUppercase ? 65 : 97;
      return Character(UnicodeScalar((a - base + k) % 26 + base))
    })
}
print(caesar("Hello, World!", 3))
var memo: [Int: Int] = [:]
func fib(_ n: Int) -> Int {
  if n < 2 { return n }; if let m = memo[n] { return m }; let r = fib(n - 1) + fib(n - 2); memo[n] = r; return r
}
print(fib(50), binarySearch([1, 3, 5, 7], 5) as Any)
func binarySearch<T: Comparable>(_ a: [T], _ k: T) -> Int? {
  var lo = 0, hi = a.count;
  while lo < hi {
    let mid = lo + (hi - lo) / 2; if a[mid] == k { return mid }; if a[mid] < k { lo = mid + 1 } else { hi = mid }
  }; return nil
}
let parens = "({[]})"; var st: [Character] = []; let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
let ok =
  parens.allSatisfy { c in
    if let open = pairs[c] { return st.popLast() == open }; st.append(c); return true
  } && st.isEmpty
print(
  ok, [[1, 2], [3, 4]].map { $0.map(String.init).joined(separator: ",") },
  (0..<3).map { r in (0...r).map { _ in "*" }.joined() })
