import TestSupport
import Testing
import WindowModel

@Suite("iPads, traits and popovers in programs")
struct PadProgramTests: ProgramSuite {
  let profile = Profile.ios13
  let device = "iPad"

  @Test(
    "Traits are read from the device, windows, views and controllers",
    arguments: [
      ("iPad", "true true\ntrue true true"), ("iPhone 8", "false false\nfalse false false"),
    ])
  func traits(device: String, printed: String) {
    expect(
      """
      class ViewController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          let isPad = UIDevice.current.userInterfaceIdiom == .pad
          print(isPad, traitCollection.userInterfaceIdiom == .pad)
          let window = view.window!
          print(traitCollection.horizontalSizeClass == .regular, view.traitCollection.horizontalSizeClass == .regular,
            UIScreen.main.traitCollection.horizontalSizeClass == .regular && window.traitCollection == traitCollection)
        }
      }
      """, on: device, printed)
  }

  private static let turning = """
    class Box: UIView {
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        print("box", traitCollection.verticalSizeClass == .compact)
      }
    }
    class ViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(Box(frame: view.bounds))
      }
      override func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
        super.willTransition(to: newCollection, with: coordinator)
        print("will", newCollection.verticalSizeClass == .compact, traitCollection.verticalSizeClass == .compact)
      }
      override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        print("size", size.width)
      }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        print("did", traitCollection.verticalSizeClass == .compact, previousTraitCollection?.verticalSizeClass == .regular)
      }
    }
    """

  @Test("A phone that is turned tells of its traits, before and after")
  func turningAPhone() {
    expect(
      Self.turning, on: "iPhone 8", then: [.rotate(.landscapeLeft), .rotate(.landscapeRight)],
      "will true false\nsize 667.0\ndid true true\nbox true")
  }

  @Test("An iPad that is turned keeps its traits")
  func turningAPad() {
    expect(Self.turning, then: [.rotate(.landscapeLeft)], "size 1024.0")
  }

  @Test("In Objective-C a turn tells of traits too")
  func turningInObjectiveC() {
    expect(
      """
      @implementation ViewController
      - (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
        [super willTransitionToTraitCollection:newCollection withTransitionCoordinator:coordinator];
        NSLog(@"will %d", newCollection.verticalSizeClass == UIUserInterfaceSizeClassCompact);
      }
      - (void)traitCollectionDidChange:(UITraitCollection *)previousTraitCollection {
        [super traitCollectionDidChange:previousTraitCollection];
        NSLog(@"did %ld %ld %d", (long)self.traitCollection.verticalSizeClass, (long)previousTraitCollection.verticalSizeClass,
          [UIDevice currentDevice].userInterfaceIdiom == UIUserInterfaceIdiomPad);
      }
      @end
      """, file: "main.m", on: "iPhone 8", then: [.rotate(.landscapeLeft)],
      "will 1\ndid 1 2 0")
  }

  private static let sheet = """
    class ViewController: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in print("deleted") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in print("kept") })
        print(sheet.popoverPresentationController == nil)
        // source
        present(sheet, animated: true) { print("shown") }
        // later
      }
    }
    """

  @Test("An action sheet on an iPad without a source ends the app in the next turn")
  func missingSource() {
    expect(
      Self.sheet.replacing("// later", with: "print(\"called\")"),
      """
      false
      called
      CRASH 0: *** Terminating app due to uncaught exception 'NSGenericException', reason: 'Your application has presented a UIAlertController (<UIAlertController: sheet>) of style UIAlertControllerStyleActionSheet from ViewController (<ViewController: viewController>). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.'
      """)
  }

  @Test("On a phone it needs none and has no popover")
  func sheetOnPhone() {
    expect(
      Self.sheet, on: "iPhone 8", then: [.choose("Delete")], "true\nshown\ndeleted")
  }

  @Test(
    "With a source it is a popover, and a touch beside it cancels",
    arguments: [
      ("// source", "sheet.popoverPresentationController?.sourceView = view"),
      (
        "// later",
        "sheet.popoverPresentationController?.sourceView = view; sheet.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 10, width: 1, height: 1)"
      ),
      (
        "// source",
        "sheet.popoverPresentationController?.barButtonItem = UIBarButtonItem(title: \"Trash\", style: .plain, target: nil, action: nil)"
      ),
    ])
  func sheetWithSource(place: String, source: String) {
    expect(
      Self.sheet.replacing(place, with: source), then: [.pullDown], "false\nshown\nkept")
  }

