struct Version: Comparable, Hashable {
  var major: Int, minor: Int, label = ""
  static func < (a: Version, b: Version) -> Bool { (a.minor, a.major) < (b.minor, b.major) }
  static func == (a: Version, b: Version) -> Bool { a.major == b.major && a.minor == b.minor }
  func hash(into h: inout Hasher) { h.combine(major); h.combine(minor) }
}
func biggest<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
func differ<T: Equatable>(_ a: T, _ b: T) -> Bool { a != b }
let a = Version(major: 1, minor: 2, label: "a"), b = Version(major: 2, minor: 1, label: "b")
print(
  biggest(a, b).label, same(a, Version(major: 1, minor: 2, label: "x")),
  differ(a, Version(major: 1, minor: 2, label: "x")))
print([a, b].max()!.label, [a, b].sorted()[0].label)
print([a] == [Version(major: 1, minor: 2, label: "q")])
print(Optional(a) == Version(major: 1, minor: 2, label: "q"))
func idx<T: Equatable>(_ x: T, in xs: [T]) -> Int? {
  for (i, y) in xs.enumerated() where x == y { return i }; return nil
}
print(idx(Version(major: 2, minor: 1), in: [a, b]) as Any)
func idx2<T: Equatable>(_ x: T, in xs: [T]) -> Int? { xs.firstIndex(of: x) }
print(idx2(Version(major: 2, minor: 1), in: [a, b]) as Any)
func has<T: Equatable>(_ x: T, _ xs: [T]) -> Bool { xs.contains(x) }
print(has(Version(major: 2, minor: 1), [a, b]))
func srt<T: Comparable>(_ xs: [T]) -> [T] { xs.sorted() }
print(srt([a, b])[0].label)
func mx<T: Comparable>(_ xs: [T]) -> T? { xs.max() }
print(mx([a, b])!.label)
struct Pair<T: Comparable> { let x: T, y: T; var top: T { x < y ? y : x } }
print(Pair(x: a, y: b).top.label)
print(max(a, b).label, min(a, b).label)
