/// The rules of table views.
extension Rule.Entry {
  static let tableAsksForCells = Self(
    statement:
      "In layoutSubviews a table view asks its data source for the number of sections and rows, its delegate for the height of each row, and then for the cell of each visible row, from the top; the delegate is told before the cell is displayed. A cell has a content view, which contains its content. Cells that are no longer visible stay subviews, hidden, until another row reuses them. A row is 44 points high unless the app sets otherwise, and the content bounces vertically even with few rows. reloadData() forgets rows and selection. UIKit may ask for the numbers several times; here it asks once.",
    source:
      "A log of all methods (reibang.com/p/07fef73d9b4e); Stack Overflow 46984873, dumps of iOS 10 and 11; UITableViewCell reference for contentView; the UITableViewWrapperView of iOS 7 to 10 and cells' separators are left out",
    confidence: .medium)
  static let touchSelectsRow = Self(
    statement:
      "A touch in a cell that no control keeps reaches the table view. When it begins, the delegate is asked whether the row may be highlighted and is told that it was; when it ends, that it no longer is. Then the delegate may refuse or replace the row to select. Then the old rows are deselected, the delegate being asked and told about each, and the new row is selected and the delegate told. A touch that is cancelled selects nothing, and with multiple selection a selected row that is touched again is deselected. Selection by code does not call the delegate. Here the selection comes in the next turn, and without multiple selection a selected row that is touched again is selected again.",
    source:
      "UITableViewDelegate and UITableView references; logs of selections (iter01.com/128615.html; e-com-net.com/article/1205148205558374400.htm); Programming iOS 6, chapter 21; for the next turn and for who is told again no source",
    confidence: .high)
}
