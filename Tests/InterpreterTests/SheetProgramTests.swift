import Testing
import WindowModel

@Suite("Sheets and their detents in programs")
struct SheetProgramTests: ProgramSuite {
  let profile = Profile.ios17
  let device = "iPhone 14"

  private static let swift = """
    class Card: UIViewController {
      override func viewDidLayoutSubviews() { print("card", view.frame.height) }
    }
    class Home: UIViewController, UISheetPresentationControllerDelegate {
      let card = Card()
      override func viewDidAppear(_ animated: Bool) {
        if let sheet = card.sheetPresentationController {
          sheet.selectedDetentIdentifier = .init("small")
          sheet.detents = [.custom(identifier: .init("small")) { $0.maximumDetentValue * 0.25 }, .medium(), .large()]
          sheet.largestUndimmedDetentIdentifier = .medium
          sheet.prefersGrabberVisible = true
          sheet.delegate = self
          print(sheet === card.presentationController, sheet.selectedDetentIdentifier!.rawValue)
        }
        present(card, animated: true) {
          self.card.sheetPresentationController?.animateChanges {
            self.card.sheetPresentationController?.selectedDetentIdentifier = .medium
          }
          print("changed")
        }
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("home") }
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        print("moved to", sheet.selectedDetentIdentifier?.rawValue ?? "nil")
      }
    }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = Home()
        window?.makeKeyAndVisible()
      }
    }
    """

  @Test("A sheet rests where the app or a person puts it, and the delegate hears of the person")
  func detents() {
    expect(
      Self.swift,
      then: [.tap(100, 100), .dragSheet(.large), .tap(100, 40), .dragSheet(.custom(188.25))],
      """
      true small
      card 222.25
      card 455.6666666666667
      changed
      home
      card 787.0
      moved to com.apple.UIKit.large
      card 222.25
      moved to small
      """)
  }

  @Test("A sheet has no presentation controller of its own before iOS 15")
  func early() {
    expect(
      """
      class ViewController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          print(UIViewController().sheetPresentationController?.detents.count ?? -1)
        }
      }
      """, profile: .ios13,
      "CRASH 3: *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[UIViewController sheetPresentationController]: unrecognized selector sent to instance'"
    )
  }

  @Test("Detents on an iPad are refused, as the model does not know them")
  func iPad() {
    expect(
      """
      class ViewController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          let card = UIViewController()
          card.sheetPresentationController?.detents = [.medium()]
        }
      }
      """, on: "iPad",
      "CRASH 4: 'detents' can't have this value. The model has them on phones only.")
  }

  @Test("Objective-C has detents and their identifiers")
  func objectiveC() {
    expect(
      """
      @interface Home : UIViewController
      @end
      @implementation Home
      - (void)viewDidAppear:(BOOL)animated {
        UIViewController *card = [UIViewController new];
        UISheetPresentationController *sheet = card.sheetPresentationController;
        UISheetPresentationControllerDetent *small = [UISheetPresentationControllerDetent customDetentWithIdentifier:@"small" resolver:^CGFloat(id<UISheetPresentationControllerDetentResolutionContext> context) {
          return 0.25 * context.maximumDetentValue;
        }];
        sheet.detents = @[small, [UISheetPresentationControllerDetent mediumDetent], UISheetPresentationControllerDetent.largeDetent];
        sheet.selectedDetentIdentifier = UISheetPresentationControllerDetentIdentifierMedium;
        sheet.largestUndimmedDetentIdentifier = @"small";
        [self presentViewController:card animated:YES completion:^{
          NSLog(@"%@ %.0f", sheet.selectedDetentIdentifier, card.view.bounds.size.height);
          [sheet animateChanges:^{ sheet.selectedDetentIdentifier = @"small"; }];
          NSLog(@"%@ %.2f", sheet.selectedDetentIdentifier, card.view.bounds.size.height);
        }];
      }
      @end
      @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
      @property (strong, nonatomic) UIWindow *window;
      @end
      @implementation SceneDelegate
      - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
        self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
        self.window.rootViewController = [Home new];
        [self.window makeKeyAndVisible];
      }
      @end
      """, file: "main.m",
      """
      com.apple.UIKit.medium 456
      small 222.25
      """)
  }
}
