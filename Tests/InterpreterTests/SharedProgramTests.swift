import Interpreter
import SourceCode
import Testing

@testable import WindowModel

/// One program used by several threads at once, as forks of a session do. The thread sanitizer also runs this
/// suite.
@Suite("A program that threads share")
struct SharedProgramTests {
  private static let swift = """
    class Counter: UIView {
      static var taps = 0
      var own: [Int] = []
      lazy var words = { [unowned self] in "\\(own.count) of \\(Counter.taps)" }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        Counter.taps += 1
        own.append(Counter.taps)
        print(words(), Unicode.count("a"))
      }
    }
    enum Unicode { static func count<T: Equatable>(_ value: T) -> Int { [value, value].count } }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(Counter(frame: window.bounds))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.bringSubviewToFront(window.subviews.first { $0 is Counter }!)
    """

  private static let objectiveC = """
    @interface Counter : UIView
    @property (nonatomic) NSInteger taps;
    @end
    @implementation Counter
    - (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
      [super touchesBegan:touches withEvent:event];
      self.taps += 1;
      NSLog(@"%ld", (long)self.taps);
    }
    @end
    UIWindow *window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    window.rootViewController = [UIViewController new];
    [window makeKeyAndVisible];
    [window addSubview:[[Counter alloc] initWithFrame:window.bounds]];
    """

  private static func taps(_ application: Application) -> [String] {
    var application = application
    var printed: [String] = []
    for _ in 0..<20 {
      var send = SendInput()
      send.input = .tap(at: Point(x: 100, y: 100))
      guard let turn = try? application.perform(Command(send)) else { return ["refused"] }
      printed += turn.events.filter { $0.name == .print }.compactMap(\.action)
    }
    return printed
  }

  @Test(
    "Forks of one state run on several threads as each would alone", arguments: [swift, objectiveC])
  func forks(source: String) async throws {
    var application = Application(Settings(profile: .ios12))
    let name = source == Self.swift ? "main.swift" : "main.m"
    _ = try application.perform(Command(RunCode([.init(name: name, text: source)])))
    let alone = Self.taps(application)
    #expect(alone.count == 20)
    let shared = application
    let all = await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { Self.taps(shared) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all == [[String]](repeating: alone, count: 8))
  }

  @Test("Programs are read and run on several threads at once")
  func reading() async {
    let all = await withTaskGroup { group in
      for round in 0..<16 {
        group.addTask {
          round.isMultiple(of: 2)
            ? ProgramRun.transcript(Self.swift, then: [.tap(9, 9)], file: "main.swift")
            : ProgramRun.transcript(Self.objectiveC, then: [.tap(9, 9)])
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(all == ["1 of 1 2", "1"])
  }
}
