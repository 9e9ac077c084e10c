import Testing

@testable import WindowModel

/// Table views in programs of both languages.
@Suite struct TableProgramTests: ProgramSuite {
  private let list = """
    class PersonCell: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        print("made", reuseIdentifier ?? "nil")
      }
      required init?(coder: NSCoder) { fatalError() }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        print("highlighted", highlighted, isHighlighted)
      }
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        print("selected", selected, isSelected)
      }
      override func prepareForReuse() { super.prepareForReuse(); print("reuse", textLabel?.text ?? "") }
    }
    class List: UIViewController, UITableViewDataSource, UITableViewDelegate {
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 80), style: .plain)
      let names = ["Ada", "Ben", "Cleo", "Dan"]
      override func viewDidLoad() {
        super.viewDidLoad()
        table.register(PersonCell.self, forCellReuseIdentifier: "person")
        table.rowHeight = 40
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
        print("loaded")
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        print("rows of", section)
        return names.count
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        print("cell", indexPath)
        return cell
      }
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        print("will display", cell.textLabel?.text ?? "", cell.superview == nil)
      }
      func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        print("did end", indexPath)
      }
      func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { return indexPath.row != 3 }
      func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        print("will select", indexPath)
        return indexPath.row == 1 ? nil : indexPath
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("did select", names[indexPath.row], tableView.indexPathForSelectedRow == indexPath, tableView.cellForRow(at: indexPath)?.isSelected ?? false)
        tableView.deselectRow(at: indexPath, animated: true)
      }
    }
    """

  @Test func `a data source makes cells as rows are seen, and the delegate hears of a tap`() {
    expect(
      app(root: "List()", list), then: [.tap(50, 110), .tap(50, 150)],
      """
      loaded
      rows of 0
      made person
      cell [0, 0]
      selected false false
      will display Ada true
      made person
      cell [0, 1]
      selected false false
      will display Ben true
      highlighted true true
      highlighted false false
      will select [0, 0]
      selected true true
      did select Ada true true
      selected false false
      highlighted true true
      highlighted false false
      will select [0, 1]
      """)
  }

  @Test func `cells that went out of sight are used again`() {
    expect(
      app(
        root: "List()",
        list + """

          extension List {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              print("scroll", table.numberOfSections, table.numberOfRows(inSection: 0))
              table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .bottom, animated: false)
              table.layoutIfNeeded()
              print(table.contentOffset, table.indexPathsForVisibleRows ?? [], table.visibleCells.count)
            }
          }
          """),
      """
      loaded
      rows of 0
      made person
      cell [0, 0]
      selected false false
      will display Ada true
      made person
      cell [0, 1]
      selected false false
      will display Ben true
      scroll 1 4
      did end [0, 0]
      did end [0, 1]
      reuse Ada
      cell [0, 2]
      selected false false
      will display Cleo false
      reuse Ben
      cell [0, 3]
      selected false false
      will display Dan false
      (0.0, 80.0) [[0, 2], [0, 3]] 2
      """)
  }

  @Test func `a table view controller is its table's data source, and deselects on its return`() {
    expect(
      app(
        root: "UINavigationController(rootViewController: Numbers(style: .plain))",
        """
        class Numbers: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            print(tableView.dataSource === self, tableView.delegate === self)
          }
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            print("will appear", tableView.indexPathForSelectedRow ?? "none")
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            print("did appear", tableView.indexPathForSelectedRow ?? "none")
          }
          override func numberOfSections(in tableView: UITableView) -> Int { return 2 }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return section + 1 }
          override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { return 100 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            print(indexPath.section, indexPath.row, indexPath < IndexPath(row: 0, section: 1))
            return cell
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            print("push", tableView.rectForRow(at: indexPath))
            navigationController?.pushViewController(UIViewController(), animated: true)
          }
        }
        """), then: [.tap(50, 300), .swipeBack],
      """
      true true
      will appear none
      0 0 true
      1 0 false
      1 1 false
      did appear none
      push (0.0, 200.0, 375.0, 100.0)
      will appear [1, 1]
      did appear none
      """)
  }

