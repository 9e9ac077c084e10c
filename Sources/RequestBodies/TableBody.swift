import HTTP
import JSON
package import WindowModel

extension ViewProperties {
  /// The fields of a table view.
  package static let tableFields: [Body.Field<ViewProperties>] = [
    .init("rows", example: "[3]") { body, it throws(Problem) in
      var rows: [Int] = []
      try body.array { body, _ throws(Problem) in rows.append(try body.integer()) }
      it.table.rows = rows
    },
    .init("rowHeight", .number, example: "44") { $0.table.rowHeight = $1 },
    .init("allowsSelection", .flag, example: "false") { $0.table.allowsSelection = $1 },
    .init("allowsMultipleSelection", .flag, example: "true") {
      $0.table.allowsMultipleSelection = $1
    },
  ]
}
