package import ProgramRuntime

extension Library {
  /// Collection views, their layouts and cells.
  package static let uikitCollections = """
    protocol UICollectionViewDataSource: AnyObject { }
    protocol UICollectionViewDelegate: UIScrollViewDelegate { }
    protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate { }
    class UICollectionViewLayoutAttributes: NSObject {
      var indexPath: IndexPath = IndexPath(item: 0, section: 0)
      var frame: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
      var alpha: CGFloat = 1
      var zIndex: Int = 0
      var isHidden: Bool = false
      var size: CGSize {
        get { return frame.size }
        set { frame.size = newValue }
      }
      var center: CGPoint {
        get { return CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
      }
      init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
    }
    class UICollectionViewLayout: NSObject {
      weak var collectionView: UICollectionView?
      func prepare() { }
      var collectionViewContentSize: CGSize { return ownContentSize() }
      func ownContentSize() -> CGSize { return CGSize(width: 0, height: 0) }
      func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { return nil }
      func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { return nil }
      func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return false }
      func invalidateLayout() { collectionView?.forgetLayout() }
    }
    class UICollectionViewFlowLayout: UICollectionViewLayout {
      static var automaticSize: CGSize { return CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude) }
      var itemSize: CGSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
      var estimatedItemSize: CGSize = CGSize(width: 0, height: 0)
      var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
      var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
      var sectionInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) { didSet { invalidateLayout() } }
      var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }
      var headerReferenceSize: CGSize = CGSize(width: 0, height: 0) { didSet { invalidateLayout() } }
      var footerReferenceSize: CGSize = CGSize(width: 0, height: 0) { didSet { invalidateLayout() } }
      var sectionHeadersPinToVisibleBounds: Bool = false { didSet { refusePinning() } }
      var sectionFootersPinToVisibleBounds: Bool = false { didSet { refusePinning() } }
      private func refusePinning()
      private var frames: [[CGRect]] = []
      private var headers: [CGRect] = []
      private var footers: [CGRect] = []
      private var end: CGFloat = 0
      private var cross: CGFloat = 0
      override func ownContentSize() -> CGSize {
        return scrollDirection == .vertical ? CGSize(width: cross, height: end) : CGSize(width: end, height: cross)
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        if indexPath.section >= frames.count || indexPath.item >= frames[indexPath.section].count { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.section][indexPath.item]
        return attributes
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var all: [UICollectionViewLayoutAttributes] = []
        for (section, row) in frames.enumerated() {
          for (item, frame) in row.enumerated() {
            if frame.intersects(rect) { all.append(layoutAttributesForItem(at: IndexPath(item: item, section: section))!) }
          }
        }
        return all
      }
      private func turned(_ rect: CGRect) -> CGRect {
        return scrollDirection == .vertical ? rect : CGRect(x: rect.origin.y, y: rect.origin.x, width: rect.height, height: rect.width)
      }
      private func along(_ size: CGSize) -> CGFloat { return scrollDirection == .vertical ? size.height : size.width }
      private func across(_ size: CGSize) -> CGFloat { return scrollDirection == .vertical ? size.width : size.height }
      private func aligned(_ value: CGFloat) -> CGFloat {
        let scale = UIScreen.main.scale
        return (value * scale).rounded() / scale
      }
      override func prepare() {
        guard let view = collectionView else { return }
        frames = []
        headers = []
        footers = []
        end = 0
        let insets = view.adjustedContentInset
        cross = scrollDirection == .vertical ? view.bounds.width - insets.left - insets.right : view.bounds.height - insets.top - insets.bottom
        for section in 0..<view.numberOfSections { layOutSection(section, view) }
      }
      private func layOutSection(_ section: Int, _ view: UICollectionView) {
        let header = along(view.askedSize("collectionView(_:layout:referenceSizeForHeaderInSection:)", in: section) ?? headerReferenceSize)
        let footer = along(view.askedSize("collectionView(_:layout:referenceSizeForFooterInSection:)", in: section) ?? footerReferenceSize)
        let inset = view.askedInsets("collectionView(_:layout:insetForSectionAt:)", section) ?? sectionInset
        let gap = view.askedNumber("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", section) ?? minimumInteritemSpacing
        let lineGap = view.askedNumber("collectionView(_:layout:minimumLineSpacingForSectionAt:)", section) ?? minimumLineSpacing
        let isVertical = scrollDirection == .vertical
        let start = isVertical ? inset.left : inset.top
        let room = cross - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)
        headers.append(turned(CGRect(x: 0, y: end, width: cross, height: header)))
        end += header + (isVertical ? inset.top : inset.left)
        var sizes: [CGSize] = []
        for item in 0..<view.numberOfItems(inSection: section) {
          sizes.append(view.askedSize("collectionView(_:layout:sizeForItemAt:)", at: IndexPath(item: item, section: section)) ?? itemSize)
        }
        var row: [CGRect] = []
        var first = 0
        while first < sizes.count {
          var used = across(sizes[first])
          var last = first
          while last + 1 < sizes.count && used + gap + across(sizes[last + 1]) <= room {
            last += 1
            used += gap + across(sizes[last])
          }
          // The last line keeps the spacing that it would have if it were full.
          var places = last - first + 1
          if last == sizes.count - 1 {
            let more = across(sizes[last])
            while more + gap > 0 && used + gap + more <= room {
              used += gap + more
              places += 1
            }
          }
          let spread = places > 1 ? (room - used) / CGFloat(places - 1) : 0
          var x = start + (places == 1 ? (room - used) / 2 : 0)
          var height: CGFloat = 0
          for item in first...last { height = max(height, along(sizes[item])) }
          for item in first...last {
            let size = sizes[item]
            let y = end + (height - along(size)) / 2
            row.append(turned(CGRect(x: aligned(x), y: aligned(y), width: across(size), height: along(size))))
            x += across(size) + gap + spread
          }
          end += height
          first = last + 1
          if first < sizes.count { end += lineGap }
        }
        frames.append(row)
        end += isVertical ? inset.bottom : inset.right
        footers.append(turned(CGRect(x: 0, y: end, width: cross, height: footer)))
        end += footer
      }
      func edges() -> ([CGRect], [CGRect]) { return (headers, footers) }
    }
    class UICollectionReusableView: UIView {
      var reuseIdentifier: String?
      func prepareForReuse() { }
      func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { }
    }
    class UICollectionViewCell: UICollectionReusableView {
      var isSelected: Bool = false
      var isHighlighted: Bool = false
      var contentView: UIView
      var backgroundView: UIView?
      var selectedBackgroundView: UIView?
      func mark(isSelected: Bool) { if self.isSelected != isSelected { self.isSelected = isSelected } }
      func mark(isHighlighted: Bool) { if self.isHighlighted != isHighlighted { self.isHighlighted = isHighlighted } }
    }
    class UICollectionView: UIScrollView {
      enum ScrollDirection: Int { case vertical, horizontal }
      struct ScrollPosition: OptionSet {
        var rawValue: UInt
        static var top: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition(rawValue: 1)
        static var centeredVertically: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition(rawValue: 2)
        static var bottom: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition(rawValue: 4)
        static var left: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition(rawValue: 8)
        static var centeredHorizontally: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition(rawValue: 16)
        static var right: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition(rawValue: 32)
      }
      static var elementKindSectionHeader: String { return "UICollectionElementKindSectionHeader" }
      static var elementKindSectionFooter: String { return "UICollectionElementKindSectionFooter" }
      var collectionViewLayout: UICollectionViewLayout = UICollectionViewLayout() {
        didSet {
          collectionViewLayout.collectionView = self
          reloadData()
        }
      }
      init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        reloadData()
      }
      init?(coder: NSCoder) { return nil }
      weak var dataSource: UICollectionViewDataSource? { didSet { if dataSource !== oldValue { reloadData() } } }
      weak var delegate: UICollectionViewDelegate? { didSet { if delegate !== oldValue { reloadData() } } }
      var allowsSelection: Bool
      var allowsMultipleSelection: Bool
      var isPrefetchingEnabled: Bool = true
      var backgroundView: UIView? {
        didSet {
          oldValue?.removeFromSuperview()
          if let view = backgroundView { view.frame = bounds; insertSubview(view, at: 0) }
        }
      }
      private var itemClasses: [String: AnyClass] = [:]
      private var supplementClasses: [String: AnyClass] = [:]
      func askedSize(_ name: String, at path: IndexPath) -> CGSize?
      func askedSize(_ name: String, in section: Int) -> CGSize?
      func askedInsets(_ name: String, _ section: Int) -> UIEdgeInsets?
      func askedNumber(_ name: String, _ section: Int) -> CGFloat?
      private func askedSections() -> Int
      private func askedItems(_ section: Int) -> Int
      func forgetLayout()
      // What the layout computed from.
      private var counts: [Int]?
      private func knownCounts() -> [Int] {
        if let known = counts { return known }
        if dataSource == nil { return [] }
        var found: [Int] = []
        for section in 0..<askedSections() { found.append(askedItems(section)) }
        counts = found
        return found
      }
      var numberOfSections: Int { return knownCounts().count }
      func numberOfItems(inSection section: Int) -> Int {
        let known = knownCounts()
        return section < known.count ? known[section] : 0
      }
      func computeLayout() -> ([[CGRect]], [CGRect], [CGRect], CGSize) {
        collectionViewLayout.prepare()
        var frames: [[CGRect]] = []
        for (section, count) in knownCounts().enumerated() {
          var row: [CGRect] = []
          for item in 0..<count {
            row.append(collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? CGRect(x: 0, y: 0, width: 0, height: 0))
          }
          frames.append(row)
        }
        let edges = (collectionViewLayout as? UICollectionViewFlowLayout)?.edges() ?? ([], [])
        return (frames, edges.0, edges.1, collectionViewLayout.collectionViewContentSize)
      }
      private func reloadItems()
      func reloadData() {
        counts = nil
        reloadItems()
      }
      func reloadSections(_ sections: IndexSet) { reloadData() }
      var visibleCells: [UICollectionViewCell]
      var indexPathsForVisibleItems: [IndexPath]
      var indexPathsForSelectedItems: [IndexPath]?
      func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
      func indexPath(for cell: UICollectionViewCell) -> IndexPath?
      func indexPathForItem(at point: CGPoint) -> IndexPath?
      func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition)
      func deselectItem(at indexPath: IndexPath, animated: Bool)
      func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
      private func updateItems(_ deleted: [IndexPath], _ inserted: [IndexPath])
      private var openUpdates: Int = 0
      private var deletedItems: [IndexPath] = []
      private var insertedItems: [IndexPath] = []
      private func beginUpdates() { openUpdates += 1 }
      private func endUpdates() {
        openUpdates -= 1
        if openUpdates > 0 { return }
        let (deleted, inserted) = (deletedItems, insertedItems)
        deletedItems = []
        insertedItems = []
        counts = nil
        updateItems(deleted, inserted)
      }
      func insertItems(at indexPaths: [IndexPath]) {
        beginUpdates()
        insertedItems += indexPaths
        endUpdates()
      }
      func deleteItems(at indexPaths: [IndexPath]) {
        beginUpdates()
        deletedItems += indexPaths
        endUpdates()
      }
      func reloadItems(at indexPaths: [IndexPath])
      func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        if let completion = completion { DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { completion(true) } }
      }
      func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
      func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { return collectionViewLayout.layoutAttributesForItem(at: indexPath) }
      func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { itemClasses[identifier] = cellClass }
      func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) { supplementClasses[elementKind + " " + identifier] = viewClass }
      func waitingCells() -> [UICollectionViewCell]
      private func takeCell(_ cell: UICollectionViewCell)
      private func makeItem(_ viewClass: AnyClass, _ frame: CGRect) -> UICollectionReusableView
      private func noItem(_ kind: String, _ identifier: String) -> UICollectionViewCell
      func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        for cell in waitingCells() {
          if cell.reuseIdentifier == identifier {
            takeCell(cell)
            cell.prepareForReuse()
            return cell
          }
        }
        let frame = layoutAttributesForItem(at: indexPath)?.frame ?? CGRect(x: 0, y: 0, width: 0, height: 0)
        if let itemClass = itemClasses[identifier], let cell = makeItem(itemClass, frame) as? UICollectionViewCell {
          cell.reuseIdentifier = identifier
          return cell
        }
        return noItem("UICollectionElementKindCell", identifier)
      }
      func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionReusableView {
        if let viewClass = supplementClasses[elementKind + " " + identifier] {
          let view = makeItem(viewClass, CGRect(x: 0, y: 0, width: 0, height: 0))
          view.reuseIdentifier = identifier
          return view
        }
        return noItem(elementKind, identifier)
      }
    }
    class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
      private var ownLayout: UICollectionViewLayout = UICollectionViewFlowLayout()
      var collectionViewLayout: UICollectionViewLayout { return ownLayout }
      init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(nibName: nil, bundle: nil)
        ownLayout = layout
      }
      init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
      init?(coder: NSCoder) { return nil }
      func makeList() {
        let list = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: ownLayout)
        view = list
      }
      var collectionView: UICollectionView! {
        get { return view as? UICollectionView }
        set { view = newValue }
      }
      var clearsSelectionOnViewWillAppear: Bool = true
      func numberOfSections(in collectionView: UICollectionView) -> Int { return 1 }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return 0 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { return collectionView.noItem("UICollectionElementKindCell", "") }
      func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { return collectionView.noItem(kind, "") }
      func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { }
      func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { }
      func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { return true }
      func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { }
      func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { }
      func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { return true }
      func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { return true }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { }
      func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { }
    }

    """
}
