import ProgramRuntime

extension Library {
  /// Table views and their cells.
  static let uikitTables = """
    struct IndexPath: Hashable, Comparable {
      var section: Int
      var row: Int
      init(row: Int, section: Int) { self.section = section; self.row = row }
      init(item: Int, section: Int) { self.section = section; row = item }
      var item: Int { return row }
      var description: String { return "[" + String(section) + ", " + String(row) + "]" }
      static func < (a: IndexPath, b: IndexPath) -> Bool { return a.section == b.section ? a.row < b.row : a.section < b.section }
    }
    protocol UITableViewDataSource: AnyObject { }
    protocol UITableViewDelegate: UIScrollViewDelegate { }
    class UITableViewLabel: UILabel { }
    class UITableViewCell: UIView {
      enum CellStyle: Int { case `default`, value1, value2, subtitle }
      enum SelectionStyle: Int { case none, blue, gray, `default` }
      enum SeparatorStyle: Int { case none, singleLine }
      enum AccessoryType: Int { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
      private var cellStyle: UITableViewCell.CellStyle = .default
      var reuseIdentifier: String?
      var selectionStyle: UITableViewCell.SelectionStyle = .default
      var accessoryType: UITableViewCell.AccessoryType = .none
      // It is at the right margin, in the middle of the cell's height.
      var accessoryView: UIView? {
        didSet {
          if oldValue === accessoryView { return }
          oldValue?.removeFromSuperview()
          guard let view = accessoryView else { return }
          view.center = CGPoint(x: bounds.width - 16 - view.bounds.width / 2, y: bounds.height / 2)
          view.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin, .flexibleBottomMargin]
          addSubview(view)
        }
      }
      private var ownLabel: UILabel?
      private var ownDetailLabel: UILabel?
      private var ownImageView: UIImageView?
      init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        self.cellStyle = style
        self.reuseIdentifier = reuseIdentifier
      }
      convenience init() { self.init(style: .default, reuseIdentifier: nil) }
      init?(coder: NSCoder) { return nil }
      var contentView: UIView
      var isSelected: Bool
      var isHighlighted: Bool
      var textLabel: UILabel? {
        if let label = ownLabel { return label }
        let label = UITableViewLabel(frame: CGRect(x: 16, y: 0, width: contentView.bounds.width - 32, height: contentView.bounds.height))
        contentView.addSubview(label)
        ownLabel = label
        return label
      }
      var detailTextLabel: UILabel? {
        if cellStyle == .default { return nil }
        if let label = ownDetailLabel { return label }
        let label = UITableViewLabel(frame: CGRect(x: 16, y: 0, width: contentView.bounds.width - 32, height: contentView.bounds.height))
        contentView.addSubview(label)
        ownDetailLabel = label
        return label
      }
      var imageView: UIImageView? {
        if let view = ownImageView { return view }
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        contentView.addSubview(view)
        ownImageView = view
        return view
      }
      func setSelected(_ selected: Bool, animated: Bool) { }
      func setHighlighted(_ highlighted: Bool, animated: Bool) { }
      func prepareForReuse() { }
    }
    class UITableView: UIScrollView {
      enum Style: Int { case plain, grouped, insetGrouped }
      enum ScrollPosition: Int { case none, top, middle, bottom }
      enum RowAnimation: Int { case fade, right, left, top, bottom, none, middle, automatic = 100 }
      static var automaticDimension: CGFloat { return -1 }
      init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame)
        if style != .plain { refuseStyle() }
      }
      convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
      convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0), style: .plain) }
      init?(coder: NSCoder) { return nil }
      private func refuseStyle()
      private func refuseFooter()
      var tableFooterView: UIView? { didSet { if let footer = tableFooterView, footer.frame.height > 0 { refuseFooter() } } }
      weak var dataSource: UITableViewDataSource? { didSet { if dataSource !== oldValue { reloadData() } } }
      weak var delegate: UITableViewDelegate? { didSet { if delegate !== oldValue { reloadData() } } }
      private var cellClasses: [String: AnyClass] = [:]
      var rowHeight: CGFloat
      var estimatedRowHeight: CGFloat = -1
      var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
      var allowsSelection: Bool
      var allowsMultipleSelection: Bool
      var numberOfSections: Int
      var visibleCells: [UITableViewCell]
      var indexPathsForVisibleRows: [IndexPath]?
      var indexPathForSelectedRow: IndexPath?
      var indexPathsForSelectedRows: [IndexPath]?
      func reloadData()
      func numberOfRows(inSection section: Int) -> Int
      func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
      func indexPath(for cell: UITableViewCell) -> IndexPath?
      func rectForRow(at indexPath: IndexPath) -> CGRect
      func indexPathForRow(at point: CGPoint) -> IndexPath?
      func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)
      func deselectRow(at indexPath: IndexPath, animated: Bool)
      func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool)
      private var openUpdates: Int = 0
      private var deletedRows: [IndexPath] = []
      private var insertedRows: [IndexPath] = []
      private func updateRows(_ deleted: [IndexPath], _ inserted: [IndexPath])
      func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        beginUpdates()
        insertedRows += indexPaths
        endUpdates()
      }
      func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        beginUpdates()
        deletedRows += indexPaths
        endUpdates()
      }
      func beginUpdates() { openUpdates += 1 }
      func endUpdates() {
        openUpdates -= 1
        if openUpdates > 0 { return }
        let (deleted, inserted) = (deletedRows, insertedRows)
        deletedRows = []
        insertedRows = []
        updateRows(deleted, inserted)
      }
      func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        if let completion = completion { DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { completion(true) } }
      }
      func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
      func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { cellClasses[identifier] = cellClass }
      func waitingCells() -> [UITableViewCell]
      private func takeCell(_ cell: UITableViewCell)
      private func makeCell(_ cellClass: AnyClass, _ identifier: String) -> UITableViewCell
      private func noCell(_ identifier: String) -> UITableViewCell
      func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        for cell in waitingCells() {
          if cell.reuseIdentifier == identifier {
            takeCell(cell)
            cell.prepareForReuse()
            return cell
          }
        }
        if let cellClass = cellClasses[identifier] { return makeCell(cellClass, identifier) }
        return nil
      }
      func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        return noCell(identifier)
      }
    }
    class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      init(style: UITableView.Style) {
        super.init(nibName: nil, bundle: nil)
        if style != .plain { refuseStyle() }
      }
      init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
      convenience init() { self.init(nibName: nil, bundle: nil) }
      init?(coder: NSCoder) { return nil }
      private func refuseStyle()
      var clearsSelectionOnViewWillAppear: Bool = true
      var tableView: UITableView! {
        get { return view as? UITableView }
        set { view = newValue }
      }
      func numberOfSections(in tableView: UITableView) -> Int { return 1 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { return tableView.noCell("") }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { return tableView.rowHeight }
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { }
      func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { }
      func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { return true }
      func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { }
      func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { }
      func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { return indexPath }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { }
      func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { return indexPath }
      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { }
    }

    """
}
