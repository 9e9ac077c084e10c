import Testing

@testable import WindowModel

/// Rows that come and go one by one in programs of both languages.
@Suite struct RowUpdateProgramTests: ProgramSuite {
  private func app(_ update: String) -> String {
    app(
      root: "List(style: .plain)",
      """
      class List: UITableViewController {
        var names = ["Ada", "Ben", "Cleo"]
        let top = IndexPath(row: 0, section: 0)
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
          tableView.rowHeight = 40
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return names.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
          cell.textLabel?.text = names[indexPath.row]
          print("cell", names[indexPath.row])
          return cell
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          print("appeared")
      \(update)
          print(tableView.visibleCells.map { $0.textLabel?.text ?? "-" })
        }
      }
      """)
  }

  @Test func `only the cells of new rows are asked for, and the others move`() {
    expect(
      app(
        """
            names.insert("Zoe", at: 0)
            tableView.insertRows(at: [top], with: .automatic)
            print("inserted", tableView.numberOfRows(inSection: 0))
            names.remove(at: 2)
            tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
        """),
      """
      cell Ada
      cell Ben
      cell Cleo
      appeared
      cell Zoe
      inserted 4
      ["Zoe", "Ada", "Cleo"]
      """)
  }

  @Test func `an update carries out its changes at its end, and the selection moves along`() {
    expect(
      app(
        """
            tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            tableView.performBatchUpdates({
              self.names = ["Ben", "Cleo", "Dan"]
              self.tableView.deleteRows(at: [self.top], with: .fade)
              self.tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
            }) { print("over", $0) }
            print(tableView.indexPathForSelectedRow ?? top)
        """),
      """
      cell Ada
      cell Ben
      cell Cleo
      appeared
      cell Dan
      [0, 0]
      ["Ben", "Cleo", "Dan"]
      over true
      """)
  }

  @Test func `rows that the data source does not have end the program in UIKit's words`() {
    let tooMany = ProgramRun.transcript(
      app("tableView.insertRows(at: [top], with: .fade)"), file: "main.swift")
    #expect(
      tooMany.contains(
        "'Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted)"
      ))
  }

  @Test func `the same in Objective-C`() {
    expect(
      objectiveCApp(
        root: "[List new]",
        """
        @interface List : UITableViewController
        @property (nonatomic, strong) NSMutableArray *names;
        @end
        @implementation List
        - (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return self.names.count; }
        - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
          UITableViewCell *cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:nil];
          NSLog(@"cell %@", self.names[indexPath.row]);
          return cell;
        }
        - (void)viewDidLoad {
          [super viewDidLoad];
          self.names = [NSMutableArray arrayWithObject:@"a"];
          self.tableView.tableFooterView = [UIView new];
        }
        - (void)viewDidAppear:(BOOL)animated {
          [super viewDidAppear:animated];
          [self.names addObject:@"b"];
          [self.tableView beginUpdates];
          [self.tableView insertRowsAtIndexPaths:@[[NSIndexPath indexPathForRow:1 inSection:0]] withRowAnimation:UITableViewRowAnimationAutomatic];
          NSLog(@"waits");
          [self.tableView endUpdates];
          NSLog(@"%ld", (long)[self.tableView numberOfRowsInSection:0]);
        }
        @end
        """), file: "main.m",
      """
      cell a
      waits
      cell b
      2
      """)
  }
}
