import Interpreter
import SourceCode
import TestSupport
import Testing

@testable import WindowModel

/// Random commands on an app whose own code reacts to them.
@Suite("Random commands in an app with code")
struct RandomProgramTests {
  private static let source = """
    final class Log {
      static var lines: [String] = []
      static func add(_ line: String) {
        lines.append(line)
        if lines.count > 40 { lines.removeFirst(20) }
        print(lines.count, line)
      }
    }
    class Pad: UIView {
      var touched = 0
      weak var friend: UIView?
      lazy var closure: () -> Void = { [weak self] in self?.isHidden.toggle() }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched += 1
        Log.add("touch \\(touched)")
        switch touched % 5 {
        case 0: removeFromSuperview()
        case 1:
          let pad = Pad(frame: bounds.insetBy(dx: 4, dy: 4))
          pad.friend = self
          friend = pad
          addSubview(pad)
        case 2: DispatchQueue.main.async(execute: closure)
        case 3: window?.rootViewController?.present(Home(), animated: true)
        default: super.touchesBegan(touches, with: event)
        }
        // Occasionally the app crashes, so that the command is refused.
        print([1, 2, 3, 4, 5, 6][touched])
      }
      override func didMoveToWindow() {
        super.didMoveToWindow()
        Log.add(window == nil ? "out" : "in")
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.last?.frame = bounds
      }
      deinit { Log.add("pad \\(touched) goes") }
    }
    class Home: UIViewController {
      var appearances = 0
      var observer: NSObjectProtocol?
      override func loadView() { view = Pad(frame: UIScreen.main.bounds) }
      override func viewDidLoad() {
        super.viewDidLoad()
        observer = NotificationCenter.default.addObserver(
          forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil
        ) { [unowned self] note in
          Log.add("key \\(self.appearances)")
        }
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances += 1
        if appearances % 3 == 0 { dismiss(animated: false) }
      }
      deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        Log.add("home goes")
      }
    }
    class Overlay: UIWindow {
      override var canBecomeKey: Bool { subviews.count > 1 }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
      override func becomeKey() {
        super.becomeKey()
        windowLevel = windowLevel == .normal ? .alert : .normal
      }
    }
    let main = UIWindow(frame: UIScreen.main.bounds)
    main.rootViewController = Home()
    main.makeKeyAndVisible()
    let overlay = Overlay(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
    overlay.addSubview(Pad(frame: overlay.bounds))
    overlay.isHidden = false
    """

  private static func start(_ generator: inout CommandGenerator) throws(Refusal) -> Application {
    var application = Application(
      generator.settings(), capacity: .init(windows: 9, depth: 12))
    _ = try application.perform(Command(RunCode([.init(name: "App.swift", text: source)])))
    return application
  }

  @Test(
    "A refused command changes nothing, a fork does the same, and a replay leads to the same state",
    arguments: 0..<30)
  func commands(seed: Int) throws {
    var generator = CommandGenerator(seed: UInt64(seed))
    let beginning: Application
    // An app that has not launched creates nothing, so its code is refused.
    do { beginning = try Self.start(&generator) } catch { return }
    var application = beginning
    var accepted: [(command: Command, turn: Turn)] = []
    for _ in 0..<120 {
      let command =
        generator.isTap
        ? generator.tap : generator.command(for: application)
      let before = application
      var fork = application
      do {
        let turn = try application.perform(command)
        accepted.append((command, turn))
        #expect(try fork.perform(command) == turn)
        #expect(fork == application)
      } catch {
        #expect(application == before, "refused: \(command)")
      }
      for id in application.views {
        let subviews = application.view(id)?.subviews ?? []
        #expect(subviews.allSatisfy { application.view($0)?.superview == id })
        #expect(Set(subviews).count == subviews.count)
      }
    }
    var again = beginning
    for (command, turn) in accepted { #expect(try again.perform(command) == turn) }
    #expect(again == application)
    #expect(again.hashValue == application.hashValue)
  }
}

extension CommandGenerator {
  fileprivate var isTap: Bool {
    mutating get { Int.random(in: 0..<3, using: &random) == 0 }
  }

  /// A touch at a random place, which the program's views handle.
  fileprivate var tap: Command {
    mutating get {
      var send = SendInput()
      send.input = .tap(
        at: Point(
          x: Double(Int.random(in: 0..<375, using: &random)),
          y: Double(Int.random(in: 0..<667, using: &random))))
      return Command(send)
    }
  }
}
