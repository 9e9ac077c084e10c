class Empty {}
print([], [:], "\([])", String(describing: [:]))
let list: Any = []
print(list, [] as Any, [[]], type(of: list), Optional([]) as Any)
func show(_ values: Any...) { print(values, values.count) }
show([], [1], [:])
var mixed: [Any] = [[], [:], 1]
mixed.append([])
print(mixed, mixed.count)
let table: Any = [:]
print(table is [String: Int], table as? [String: Int] as Any, list is [Int])
