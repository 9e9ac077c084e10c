enum Expr { indirect case add(Expr, Expr), mul(Expr, Expr); case num(Double), variable(String) }
struct Env { var values: [String: Double] = [:] }
enum EvalError: Error, CustomStringConvertible {
  case unknown(String);
  var description: String {
    switch self {
    case .unknown(let n): return "unknown \(n)"
    }
  }
}
func eval(_ e: Expr, _ env: Env) throws -> Double {
  switch e {
  case .num(let v): return v
  case let .add(l, r): return try eval(l, env) + eval(r, env)
  case let .mul(l, r): return try eval(l, env) * eval(r, env)
  case .variable(let n): guard let v = env.values[n] else { throw EvalError.unknown(n) }; return v
  }
}
extension Expr: CustomStringConvertible {
  var description: String {
    switch self {
    case .num(let v): return "\(v)";
    case .add(let a, let b): return "(\(a) + \(b))";
    case .mul(let a, let b): return "\(a) * \(b)";
    case .variable(let s): return s
    }
  }
}
let e = Expr.add(.num(2), .mul(.variable("x"), .num(3)))
print(e)
do { print(try eval(e, Env(values: ["x": 4]))); print(try eval(e, Env())) } catch { print("error:", error) }
func simplify(_ e: Expr) -> Expr {
  switch e {
  case .add(.num(0), let r), .add(let r, .num(0)): return simplify(r);
  case .mul(.num(1), let r): return simplify(r);
  default: return e
  }
}
print(simplify(.add(.num(0), .mul(.num(1), .variable("y")))))
let r = Result { try eval(.variable("q"), Env()) }
switch r {
case .success(let v): print(v);
case .failure(let err as EvalError): print("failed", err);
case .failure: print("other")
}
