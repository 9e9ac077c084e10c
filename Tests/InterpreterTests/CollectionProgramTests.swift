import Testing

@testable import WindowModel

/// Collection views in programs of both languages.
@Suite struct CollectionProgramTests: ProgramSuite {
  private let grid = """
    class PhotoCell: UICollectionViewCell {
      override init(frame: CGRect) { super.init(frame: frame); print("made", frame.size) }
      required init?(coder: NSCoder) { fatalError() }
      override var isHighlighted: Bool { didSet { print("highlighted", isHighlighted) } }
      override var isSelected: Bool { didSet { print("selected", isSelected) } }
      override func prepareForReuse() { super.prepareForReuse(); print("reuse", tag) }
    }
    class Grid: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
      var list: UICollectionView!
      var count = 4
      override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        layout.minimumLineSpacing = 20
        list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        list.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return count }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        cell.tag = indexPath.item
        return cell
      }
      func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        return CGSize(width: 100, height: indexPath.item == 3 ? 30 : 50)
      }
      func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { return indexPath.item != 2 }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { print("did select", indexPath, collectionView.indexPathsForSelectedItems ?? []) }
      func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { print("did deselect", indexPath) }
    """

  @Test func `a flow layout fills lines, whose spacing grows to their ends`() {
    expect(
      app(
        root: "Grid()",
        grid + """

            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              print(list.visibleCells.map { $0.frame })
              print(list.contentSize, list.numberOfSections, list.numberOfItems(inSection: 0))
              print(list.indexPathForItem(at: CGPoint(x: 150, y: 20))!, list.indexPathForItem(at: CGPoint(x: 130, y: 20)) == nil)
              count = 1
              list.reloadData()
              list.layoutIfNeeded()
              print(list.visibleCells.map { $0.frame }, list.contentSize.height)
            }
          }
          """),
      """
      made (100.0, 50.0)
      made (100.0, 50.0)
      made (100.0, 50.0)
      made (100.0, 30.0)
      [(20.0, 10.0, 100.0, 50.0), (137.5, 10.0, 100.0, 50.0), (255.0, 10.0, 100.0, 50.0), (20.0, 80.0, 100.0, 30.0)]
      (375.0, 120.0) 1 4
      [0, 1] true
      reuse 0
      [(20.0, 10.0, 100.0, 50.0)] 70.0
      """)
  }

  @Test func `a touch highlights and selects an item if the delegate allows it`() {
    expect(
      app(root: "Grid()", grid + "\n}"), then: [.tap(30, 50), .tap(300, 50), .tap(150, 50)],
      """
      made (100.0, 50.0)
      made (100.0, 50.0)
      made (100.0, 50.0)
      made (100.0, 30.0)
      highlighted true
      highlighted false
      selected true
      did select [0, 0] [[0, 0]]
      highlighted true
      highlighted false
      highlighted true
      highlighted false
      selected false
      did deselect [0, 0]
      selected true
      did select [0, 1] [[0, 1]]
      """)
  }

  @Test func `a collection view controller has headers, updates and horizontal layouts`() {
    expect(
      app(
        root: "Gallery()",
        """
        class Header: UICollectionReusableView { }
        class Gallery: UICollectionViewController {
          var items = [[1, 2], [3]]
          init() {
            let layout = UICollectionViewFlowLayout()
            layout.headerReferenceSize = CGSize(width: 0, height: 40)
            super.init(collectionViewLayout: layout)
          }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collectionView.register(Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
          }
          override func numberOfSections(in collectionView: UICollectionView) -> Int { return items.count }
          override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return items[section].count }
          override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
          }
          override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
            print(kind, indexPath.section)
            return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            print(collectionView.subviews.filter { $0 is Header }.map { $0.frame }, collectionView === view)
            items[1].append(4)
            collectionView.performBatchUpdates({ self.collectionView.insertItems(at: [IndexPath(item: 1, section: 1)]) }) { _ in
              print(self.collectionView.cellForItem(at: IndexPath(item: 1, section: 1))!.frame)
            }
            let layout = collectionView.collectionViewLayout as! UICollectionViewFlowLayout
            layout.headerReferenceSize = .zero
            layout.scrollDirection = .horizontal
            collectionView.layoutIfNeeded()
            print(collectionView.visibleCells.map { $0.frame.origin })
          }
        }
        """), profile: .ios17,
      """
      UICollectionElementKindSectionHeader 0
      UICollectionElementKindSectionHeader 1
      [(0.0, 0.0, 375.0, 40.0), (0.0, 90.0, 375.0, 40.0)] true
      [(0.0, 0.0), (0.0, 66.5), (50.0, 0.0), (50.0, 66.5)]
      (50.0, 66.5, 50.0, 50.0)
      """)
  }

