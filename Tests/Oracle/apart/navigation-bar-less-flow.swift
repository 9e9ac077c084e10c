import UIKit

final class Wizard: UINavigationController {
  private var answers: [String] = []
  private let questions = ["Name?", "Age?", "City?"]
  override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    ask(0)
  }
  private func ask(_ index: Int) {
    let page = QuestionController(questions[index]) { [weak self] answer in
      guard let self else { return }
      self.answers.append(answer)
      if index + 1 < self.questions.count {
        self.ask(index + 1)
      } else {
        print("answers:", self.answers, "pages:", self.viewControllers.count)
        self.popToRootViewController(animated: false)
      }
    }
    pushViewController(page, animated: false)
  }
}
final class QuestionController: UIViewController {
  private let question: String
  private let answered: (String) -> Void
  init(_ question: String, answered: @escaping (String) -> Void) {
    self.question = question
    self.answered = answered
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(question, navigationController?.viewControllers.count ?? 0)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    answered("answer to \(question)")
  }
  deinit { print("gone:", question) }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Wizard()
window.makeKeyAndVisible()

// tap 100,300
// tap 100,300
// tap 100,300
