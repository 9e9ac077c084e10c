struct S {
  var v = 0 { didSet { print("did", oldValue, v) } };
  var c: Int {
    get { print("get"); return v }
    set { print("set", newValue); v = newValue }
  }; mutating func m(_ n: inout Int) { v += n; n += 1 }
}
var s = S(); func add(_ n: inout Int) { n += 5 }; add(&s.v); add(&s.c); var k = 1; s.m(&k); print(s.v, k)
class C { var s = S() { didSet { print("C did") } }; var list = [1, 2] { willSet { print("will", newValue) } } }
let c = C(); add(&c.s.v); add(&c.list[0]); print(c.s.v, c.list); c.s.m(&k); swap(&c.list[0], &k); print(k, c.list);
c.list.append(4); c.list[1] += 1; c.s.v = 1
func two(_ a: inout Int, _ b: inout Int) -> Int { a += 1; b += 2; return a * b }; var d = ["x": 1];
print(two(&d["x"]!, &k), d)
struct T { static var total = 0 { didSet { print("total", total) } } }; add(&T.total); var arr = [[1], [2]];
arr[0].append(9); add(&arr[1][0]); print(arr); var opt: Int? = 3; add(&opt!); print(opt!)
