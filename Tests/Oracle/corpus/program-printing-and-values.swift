struct P { var x = 1, y: Int? = nil; let n = "s"; var list: [Int] = []; var d = ["k": 1] }
class K { var v = 1 }
enum E { case a, b(Int), c(x: Int, y: String?), d([Int]) }
print(P(), [P(x: 2)], Optional(P()) as Any);
print(E.a, E.b(3), E.c(x: 1, y: "q"), E.c(x: 1, y: nil), E.d([1]), [E.a, .b(2)])
let o: Int? = 5; let oo: String? = nil; print(o as Any, oo as Any, "\(o!)", [o, nil], ["a": o], (o, "t"));
print("v: \(String(describing: o)) \(oo ?? "none")")
print((1, "a"), (x: 1, y: (2.5, true)), [(1, "b")], ["k": (1, 2)]);
print(["a", "b"], "\(["q"])", Set(["only"]), [Character("c")], ["k": "v"], ["k": ["n": 1]])
print(
  type(of: 1), type(of: "a"), type(of: [1]), type(of: ["a": 1.5]), type(of: o), type(of: (1, "a")), type(of: K()),
  type(of: E.a), type(of: P.self), type(of: { (x: Int) -> String in "" }))
debugPrint("a", 1, ["b"], o as Any);
print(String(reflecting: "x"), String(describing: E.b(1)), "\(K.self)", String(describing: [1: "a"]))
print(1, 2, separator: "-", terminator: "!\n"); print(); print("a", terminator: ""); print("b");
print([1.0, 2.5], [true], [nil, 1] as [Int?], [[1], []], [[String]]())
var a = [1, 2, 3]; var b = a; b.append(4); print(a, b); func mut(_ x: [Int]) -> [Int] { var y = x; y[0] = 9; return y };
print(mut(a), a)
var p1 = P(); var p2 = p1; p2.list.append(1); p2.d["z"] = 2; p1.x += 1;
print(p1.x, p2.x, p1.list, p2.list, p1.d.count, p2.d.count)
var arrOfStruct = [P(), P()]; arrOfStruct[0].x = 7; for var q in arrOfStruct { q.x = 0 }; print(arrOfStruct.map(\.x));
for i in arrOfStruct.indices { arrOfStruct[i].list += [i] }; print(arrOfStruct.map(\.list))
var dict = ["a": P()]; dict["a"]!.x = 5; dict["a"]?.list.append(3); print(dict["a"]!.x, dict["a"]!.list); var k = K();
let k2 = k; k.v = 2; k = K(); print(k2.v, k.v)
var t = (1, [2]); var t2 = t; t2.1.append(3); t.0 = 9; print(t, t2);
let nested: [String: [String: [Int]]] = ["a": ["b": [1]]];
print(nested["a"]?["b"]?.first ?? -1, nested["q"]?["b"] as Any)
func f(_ x: Int = 3, _ y: Int..., z: String = "z") -> String { "\(x)\(y)\(z)" };
print(f(), f(1), f(1, 2, 3), f(1, z: "q"))
struct Obs {
  var v = 0 {
    willSet { print("will", v, newValue) }
    didSet { print("did", oldValue, v); if v > 10 { v = 10 } }
  };
  var w: Int {
    get { v * 2 }
    set { v = newValue / 2 }
  }
}
var ob = Obs(); ob.v = 3; ob.v += 20; print(ob.v); ob.w = 8; print(ob.w); func touch(_ n: inout Int) { n += 1; n += 1 };
touch(&ob.v)
func order(_ s: String) -> Int { print(s, terminator: " "); return s.count };
_ = [order("a"), order("bb")].count + order("c") * order("d"); print(); let dd = [order("k"): order("vv")]; print(dd)
func defers() -> Int { var x = 1; defer { x = 100; print("d1", x) }; defer { print("d2", x) }; x += 1; return x };
print(defers()); for i in 0..<2 { defer { print("end", i) }; if i == 0 { continue }; print("body", i) }
var fs: [() -> Int] = []; var n = 0; for i in 1...2 { n += 1; let j = n; fs.append { n + i * 10 + j * 100 } }; n = 5;
print(fs.map { $0() });
let inc = { (by: Int) in
  n += by; return
}; inc(3); print(n);
