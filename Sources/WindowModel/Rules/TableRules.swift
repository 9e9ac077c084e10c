/// The rules of table views.
extension Rule.Entry {
  static let tableAsksForCells = Self(
    statement:
      "A table view asks its data source in layoutSubviews how many sections and rows there are, the delegate how high each row is, and then for the cell of each row that is seen, from the top; the delegate is told before the cell is displayed. A cell has a content view, where its content lies. Cells that go out of sight stay subviews, hidden, until another row takes them. A row is 44 points high unless the app says otherwise, and the content bounces up and down however few rows there are. reloadData() forgets rows and selection. UIKit may ask for the numbers several times; here it is asked once.",
    source:
      "A log of all methods (reibang.com/p/07fef73d9b4e); Stack Overflow 46984873, dumps of iOS 10 and 11; UITableViewCell reference for contentView; the UITableViewWrapperView of iOS 7 to 10 and cells' separators are left out",
    confidence: .medium)
  static let touchSelectsRow = Self(
    statement:
      "A touch in a cell that no control keeps comes to the table view. Where it begins, the delegate is asked whether the row may be highlighted and is told that it was; where it ends, that it no longer is. Then the delegate may refuse or replace the row that will be selected; then the rows that were selected are deselected, each asked about and told of, and the new one is selected and told of. A touch that is cancelled selects nothing, and with several selections a selected row that is touched again is deselected. What code selects the delegate is not told of. Here the selection comes in the next turn, and without several selections a selected row that is touched again is selected again.",
    source:
      "UITableViewDelegate and UITableView references; logs of selections (iter01.com/128615.html; e-com-net.com/article/1205148205558374400.htm); Programming iOS 6, chapter 21; for the next turn and for who is told again no source",
    confidence: .high)
}
