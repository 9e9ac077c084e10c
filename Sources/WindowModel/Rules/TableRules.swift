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
      "A touch in a cell that no control keeps comes to the table view. Where it begins, the delegate is asked whether the row may be highlighted and is told that it was; where it ends, that it no longer is. In the next turn the delegate may refuse or replace the row that will be selected; then the rows that were selected are deselected, each asked about and told of, and the new one is selected and told of. A touch that is cancelled selects nothing, a row that is selected and touched again is selected again, and with several selections it is deselected. What code selects the delegate is not told of.",
    source:
      "UITableViewDelegate and UITableView references; a log of selections (iter01.com/128615.html); that it comes in the next turn is inferred from the highlight that is drawn before",
    confidence: .medium)
}
