import Testing

@testable import WindowModel

/// Segmented controls in programs of both languages.
@Suite struct SegmentedControlProgramTests: ProgramSuite {
  @Test func `a touch selects a segment, and is told once`() {
    expect(
      app(
        root: "Home()",
        """
        class Home: UIViewController {
          let control = UISegmentedControl(items: ["List", "Map", "Photos"])
          override func viewDidLoad() {
            super.viewDidLoad()
            control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
            print(control.selectedSegmentIndex == UISegmentedControl.noSegment, control.numberOfSegments)
            control.selectedSegmentIndex = 0
            control.addTarget(self, action: #selector(changed(_:)), for: .valueChanged)
            control.setEnabled(false, forSegmentAt: 2)
            view.addSubview(control)
          }
          @objc func changed(_ sender: UISegmentedControl) {
            print(sender.selectedSegmentIndex, sender.titleForSegment(at: sender.selectedSegmentIndex) ?? "-")
          }
        }
        """),
      then: [.tap(40, 110), .tap(150, 110), .tap(160, 110), .tap(310, 110), .tap(119, 110)],
      """
      true 3
      1 Map
      0 List
      """)
  }

  @Test func `segments come and go, and the selected one stays selected`() {
    expect(
      """
      let control = UISegmentedControl(items: ["A", "B"])
      control.selectedSegmentIndex = 1
      control.insertSegment(withTitle: "N", at: 0, animated: false)
      control.insertSegment(withTitle: "Z", at: 99, animated: true)
      control.setTitle("C", forSegmentAt: 1)
      print((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }, control.selectedSegmentIndex)
      control.removeSegment(at: 0, animated: false)
      print(control.selectedSegmentIndex)
      control.removeSegment(at: 1, animated: false)
      print(control.selectedSegmentIndex, control.numberOfSegments)
      control.removeAllSegments()
      print(control.numberOfSegments)
      """,
      """
      ["N", "C", "B", "Z"] 2
      1
      -1 2
      0
      """)
  }

  @Test func `a momentary control does not keep its selection`() {
    expect(
      app(
        root: "Home()",
        """
        class Home: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let control = UISegmentedControl(items: ["-", "+"])
            control.frame = CGRect(x: 0, y: 100, width: 100, height: 32)
            control.isMomentary = true
            control.addTarget(self, action: #selector(stepped(_:)), for: .valueChanged)
            view.addSubview(control)
          }
          @objc func stepped(_ sender: UISegmentedControl) { print(sender.selectedSegmentIndex) }
        }
        """), then: [.tap(60, 110), .tap(60, 110)],
      """
      1
      1
      """)
  }

  @Test func `the same in Objective-C`() {
    expect(
      objectiveCApp(
        root: "[Home new]",
        """
        @interface Home : UIViewController
        @property (nonatomic, strong) UISegmentedControl *segment;
        @end
        @implementation Home
        - (void)viewDidLoad {
          [super viewDidLoad];
          self.segment = [[UISegmentedControl alloc] initWithItems:@[@"A", @"B"]];
          NSLog(@"%d", self.segment.selectedSegmentIndex == UISegmentedControlNoSegment);
          self.segment.frame = CGRectMake(0, 100, 200, 30);
          self.segment.selectedSegmentIndex = 1;
          [self.segment insertSegmentWithTitle:@"C" atIndex:2 animated:NO];
          [self.segment removeSegmentAtIndex:2 animated:NO];
          [self.segment addTarget:self action:@selector(changed:) forControlEvents:UIControlEventValueChanged];
          [self.view addSubview:self.segment];
          NSLog(@"%lu %@", (unsigned long)self.segment.numberOfSegments, [self.segment titleForSegmentAtIndex:1]);
        }
        - (void)changed:(UISegmentedControl *)sender { NSLog(@"%ld", (long)sender.selectedSegmentIndex); }
        @end
        """), file: "main.m", then: [.tap(10, 110)],
      """
      1
      2 B
      0
      """)
  }
}
