enum Tree<T: Comparable> {
  case leaf; indirect case node(Tree<T>, T, Tree<T>)
  func inserting(_ v: T) -> Tree<T> {
    switch self {
    case .leaf: return .node(.leaf, v, .leaf);
    case let .node(l, x, r):
      if v < x {
        return .node(l.inserting(v), x, r)
      } else if v > x {
        return .node(l, x, r.inserting(v))
      } else {
        return self
      }
    }
  }
  var sorted: [T] {
    switch self {
    case .leaf: return [];
    case let .node(l, x, r): return l.sorted + [x] + r.sorted
    }
  }
  var depth: Int {
    switch self {
    case .leaf: return 0;
    case let .node(l, _, r): return 1 + max(l.depth, r.depth)
    }
  }
  func contains(_ v: T) -> Bool {
    guard case let .node(l, x, r) = self else { return false }; return v == x || (v < x ? l : r).contains(v)
  }
}
let t = [5, 2, 8, 1, 9, 3].reduce(Tree<Int>.leaf) { $0.inserting($1) }
print(t.sorted, t.depth, t.contains(8), t.contains(7))
let w: Tree<String> = ["m", "a", "z"].reduce(.leaf) { $0.inserting($1) }; print(w.sorted)
func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String, _ moves: inout Int) {
  if n == 0 { return }; hanoi(n - 1, a, c, b, &moves); moves += 1; hanoi(n - 1, c, b, a, &moves)
}
var mv = 0; hanoi(5, "A", "B", "C", &mv); print(mv)
func perms<T>(_ a: [T]) -> [[T]] {
  guard a.count > 1 else { return [a] };
  return a.indices.flatMap { i -> [[T]] in
    var r = a; let x = r.remove(at: i); return perms(r).map { [x] + $0 }
  }
}
print(perms([1, 2, 3]).count, perms(["a", "b"]))
func subsets(_ a: [Int]) -> [[Int]] { a.isEmpty ? [[]] : subsets(Array(a.dropFirst())).flatMap { [$0, [a[0]] + $0] } };
print(subsets([1, 2]).sorted { $0.count < $1.count })
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) };
print(gcd(48, 36), (1...20).filter { n in n > 1 && !(2..<n).contains { n % $0 == 0 } })
func qs<T: Comparable>(_ a: [T]) -> [T] {
  guard let p = a.first else { return [] }; let r = a.dropFirst();
  return qs(r.filter { $0 < p }) + [p] + qs(r.filter { $0 >= p })
}; print(qs([3, 1, 2, 3]), qs(["q", "b"]))
func bs(_ a: [Int], _ x: Int) -> Int? {
  var (l, h) = (0, a.count - 1);
  while l <= h { let m = (l + h) / 2; if a[m] == x { return m }; if a[m] < x { l = m + 1 } else { h = m - 1 } };
  return nil
}; print(bs([1, 3, 5, 7], 5) as Any, bs([1], 4) as Any)
var fibs: [Int: Int] = [:];
func fib(_ n: Int) -> Int {
  if n < 2 { return n }; if let f = fibs[n] { return f }; let f = fib(n - 1) + fib(n - 2); fibs[n] = f; return f
}; print(fib(50))
func collatz(_ n: Int) -> [Int] { Array(sequence(first: n) { $0 == 1 ? nil : $0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1 }) };
print(collatz(6))
func flat(_ a: [Any]) -> [Int] { a.flatMap { ($0 as? [Any]).map(flat) ?? [$0 as! Int] } };
print(flat([1, [2, [3, [4]]]]))
