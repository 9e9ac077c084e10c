package import ProgramRuntime

extension Library {
  /// Table views and their cells.
  package static let uikitTables = """
    struct IndexPath: Hashable, Comparable {
      var section: Int
      var row: Int
      init(row: Int, section: Int) { self.section = section; self.row = row }
      init(item: Int, section: Int) { self.section = section; row = item }
      var item: Int { return row }
      var description: String { return "[" + String(section) + ", " + String(row) + "]" }
      static func < (a: IndexPath, b: IndexPath) -> Bool { return a.section == b.section ? a.row < b.row : a.section < b.section }
    }
    struct IndexSet: Equatable {
      private var own: Set<Int> = []
      init() { }
      init(integer: Int) { own = [integer] }
      init(_ integers: [Int]) { own = Set(integers) }
      init(integersIn range: Range<Int>) { own = Set(Array(range)) }
      init(integersIn range: ClosedRange<Int>) { own = Set(Array(range)) }
      var count: Int { return own.count }
      var isEmpty: Bool { return own.isEmpty }
      var first: Int? { return own.sorted().first }
      func contains(_ integer: Int) -> Bool { return own.contains(integer) }
      mutating func insert(_ integer: Int) { own.insert(integer) }
    }
    protocol UITableViewDataSource: AnyObject { }
    protocol UITableViewDelegate: UIScrollViewDelegate { }
    class UITableViewLabel: UILabel { }
    class UIRefreshControl: UIControl {
      private var refreshing: Bool = false
      var isRefreshing: Bool { return refreshing }
      var attributedTitle: NSAttributedString?
      init(frame: CGRect) { super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60)) }
      convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60)) }
      init?(coder: NSCoder) { return nil }
      func beginRefreshing() { refreshing = true }
      func endRefreshing() { refreshing = false }
    }
    class UITableViewHeaderFooterView: UIView {
      var reuseIdentifier: String?
      private var ownContentView: UIView?
      private var ownLabel: UILabel?
      private var ownDetailLabel: UILabel?
      init(reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        self.reuseIdentifier = reuseIdentifier
      }
      init(frame: CGRect) { super.init(frame: frame) }
      convenience init() { self.init(reuseIdentifier: nil) }
      init?(coder: NSCoder) { return nil }
      var contentView: UIView {
        if let view = ownContentView { return view }
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        ownContentView = view
        return view
      }
      var textLabel: UILabel? { return label(false) }
      var detailTextLabel: UILabel? { return label(true) }
      private func label(_ isDetail: Bool) -> UILabel {
        if let label = isDetail ? ownDetailLabel : ownLabel { return label }
        let label = UILabel(frame: CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: bounds.height))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        if isDetail { ownDetailLabel = label } else { ownLabel = label }
        return label
      }
      func prepareForReuse() { }
    }
    class UIContextualAction: NSObject {
      enum Style: Int { case normal, destructive }
      var style: UIContextualAction.Style = .normal
      var title: String?
      var image: UIImage?
      var backgroundColor: UIColor! = UIColor.gray
      var handler: (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
      init(style: UIContextualAction.Style, title: String?, handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void) {
        self.handler = handler
        self.style = style
        self.title = title
      }
    }
    class UISwipeActionsConfiguration: NSObject {
      var actions: [UIContextualAction] = []
      var performsFirstActionWithFullSwipe: Bool = true
      init(actions: [UIContextualAction]) { self.actions = actions }
    }
    class UITableViewCell: UIView {
      enum EditingStyle: Int { case none, delete, insert }
      var editingStyle: UITableViewCell.EditingStyle = .none
      var showsReorderControl: Bool = false
      var isEditing: Bool = false
      func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
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
      private var ownStyle: UITableView.Style = .plain
      var style: UITableView.Style { return ownStyle }
      init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame)
        takeStyle(style)
      }
      func takeStyle(_ style: UITableView.Style) {
        ownStyle = style
        useStyle(style == .insetGrouped ? (UIScreen.main.bounds.width < 414 ? 16 : 20) : 0, style == .plain)
      }
      convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
      convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0), style: .plain) }
      init?(coder: NSCoder) { return nil }
      private func useStyle(_ margin: CGFloat, _ floats: Bool)
      private func changeEnds()
      private func blockSelection(_ blocks: Bool)
      var tableHeaderView: UIView? { didSet { replaceEnd(oldValue, tableHeaderView) } }
      var tableFooterView: UIView? { didSet { replaceEnd(oldValue, tableFooterView) } }
      private func replaceEnd(_ old: UIView?, _ view: UIView?) {
        if old !== view { old?.removeFromSuperview() }
        if let view = view, view.superview !== self { addSubview(view) }
        changeEnds()
      }
      var sectionHeaderHeight: CGFloat = -1
      var sectionFooterHeight: CGFloat = -1
      var estimatedSectionHeaderHeight: CGFloat = -1
      var estimatedSectionFooterHeight: CGFloat = -1
      var sectionHeaderTopPadding: CGFloat = -1
      private var edgeViews: [String: UIView] = [:]
      private func askedHeight(_ name: String, _ section: Int) -> CGFloat?
      private func askedView(_ name: String, _ section: Int) -> UIView?
      private func askedTitle(_ name: String, _ section: Int) -> String?
      private func edgeRect(_ section: Int, _ isFooter: Bool) -> CGRect
      private func shownEdge(_ section: Int, _ isFooter: Bool) -> UIView?
      private func hasTopPadding() -> Bool
      func edgeHeights(_ section: Int) -> (CGFloat, CGFloat, CGFloat) {
        let header = edgeHeight(section, false, sectionHeaderHeight)
        let footer = edgeHeight(section, true, sectionFooterHeight)
        var gap: CGFloat = 0
        if style == .plain && header > 0 { gap = sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : hasTopPadding() ? 22 : 0 }
        return (gap, header, footer)
      }
      private func edgeHeight(_ section: Int, _ isFooter: Bool, _ own: CGFloat) -> CGFloat {
        let kind = isFooter ? "Footer" : "Header"
        if let height = askedHeight("tableView(_:heightFor" + kind + "InSection:)", section) {
          if height >= 0 { return height }
        } else if own >= 0 {
          return own
        }
        if let view = askedView("tableView(_:viewFor" + kind + "InSection:)", section) {
          edgeViews[kind + String(section)] = view
          if view.frame.height > 0 { return view.frame.height }
        } else if askedTitle("tableView(_:titleFor" + kind + "InSection:)", section) == nil {
          if style == .plain { return 0 }
          return section == 0 && !isFooter ? 35 : 17.5
        }
        if style == .plain { return 28 }
        return isFooter ? 30 : section == 0 ? 55.5 : 38
      }
      func edgeView(_ section: Int, _ isFooter: Bool) -> UIView? {
        let kind = isFooter ? "Footer" : "Header"
        if let view = edgeViews.removeValue(forKey: kind + String(section)) { return view }
        if let view = askedView("tableView(_:viewFor" + kind + "InSection:)", section) { return view }
        guard let title = askedTitle("tableView(_:titleFor" + kind + "InSection:)", section) else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = title
        return view
      }
      func rectForHeader(inSection section: Int) -> CGRect { return edgeRect(section, false) }
      func rectForFooter(inSection section: Int) -> CGRect { return edgeRect(section, true) }
      func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { return shownEdge(section, false) as? UITableViewHeaderFooterView }
      func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { return shownEdge(section, true) as? UITableViewHeaderFooterView }
      private var edgeClasses: [String: AnyClass] = [:]
      func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) { edgeClasses[identifier] = aClass }
      private func makeEdge(_ aClass: AnyClass, _ identifier: String) -> UITableViewHeaderFooterView
      func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let aClass = edgeClasses[identifier] { return makeEdge(aClass, identifier) }
        return nil
      }
      var isEditing: Bool = false { didSet { noteEditing() } }
      var allowsSelectionDuringEditing: Bool = false { didSet { noteEditing() } }
      var allowsMultipleSelectionDuringEditing: Bool = false { didSet { noteEditing() } }
      private func noteEditing() { blockSelection(isEditing && !allowsSelectionDuringEditing && !allowsMultipleSelectionDuringEditing) }
      func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        for cell in visibleCells { cell.setEditing(editing, animated: animated) }
      }
      var backgroundView: UIView? {
        didSet {
          oldValue?.removeFromSuperview()
          if let view = backgroundView { view.frame = bounds; insertSubview(view, at: 0) }
        }
      }
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
        if changesSections {
          changesSections = false
          reloadData()
        } else {
          updateRows(deleted, inserted)
        }
      }
      // Such an update asks for all sections again.
      private var changesSections: Bool = false
      private func changeSections() {
        beginUpdates()
        changesSections = true
        endUpdates()
      }
      func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { changeSections() }
      func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { changeSections() }
      func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { changeSections() }
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
      private var ownStyle: UITableView.Style = .plain
      init(style: UITableView.Style) {
        super.init(nibName: nil, bundle: nil)
        ownStyle = style
      }
      init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
      convenience init() { self.init(nibName: nil, bundle: nil) }
      init?(coder: NSCoder) { return nil }
      func prepareList() { if ownStyle != .plain { tableView.takeStyle(ownStyle) } }
      var refreshControl: UIRefreshControl? {
        get { return tableView.refreshControl }
        set { tableView.refreshControl = newValue }
      }
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
      }
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
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { return nil }
      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { return nil }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { return nil }
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { return nil }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { return tableView.sectionHeaderHeight }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { return tableView.sectionFooterHeight }
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { return true }
      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { return false }
      func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { }
      func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { }
      func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { return .delete }
      func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { return nil }
      func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { return nil }
    }

    """
}