  @Test func `an own layout places the items`() {
    expect(
      """
      import UIKit
      class Stairs: UICollectionViewLayout {
        override func prepare() { super.prepare(); print("prepare", collectionView!.numberOfItems(inSection: 0)) }
        override var collectionViewContentSize: CGSize { return CGSize(width: 200, height: 300) }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
          let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
          attributes.frame = CGRect(x: indexPath.item * 10, y: indexPath.item * 20, width: 10, height: 20)
          return attributes
        }
      }
      class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          return collectionView.dequeueReusableCell(withReuseIdentifier: indexPath.item < 2 ? "cell" : "other", for: indexPath)
        }
      }
      let source = Source()
      let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 40), collectionViewLayout: Stairs())
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = source
      list.layoutIfNeeded()
      print(list.contentSize, list.visibleCells.map { $0.frame })
      list.contentOffset.y = 20
      list.layoutIfNeeded()
      """,
      """
      prepare 3
      (200.0, 300.0) [(0.0, 0.0, 10.0, 20.0), (10.0, 20.0, 10.0, 20.0)]
      CRASH 14: NSInternalInconsistencyException: could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must register a nib or a class for the identifier or connect a prototype cell in a storyboard
      """)
  }

  @Test func `an Objective-C collection view works the same`() {
    expect(
      objectiveCApp(
        root: "[Grid new]",
        """
        @interface Grid : UIViewController <UICollectionViewDataSource, UICollectionViewDelegateFlowLayout>
        @end
        @implementation Grid
        - (void)viewDidLoad {
          [super viewDidLoad];
          UICollectionViewFlowLayout *layout = [[UICollectionViewFlowLayout alloc] init];
          layout.itemSize = CGSizeMake(100, 100);
          UICollectionView *list = [[UICollectionView alloc] initWithFrame:self.view.bounds collectionViewLayout:layout];
          [list registerClass:[UICollectionViewCell class] forCellWithReuseIdentifier:@"c"];
          list.dataSource = self;
          list.delegate = self;
          [self.view addSubview:list];
        }
        - (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)list { return 2; }
        - (NSInteger)collectionView:(UICollectionView *)list numberOfItemsInSection:(NSInteger)section { return section + 2; }
        - (UICollectionViewCell *)collectionView:(UICollectionView *)list cellForItemAtIndexPath:(NSIndexPath *)path {
          UICollectionViewCell *cell = [list dequeueReusableCellWithReuseIdentifier:@"c" forIndexPath:path];
          NSLog(@"%ld.%ld %@", (long)path.section, (long)path.item, NSStringFromCGRect(cell.frame));
          return cell;
        }
        - (UIEdgeInsets)collectionView:(UICollectionView *)list layout:(UICollectionViewLayout *)layout insetForSectionAtIndex:(NSInteger)section { return UIEdgeInsetsMake(5, 5, 5, 5); }
        - (void)collectionView:(UICollectionView *)list didSelectItemAtIndexPath:(NSIndexPath *)path { NSLog(@"picked %ld", (long)path.item); }
        @end
        """), file: "main.m", then: [.tap(150, 50)],
      """
      0.0 {{5, 5}, {100, 100}}
      0.1 {{137.5, 5}, {100, 100}}
      1.0 {{5, 115}, {100, 100}}
      1.1 {{137.5, 115}, {100, 100}}
      1.2 {{270, 115}, {100, 100}}
      picked 1
      """)
  }
}
