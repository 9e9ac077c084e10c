import JSON
import WindowModel

extension JSONWriter {
  /// Writes the fields of a table view or its cell, within an object; nothing for any other view.
  mutating func tableFields(of id: NodeID, in application: borrowing Application) {
    if let table = application.table(id) {
      array("rows", table.counts ?? table.rows) { json, count in json.value(count) }
      field("rowHeight", table.rowHeight)
      if !table.allowsSelection { field("allowsSelection", false) }
      if table.allowsMultipleSelection { field("allowsMultipleSelection", true) }
      if !table.selected.isEmpty { paths("indexPathsForSelectedRows", table.selected) }
    } else if let (table, path) = application.row(of: id) {
      let table = application.table(table)
      key("indexPath")
      value(path)
      if table?.selected.contains(path) == true { field("isSelected", true) }
      if table?.highlighted == path { field("isHighlighted", true) }
    }
  }

  private mutating func paths(_ name: StaticString, _ paths: [RowPath]) {
    array(name, paths) { json, path in json.value(path) }
  }

  private mutating func value(_ path: RowPath) {
    beginArray()
    value(path.section)
    value(path.row)
    endArray()
  }
}
