import Testing

@testable import WindowModel

/// The program's own presentation controllers.
@Suite struct PresentationControllerTests: ProgramSuite {
  private let half = """
    class Half: UIPresentationController {
      let dim = UIView()
      override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        return CGRect(x: 0, y: container.bounds.height - 200, width: container.bounds.width, height: 200)
      }
      override func presentationTransitionWillBegin() {
        dim.frame = containerView!.bounds
        dim.alpha = 0
        dim.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        containerView!.insertSubview(dim, at: 0)
        print("will begin", presentedViewController is Sheet, presentingViewController is Home)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dim.alpha = 1 })
      }
      override func presentationTransitionDidEnd(_ completed: Bool) { print("did end", completed, dim.alpha) }
      override func dismissalTransitionWillBegin() { print("dismissal will begin") }
      override func dismissalTransitionDidEnd(_ completed: Bool) { print("dismissal did end", completed) }
      override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
      @objc func tapped() { presentedViewController.dismiss(animated: true) }
      deinit { print("controller gone") }
    }
    class Sheet: UIViewController, UIViewControllerTransitioningDelegate {
      init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
      }
      required init?(coder: NSCoder) { fatalError() }
      func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        return Half(presentedViewController: presented, presenting: presenting)
      }
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("sheet will appear") }
      override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("sheet did appear", view.frame, presentationController is Half) }
      override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("sheet did disappear") }
    }
    class Home: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        present(Sheet(), animated: true) { print("presented") }
      }
      override func viewWillDisappear(_ animated: Bool) { print("home will disappear") }
    }
    """

  @Test func `its methods are called around the transitions, and its frame is used`() {
    expect(
      app(root: "Home()", half), then: [.tap(100, 100)],
      """
      will begin true true
      sheet will appear
      sheet did appear (0.0, 467.0, 375.0, 200.0) true
      did end true 1.0
      presented
      dismissal will begin
      sheet did disappear
      dismissal did end true
      controller gone
      """)
  }

  @Test func `one that removes the presenter's view is refused when it is asked for`() {
    expect(
      app(
        root: "Home()",
        half.replacing(
          "deinit {",
          with: "override var shouldRemovePresentersView: Bool { return true }\n  deinit {")),
      """
      CRASH 41: A presentation controller that removes the presenter's view is not modelled; use '.fullScreen'.
      """)
  }

  @Test func `an Objective-C presentation controller works the same`() {
    expect(
      objectiveCApp(
        root: "[Home new]",
        """
        @interface Half : UIPresentationController
        @end
        @implementation Half
        - (CGRect)frameOfPresentedViewInContainerView { return CGRectInset(self.containerView.bounds, 20, 100); }
        - (void)presentationTransitionWillBegin { NSLog(@"will begin %d", self.containerView.window != nil); }
        - (void)presentationTransitionDidEnd:(BOOL)completed { NSLog(@"did end %d", completed); }
        - (void)dismissalTransitionDidEnd:(BOOL)completed { NSLog(@"dismissed"); }
        @end
        @interface Home : UIViewController <UIViewControllerTransitioningDelegate>
        @end
        @implementation Home
        - (UIPresentationController *)presentationControllerForPresentedViewController:(UIViewController *)presented presentingViewController:(UIViewController *)presenting sourceViewController:(UIViewController *)source {
          return [[Half alloc] initWithPresentedViewController:presented presentingViewController:presenting];
        }
        - (void)viewDidAppear:(BOOL)animated {
          [super viewDidAppear:animated];
          UIViewController *sheet = [UIViewController new];
          sheet.modalPresentationStyle = UIModalPresentationCustom;
          sheet.transitioningDelegate = self;
          [self presentViewController:sheet animated:YES completion:^{
            NSLog(@"%@", NSStringFromCGRect(sheet.view.frame));
            [self dismissViewControllerAnimated:YES completion:nil];
          }];
        }
        @end
        """), file: "main.m",
      """
      will begin 1
      did end 1
      {{20, 100}, {335, 467}}
      dismissed
      """)
  }
}
