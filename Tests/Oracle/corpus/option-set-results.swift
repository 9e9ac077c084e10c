struct Opt: OptionSet {
  let rawValue: Int
  static let a = Opt(rawValue: 1 << 0); static let b = Opt(rawValue: 1 << 1); static let c = Opt(rawValue: 1 << 2)
  static let all: Opt = [.a, .b, .c]
}
var o = Opt([]); o.insert(.a); print(o.rawValue, o.contains(.a), o.contains([.a, .b]))
let u = o.union(.c);
print(u.rawValue, u.intersection(.a).rawValue, u.subtracting([.a]).rawValue, u.isEmpty, Opt().isEmpty)
o.remove(.a); print(o.isEmpty, o == []); o.formUnion([.b, .c]);
print(o.rawValue, Opt.all.isSuperset(of: o), o.isSubset(of: .all), o.isDisjoint(with: .a))
print(Opt([.a, .b]).rawValue, Opt(rawValue: 5).contains(.c), o.symmetricDifference(.b).rawValue)
let r = o.insert(.b); print(r.inserted, r.memberAfterInsert.rawValue)
if let gone = o.remove(.b) { print("removed", gone.rawValue) }
func f(_ x: Opt = []) -> Bool { x.contains(.b) }
print(f(), f(.b), f([.a, .b]))
print(u == [.a, .c], u != .a)
switch u {
case .a: print("a");
case [.a, .c]: print("ac");
default: print("d")
}
