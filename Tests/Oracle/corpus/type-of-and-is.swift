class A {}
class B: A {}
let values: [Any] = [1, 1.5, "s", A(), B(), [1, 2], ["k": 1], (1, 2), true]
for value in values { print(type(of: value)) }
let a: A = B()
print(a is B, a is A, type(of: a) == B.self, type(of: a) == A.self)
print(type(of: a), A.self, Int?.self, [String].self)
func name<T>(_ value: T) -> String { "\(T.self)" }
print(name(3), name("x"), name(a), name([1.5]), name(Optional(1)))
