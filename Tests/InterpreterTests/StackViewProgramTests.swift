import Testing

@testable import WindowModel

/// Stack views in programs of both languages.
@Suite struct StackViewProgramTests: ProgramSuite {
  @Test
  func `a column grows with its views, closes over a hidden one and lets go of one that leaves`() {
    expect(
      app(
        root: "Home()",
        """
        class Home: UIViewController {
          let stack = UIStackView()
          let title1 = UILabel()
          let red = UIView(), green = UIView(), blue = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            title1.text = "Title"
            for view in [red, green] {
              let height = view.heightAnchor.constraint(equalToConstant: view === red ? 40 : 60)
              height.priority = UILayoutPriority(999)
              height.isActive = true
            }
            stack.axis = .vertical
            stack.spacing = 8
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            [title1, red, green].forEach { stack.addArrangedSubview($0) }
            NSLayoutConstraint.activate([
              stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
              stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
              stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            ])
            tell("made")
            red.isHidden = true
            tell("hidden")
            red.isHidden = false
            stack.setCustomSpacing(30, after: title1)
            tell("spaced")
            stack.insertArrangedSubview(blue, at: 0)
            blue.heightAnchor.constraint(equalToConstant: 10).isActive = true
            blue.widthAnchor.constraint(equalToConstant: 100).isActive = true
            stack.removeArrangedSubview(green)
            print(stack.arrangedSubviews.count, stack.subviews.count, green.superview === stack)
            green.removeFromSuperview()
            red.removeFromSuperview()
            stack.alignment = .center
            print(stack.arrangedSubviews.count, stack.subviews.count, title1.translatesAutoresizingMaskIntoConstraints)
            tell("centred")
          }
          func tell(_ what: String) {
            view.layoutIfNeeded()
            print(what, stack.frame.size, stack.arrangedSubviews.map { $0.frame })
          }
        }
        """),
      """
      made (343.0, 136.5) [(0.0, 0.0, 343.0, 20.5), (0.0, 28.5, 343.0, 40.0), (0.0, 76.5, 343.0, 60.0)]
      hidden (343.0, 88.5) [(0.0, 0.0, 343.0, 20.5), (0.0, 20.5, 343.0, 0.0), (0.0, 28.5, 343.0, 60.0)]
      spaced (343.0, 158.5) [(0.0, 0.0, 343.0, 20.5), (0.0, 50.5, 343.0, 40.0), (0.0, 98.5, 343.0, 60.0)]
      3 4 true
      2 2 false
      centred (343.0, 38.5) [(121.5, 0.0, 100.0, 10.0), (155.5, 18.0, 32.5, 20.5)]
      """)
  }

  @Test func `a row shares its width equally, or in proportion to what its views ask for`() {
    expect(
      """
      class Wide: UIView {
        let width: CGFloat
        init(_ width: CGFloat) { self.width = width; super.init(frame: .zero) }
        required init?(coder: NSCoder) { fatalError() }
        override var intrinsicContentSize: CGSize { return CGSize(width: width, height: 20) }
      }
      let row = UIStackView(arrangedSubviews: [Wide(50), Wide(100), Wide(50)])
      row.frame = CGRect(x: 0, y: 0, width: 430, height: 44)
      row.spacing = 10
      row.distribution = .fillEqually
      row.isLayoutMarginsRelativeArrangement = true
      row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 2, leading: 5, bottom: 2, trailing: 5)
      row.layoutIfNeeded()
      print(row.arrangedSubviews.map { $0.frame })
      row.isLayoutMarginsRelativeArrangement = false
      row.distribution = .fillProportionally
      row.spacing = 15
      row.layoutIfNeeded()
      print(row.arrangedSubviews.map { $0.frame.width })
      row.distribution = .fill
      row.alignment = .bottom
      row.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
      row.layoutIfNeeded()
      print(row.arrangedSubviews.map { $0.frame })
      row.insertArrangedSubview(UIView(), at: 4)
      """,
      """
      [(5.0, 2.0, 133.5, 40.0), (148.5, 2.0, 133.0, 40.0), (291.5, 2.0, 133.5, 40.0)]
      [100.0, 200.0, 100.0]
      [(0.0, 24.0, 50.0, 20.0), (65.0, 24.0, 300.0, 20.0), (380.0, 24.0, 50.0, 20.0)]
      CRASH 25: NSInternalInconsistencyException: index out of bounds for arranged subview: index = 4 expected to be less than or equal to 3
      """)
  }

  @Test func `Objective-C has them by its own names`() {
    expect(
      """
      #import <UIKit/UIKit.h>
      int main(int argc, char *argv[]) {
        UIStackView *row = [[UIStackView alloc] initWithArrangedSubviews:@[[UIView new], [UIView new]]];
        row.axis = UILayoutConstraintAxisHorizontal;
        row.distribution = UIStackViewDistributionFillEqually;
        row.alignment = UIStackViewAlignmentFill;
        row.spacing = 10;
        row.frame = CGRectMake(0, 100, 210, 40);
        UIView *first = row.arrangedSubviews.firstObject;
        [row setCustomSpacing:30 afterView:first];
        [row layoutIfNeeded];
        NSLog(@"%@ %@ %g", NSStringFromCGRect(first.frame), NSStringFromCGRect(row.arrangedSubviews[1].frame), [row customSpacingAfterView:first]);
        [row removeArrangedSubview:first];
        NSLog(@"%lu %lu", (unsigned long)row.arrangedSubviews.count, (unsigned long)row.subviews.count);
        return 0;
      }
      """, file: "main.m",
      """
      {{0, 0}, {90, 40}} {{120, 0}, {90, 40}} 30
      1 2
      """)
  }

  @Test func `a client that hides a view of a stack makes the others close up`() {
    expect(
      app(
        root: "Home()",
        """
        class Box: UIView {
          override func layoutSubviews() { super.layoutSubviews(); print("box", frame) }
        }
        class Home: UIViewController {
          let first = UIView(), second = Box()
          override func viewDidLoad() {
            super.viewDidLoad()
            let row = UIStackView(arrangedSubviews: [first, second])
            row.distribution = .fillEqually
            row.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            view.addSubview(row)
          }
        }
        """),
      then: [.hide("first")],
      """
      box (100.0, 0.0, 100.0, 40.0)
      box (0.0, 0.0, 200.0, 40.0)
      """)
  }
}