  @Test func `rows without height are not shown, and what is too much is left out`() {
    expect(
      app(
        root: "Rows()",
        """
        class Rows: UITableViewController {
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 20_000 }
          override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            return indexPath.row % 2 == 0 ? 0 : 400
          }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            print("cell", indexPath)
            return UITableViewCell()
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            print(tableView.numberOfRows(inSection: 0), tableView.contentSize.height, tableView.rowHeight)
          }
        }
        """),
      """
      cell [0, 1]
      cell [0, 3]
      10000 2000000.0 -1.0
      """)
  }

  @Test func `what a data source leaves out ends the app as on a device`() {
    expect(
      app(
        root: "List()",
        """
        class List: UITableViewController {
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 1 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
          }
        }
        """),
      """
      CRASH 5: NSInternalInconsistencyException: unable to dequeue a cell with identifier cell - must register a nib or a class for the identifier or connect a prototype cell in a storyboard
      """)
  }

  @Test func `an Objective-C table view controller works the same`() {
    expect(
      objectiveCApp(
        root: "[[List alloc] initWithStyle:UITableViewStylePlain]",
        """
        @interface List : UITableViewController
        @property (nonatomic, strong) NSArray<NSString *> *names;
        @end
        @implementation List
        - (void)viewDidLoad {
          [super viewDidLoad];
          self.names = @[@"Ada", @"Ben"];
          [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:@"cell"];
        }
        - (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return self.names.count; }
        - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
          UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"cell" forIndexPath:indexPath];
          cell.textLabel.text = self.names[indexPath.row];
          NSLog(@"%ld %ld %@", (long)indexPath.section, (long)indexPath.row, cell.textLabel.text);
          return cell;
        }
        - (NSIndexPath *)tableView:(UITableView *)tableView willSelectRowAtIndexPath:(NSIndexPath *)indexPath {
          return [NSIndexPath indexPathForRow:1 - indexPath.row inSection:0];
        }
        - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
          NSLog(@"%@ %d", self.names[indexPath.row], [indexPath isEqual:[tableView indexPathForSelectedRow]]);
          [tableView deselectRowAtIndexPath:indexPath animated:YES];
        }
        @end
        """), file: "AppDelegate.m", then: [.tap(50, 40)],
      """
      0 0 Ada
      0 1 Ben
      Ben 1
      """)
  }

  @Test func `a plain controller in Objective-C is a data source and a delegate with index paths`()
  {
    expect(
      objectiveCApp(
        root: "[List new]",
        """
        @interface List : UIViewController <UITableViewDataSource, UITableViewDelegate>
        @end
        @implementation List
        - (void)viewDidLoad {
          [super viewDidLoad];
          UITableView *table = [[UITableView alloc] initWithFrame:self.view.bounds style:UITableViewStylePlain];
          table.dataSource = self;
          table.delegate = self;
          [self.view addSubview:table];
        }
        - (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return 2; }
        - (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath { return 50 + indexPath.row; }
        - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
          NSLog(@"cell %ld-%ld", (long)indexPath.section, (long)indexPath.row);
          return [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:nil];
        }
        - (NSIndexPath *)tableView:(UITableView *)tableView willSelectRowAtIndexPath:(NSIndexPath *)indexPath {
          return [NSIndexPath indexPathForRow:1 - indexPath.row inSection:0];
        }
        - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
          NSLog(@"selected %ld %@", (long)indexPath.row, NSStringFromCGRect([tableView rectForRowAtIndexPath:indexPath]));
        }
        @end
        """), file: "main.m", then: [.tap(50, 30)],
      """
      cell 0-0
      cell 0-1
      selected 1 {{0, 50}, {375, 51}}
      """)
  }
}
