/// The steps of the app's own code in one command, recorded while the command is carried out again.
///
/// A step is a statement that runs. The steps of functions that it calls come after it.
public final class CodeTrace {
  /// A statement that ran.
  public struct Step: Hashable, Sendable {
    /// Its number among the command's steps, from 1.
    public let number: Int
    /// Its file.
    public let file: String
    /// Its line, from 1.
    public let line: Int
    /// Its column, in characters from 1.
    public let column: Int
    /// The function, method or closure around it.
    public let function: String
    /// The number of its call within the command, from 1; 0 outside functions.
    public let call: Int
    /// The depth of nested calls; 0 outside functions.
    public let depth: Int
    /// The variables of its call that it changed, with their new values. A call's first step also has the
    /// call's initial variables.
    public internal(set) var variables: [Variable]
    /// The numbers of the events posted before the next step; the command's first event is 1.
    public internal(set) var events: Range<Int>
    /// The lines printed before the next step.
    public internal(set) var output: [String]

    package init(
      _ number: Int, file: String, line: Int, column: Int, function: String, call: Int,
      depth: Int,
      variables: [Variable]
    ) {
      self.number = number
      (self.file, self.line, self.column) = (file, line, column)
      (self.function, self.call, self.depth) = (function, call, depth)
      self.variables = variables
      (events, output) = (1..<1, [])
    }
  }

  /// A variable and its value, as a debugger shows them.
  public struct Variable: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// Its value as text, at most 200 characters.
    public let value: String

    package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// The application after a step, and the number of events posted until then.
  public struct State: Sendable {
    /// The application.
    public let application: Application
    /// How many events the command had posted.
    public let events: Int
  }

  /// The numbers of the steps to record.
  private let wanted: Range<Int>
  private let takesStates: Bool
  /// The number of steps that ran.
  public private(set) var count = 0
  /// The recorded steps.
  public private(set) var steps: [Step] = []
  /// The states after the recorded steps, if recorded.
  public private(set) var states: [State] = []
  private var posted = 0

  /// Records the steps with these numbers, from 1, and with `takesStates` the state after each of them.
  public init(of wanted: Range<Int>, takesStates: Bool = false) {
    self.wanted = wanted
    self.takesStates = takesStates
  }

  /// Counts a new step, which ends the one before. Returns its number if it is to be recorded.
  package func begin(in application: Application) -> Int? {
    end(in: application)
    count += 1
    posted = application.turn.events.count
    return wanted.contains(count) ? count : nil
  }

  /// Records a step that has begun. Returns its index.
  package func add(_ step: Step) -> Int {
    steps.append(step)
    return steps.count - 1
  }

  /// Records the variables that a step changed, by the step's index.
  package func change(_ place: Int, _ variables: [Variable]) {
    guard steps.indices.contains(place) else { return }
    let names = Set(variables.map(\.name))
    steps[place].variables.removeAll { names.contains($0.name) }
    steps[place].variables += variables
  }

  /// Ends the current step, if it is recorded.
  package func end(in application: Application) {
    guard wanted.contains(count) else { return }
    let events = application.turn.events
    if takesStates, states.count <= count - wanted.lowerBound {
      states.append(State(application: application.atThisMoment(), events: events.count))
    }
    guard let last = steps.indices.last, steps[last].number == count else { return }
    steps[last].events = posted + 1..<max(posted, events.count) + 1
    steps[last].output = events.dropFirst(posted).filter { $0.name == .print }
      .map { $0.action ?? "" }
  }
}

extension CodeTrace.Step {
  /// The step as a terminal shows it: its name and position, then its changes and output, all indented by
  /// its depth.
  public func lines(named name: String) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    return ["\(name) \(indent)\(file):\(line) \(function)"]
      + variables.map { "  \(indent)\($0.name) = \($0.value)" }
      + output.map { "  \(indent)> \($0)" }
  }
}

extension Application {
  /// Carries out a command in a copy to record the code's steps, including those before a crash.
  ///
  /// Throws the command's refusal.
  public func rehearse(_ command: Command, for trace: CodeTrace) throws(Refusal) {
    var copy = self
    copy.code.trace = trace
    _ = try copy.perform(command)
  }
}
