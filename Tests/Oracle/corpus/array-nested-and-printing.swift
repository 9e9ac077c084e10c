let grid = [[1, 2, 3], [4, 5, 6]]
print(grid, grid[1][2], grid.count, grid.map { $0.count })
let mixed: [Any] = [1, 2.5, "three", true, [4], ("a", 1)]
print(mixed)
print(["quoted \"text\"", "tab"], [Character("x")])
print([1.0, 2.5, -0.5], [true, false], [Optional(1), nil])
print([[String]](), [[]] as [[Int]])
var table = Array(repeating: Array(repeating: ".", count: 3), count: 2)
table[1][2] = "x"
for row in table { print(row.joined()) }
print(grid.joined().map { $0 }, grid.flatMap { $0.reversed() })