  @Test(
    "A popover asks and tells its delegate",
    arguments: [
      (Profile.ios12, "should\ndid dismiss popover"),
      (.ios13, "should dismiss\nwill dismiss\ndid dismiss"),
    ])
  func delegate(profile: Profile, told: String) {
    expect(
      """
      class ViewController: UIViewController, UIPopoverPresentationControllerDelegate {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          let menu = UIViewController()
          menu.modalPresentationStyle = .popover
          menu.preferredContentSize = CGSize(width: 200, height: 100)
          menu.popoverPresentationController?.delegate = self
          present(menu, animated: true) {
            print(menu.view.frame.width, menu.traitCollection.horizontalSizeClass == .compact, self.view.window != nil)
          }
        }
        override func viewWillDisappear(_ animated: Bool) { print("never") }
        func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
          print("prepare", popover.presentedViewController.preferredContentSize.height)
          popover.sourceView = view
          popover.permittedArrowDirections = [.up, .left]
        }
        func popoverPresentationControllerShouldDismissPopover(_ popover: UIPopoverPresentationController) -> Bool { print("should"); return true }
        func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) { print("did dismiss popover") }
        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { print("should dismiss"); return true }
        func presentationControllerWillDismiss(_ controller: UIPresentationController) { print("will dismiss") }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) { print("did dismiss") }
      }
      """, then: [.pullDown], profile: profile, "prepare 100.0\n200.0 true true\n" + told)
  }

  private static let adaptive = """
    class ViewController: UIViewController, UIPopoverPresentationControllerDelegate {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let menu = UIViewController()
        menu.modalPresentationStyle = .popover
        menu.preferredContentSize = CGSize(width: 200, height: 100)
        menu.popoverPresentationController?.sourceView = view
        menu.popoverPresentationController?.delegate = self
        present(menu, animated: true) { print(menu.view.frame.size.width) }
      }
      // method
    }
    """

  @Test(
    "On a phone the delegate keeps a popover as it is",
    arguments: [
      ("", "375.0"),
      (
        "func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { print(\"asked\"); return .none }",
        "asked\n200.0"
      ),
      (
        "func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { print(traitCollection.horizontalSizeClass == .compact); return .fullScreen }",
        "true\n375.0"
      ),
    ])
  func adaptivity(method: String, printed: String) {
    expect(
      Self.adaptive.replacing("// method", with: method), on: "iPhone 8", then: [.wait(1)], printed)
  }

  @Test("On an iPad it is not asked without traits")
  func adaptivityOnPad() {
    expect(
      Self.adaptive.replacing(
        "// method",
        with:
          "func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { print(\"asked\"); return .fullScreen }"
      ), then: [.wait(1)], "200.0")
  }

  @Test("In Objective-C the delegate keeps a popover as it is too")
  func adaptivityInObjectiveC() {
    expect(
      """
      @interface ViewController () <UIPopoverPresentationControllerDelegate>
      @end
      @implementation ViewController
      - (void)viewDidAppear:(BOOL)animated {
        [super viewDidAppear:animated];
        UIViewController *menu = [[UIViewController alloc] init];
        menu.modalPresentationStyle = UIModalPresentationPopover;
        menu.preferredContentSize = CGSizeMake(200, 100);
        menu.popoverPresentationController.sourceView = self.view;
        menu.popoverPresentationController.sourceRect = CGRectMake(10, 20, 30, 40);
        menu.popoverPresentationController.permittedArrowDirections = UIPopoverArrowDirectionUp | UIPopoverArrowDirectionDown;
        menu.popoverPresentationController.delegate = self;
        [self presentViewController:menu animated:YES completion:^{ NSLog(@"%.0f", menu.view.frame.size.width); }];
      }
      - (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller {
        return UIModalPresentationNone;
      }
      @end
      """, file: "main.m", on: "iPhone 8", then: [.wait(1)], "200")
  }
}
