/// What the app's own code does step by step, while a command is carried out once more to be looked at.
///
/// A step is a statement that runs. What it calls has steps of its own, which come after it.
public final class CodeTrace {
  /// A statement that ran.
  public struct Step: Hashable, Sendable {
    /// Its number among the command's steps, from 1.
    public let number: Int
    /// The file that it stands in.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The character of the line, from 1.
    public let column: Int
    /// The function, method or closure that it belongs to.
    public let function: String
    /// The number of its call among the command's, from 1; 0 outside of functions.
    public let call: Int
    /// How many calls lie one within the other; 0 outside of functions.
    public let depth: Int
    /// The variables of its call that it changed, with their new values; of a call's first step those that the
    /// call began with, too.
    public internal(set) var variables: [Variable]
    /// The events that were posted before the next step, the command's first one being 1.
    public internal(set) var events: Range<Int>
    /// The lines that were printed before the next step.
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
    /// Its value as a text, of at most 200 characters.
    public let value: String

    package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// The application behind a step, and how many events were posted until then.
  public struct State: Sendable {
    /// The application.
    public let application: Application
    /// How many events the command had posted.
    public let events: Int
  }

  /// Which steps to take down.
  private let wanted: Range<Int>
  private let takesStates: Bool
  /// How many steps there were.
  public private(set) var count = 0
  /// The wanted ones.
  public private(set) var steps: [Step] = []
  /// The states behind the wanted ones, where those are taken.
  public private(set) var states: [State] = []
  private var posted = 0

  /// Makes one for the steps of these numbers, from 1, and the states behind each of them if `takesStates`.
  public init(of wanted: Range<Int>, takesStates: Bool = false) {
    self.wanted = wanted
    self.takesStates = takesStates
  }

  /// Counts a step that begins, which ends the one before; its number where it is wanted.
  package func begin(in application: Application) -> Int? {
    end(in: application)
    count += 1
    posted = application.turn.events.count
    return wanted.contains(count) ? count : nil
  }

  /// Takes a step down that has begun; its place among the steps.
  package func add(_ step: Step) -> Int {
    steps.append(step)
    return steps.count - 1
  }

  /// Takes down what a step changed, by its place among the steps.
  package func change(_ place: Int, _ variables: [Variable]) {
    guard steps.indices.contains(place) else { return }
    let names = Set(variables.map(\.name))
    steps[place].variables.removeAll { names.contains($0.name) }
    steps[place].variables += variables
  }

  /// Ends the step at hand, if it is wanted.
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
  /// It as a terminal shows it, under a name: where it stands, and below that what it changed and printed, all
  /// indented by its depth.
  public func lines(named name: String) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    return ["\(name) \(indent)\(file):\(line) \(function)"]
      + variables.map { "  \(indent)\($0.name) = \($0.value)" }
      + output.map { "  \(indent)> \($0)" }
  }
}

extension Application {
  /// Carries a command out in a copy, so that the code's steps are taken down, also those before a crash.
  ///
  /// Throws what the command is refused with.
  public func rehearse(_ command: Command, for trace: CodeTrace) throws(Refusal) {
    var copy = self
    copy.code.trace = trace
    _ = try copy.perform(command)
  }
}
