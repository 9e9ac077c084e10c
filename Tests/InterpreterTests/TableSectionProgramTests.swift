import Testing

@testable import WindowModel

/// Headers, footers, styles and editing of table views, and refresh controls.
@Suite struct TableSectionProgramTests: ProgramSuite {
  private let rows = """
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    """

  @Test func `titles of sections move the rows and are shown in header views`() {
    let list = app(
      root: "List()",
      """
      class List: UITableViewController {
        var counts = [2, 1]
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
          tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
        }
        override func numberOfSections(in tableView: UITableView) -> Int { return counts.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return counts[section] }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { return "Part \\(section)" }
        override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { return 10 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { return UITableViewCell() }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          let second = IndexPath(row: 0, section: 1)
          print(tableView.rectForHeader(inSection: 0), tableView.rectForHeader(inSection: 1))
          print(tableView.rectForRow(at: second), tableView.rectForFooter(inSection: 1))
          print(tableView.tableHeaderView!.frame, tableView.tableFooterView!.frame, tableView.contentSize.height)
          print(tableView.headerView(forSection: 1)?.textLabel?.text ?? "none", tableView.footerView(forSection: 1) == nil)
          print(tableView.indexPathForRow(at: CGPoint(x: 5, y: 61)) == nil, tableView.indexPathForRow(at: CGPoint(x: 5, y: 115))!)
        }
      }
      """)
    expect(
      list,
      """
      (0.0, 60.0, 375.0, 28.0) (0.0, 186.0, 375.0, 28.0)
      (0.0, 214.0, 375.0, 44.0) (0.0, 258.0, 375.0, 10.0)
      (0.0, 0.0, 375.0, 60.0) (0.0, 268.0, 375.0, 5.0) 273.0
      Part 1 true
      true [0, 0]
      """)
    // iOS 15 leaves 22 points above each header.
    expect(
      list, profile: .ios17,
      """
      (0.0, 82.0, 375.0, 28.0) (0.0, 230.0, 375.0, 28.0)
      (0.0, 258.0, 375.0, 44.0) (0.0, 302.0, 375.0, 10.0)
      (0.0, 0.0, 375.0, 60.0) (0.0, 312.0, 375.0, 5.0) 317.0
      Part 1 true
      true [0, 0]
      """)
  }

  @Test func `the header of a plain table stays at the top while its rows scroll`() {
    expect(
      """
      import UIKit
      class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { return 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 10 }
        \(rows)
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          print("header", section)
          return UILabel()
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { return 30 }
      }
      let source = Source()
      for style in [UITableView.Style.plain, .grouped] {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), style: style)
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        print(table.subviews.filter { $0 is UILabel }.map { $0.frame })
      }
      """,
      """
      header 0
      [(0.0, 100.0, 300.0, 30.0)]
      header 0
      []
      """)
  }

  @Test func `inset groups have margins and grouped tables have gaps`() {
    expect(
      """
      import UIKit
      class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 2 }
        \(rows)
      }
      let source = Source()
      for style in [UITableView.Style.grouped, .insetGrouped] {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), style: style)
        table.dataSource = source
        table.layoutIfNeeded()
        print(table.style == style, table.visibleCells.map { $0.frame }, table.contentSize.height)
      }
      """,
      """
      true [(0.0, 35.0, 300.0, 44.0), (0.0, 79.0, 300.0, 44.0)] 140.5
      true [(16.0, 35.0, 268.0, 44.0), (16.0, 79.0, 268.0, 44.0)] 140.5
      """)
  }

  @Test func `the edit button edits a table, whose rows touches then do not select`() {
    expect(
      app(
        root: "UINavigationController(rootViewController: List())",
        """
        class List: UITableViewController {
          var names = ["a", "b"]
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = editButtonItem
            refreshControl = UIRefreshControl()
            refreshControl?.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
          }
          @objc func refresh(_ sender: UIRefreshControl) {
            sender.beginRefreshing()
            print("refreshing", sender.isRefreshing)
            sender.endRefreshing()
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return names.count }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { return UITableViewCell() }
          override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
            guard editingStyle == .delete else { return }
            names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .fade)
          }
          override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
            return UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }])
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            print("selected", indexPath)
            let item = editButtonItem
            UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
            print(isEditing, tableView.isEditing)
            self.tableView(tableView, commit: .delete, forRowAt: indexPath)
            print(names, tableView.numberOfRows(inSection: 0))
            refreshControl?.sendActions(for: .valueChanged)
          }
        }
        """), then: [.tap(100, 130), .tap(100, 80)],
      """
      selected [0, 1]
      true true
      ["a"] 1
      refreshing true
      """)
  }

  @Test func `an Objective-C table has headers too`() {
    expect(
      objectiveCApp(
        root: "[List new]",
        """
        @interface List : UIViewController <UITableViewDataSource, UITableViewDelegate>
        @end
        @implementation List
        - (void)viewDidLoad {
          [super viewDidLoad];
          UITableView *table = [[UITableView alloc] initWithFrame:self.view.bounds style:UITableViewStyleGrouped];
          table.dataSource = self;
          table.delegate = self;
          [self.view addSubview:table];
          [table layoutIfNeeded];
          NSLog(@"%@ %@", NSStringFromCGRect([table rectForHeaderInSection:0]), NSStringFromCGRect([table rectForRowAtIndexPath:[NSIndexPath indexPathForRow:0 inSection:0]]));
        }
        - (NSInteger)tableView:(UITableView *)table numberOfRowsInSection:(NSInteger)section { return 1; }
        - (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path { return [UITableViewCell new]; }
        - (UIView *)tableView:(UITableView *)table viewForHeaderInSection:(NSInteger)section { NSLog(@"header %ld", (long)section); return [UILabel new]; }
        - (CGFloat)tableView:(UITableView *)table heightForHeaderInSection:(NSInteger)section { return 30; }
        - (void)tableView:(UITableView *)table commitEditingStyle:(UITableViewCellEditingStyle)style forRowAtIndexPath:(NSIndexPath *)path { }
        @end
        """), file: "main.m",
      """
      header 0
      {{0, 0}, {375, 30}} {{0, 30}, {375, 44}}
      """)
  }
}
