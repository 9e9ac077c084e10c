struct ZZ {}
func total<S: Sequence>(_ s: S) -> Int where S.Element == Int { var t = 0; for x in s { t += x }; return t }
print(total([1, 2, 3]), total(1...4), total(Set([5])), total([1: 2].values))
func show<S: Sequence>(_ s: S) { for x in s { print(x, terminator: " ") }; print() }
show("abc"); show([1.5, 2]); show(0..<3); show([true])
func largest<C: Collection>(_ c: C) -> C.Element? where C.Element: Comparable {
  var best: C.Element? = nil; for x in c { if best == nil || x > best! { best = x } }; return best
}
print(largest([3, 9, 2])!, largest("hello")!, largest([Int]()) as Any)
func counts<S: Sequence>(_ s: S) -> [S.Element: Int] where S.Element: Hashable {
  var d: [S.Element: Int] = [:]; for x in s { d[x, default: 0] += 1 }; return d
}
print(counts("aab").sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
func join<S: Sequence>(_ s: S, _ sep: String) -> String where S.Element: CustomStringConvertible {
  s.map { $0.description }.joined(separator: sep)
}
print(join([1, 2, 3], "-"), join(1...3, "+"))
func printAll(_ s: some Sequence<Int>) { for x in s { print(x) } }
printAll([7, 8])
