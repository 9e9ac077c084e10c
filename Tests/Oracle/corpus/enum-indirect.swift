indirect enum Expression {
  case number(Int)
  case sum(Expression, Expression)
  case product(Expression, Expression)

  var value: Int {
    switch self {
    case .number(let n): return n
    case .sum(let a, let b): return a.value + b.value
    case .product(let a, let b): return a.value * b.value
    }
  }
}

extension Expression: CustomStringConvertible {
  var description: String {
    switch self {
    case .number(let n): return "\(n)"
    case .sum(let a, let b): return "(\(a) + \(b))"
    case .product(let a, let b): return "\(a) * \(b)"
    }
  }
}

let e = Expression.product(.sum(.number(2), .number(3)), .number(7))
print(e, "=", e.value)
