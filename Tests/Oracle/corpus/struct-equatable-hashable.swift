struct Position: Hashable {
  var row: Int
  var column: Int
}
let a = Position(row: 1, column: 2)
var b = a
print(a == b)
b.column = 3
print(a == b, a != b)
var board: [Position: String] = [:]
board[a] = "knight"
board[b] = "bishop"
board[Position(row: 1, column: 2)] = "queen"
print(board.count, board[a] ?? "-")
print([a, b].contains(Position(row: 1, column: 3)))
print([a, b].firstIndex(of: b) ?? -1)
