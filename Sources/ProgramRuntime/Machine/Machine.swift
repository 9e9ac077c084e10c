package import SourceCode
import Syntax
package import WindowModel

/// A program while it runs: its objects, its globals, and the application that it works on.
///
/// The application is lent: it lies here while the program's code runs, and goes to the model for as long as
/// a call into the model takes, which may tell the program something in its turn.
package final class Machine {
  package let program: Program
  /// The files that it was read from.
  package var source: [UInt8] = []
  package var globals: [Value]
  /// All objects, closures and shared variables, by number.
  package internal(set) var heap: [Int: Instance] = [:]
  package var nextNumber = 1
  /// The objects of the program that are views or controllers of the model.
  package var objects: [NodeID: Instance] = [:]
  /// What lost its last reference and was not looked at yet.
  var unheld: [Instance] = []
  var isSweeping = false

  /// The application while the program's code runs.
  package var application: Application?
  /// Why the command under way must be refused.
  package var crash: Crash?
  /// How many statements the command under way ran.
  private var steps = 0
  /// The task that runs, what it waited for, and the call that was suspended last.
  package var currentTask, delivered, suspendedCall: Value?
  /// What records the steps, nil while nobody looks.
  package var recorder: (any StepRecorder)?
  var outputBytes = 0
  /// How many elements of lists, and sixteenths of bytes of texts, were made or gone through.
  private var visited = 0
  package var depth = 0
  /// How many values and statements of the calls under way lie one within the other, which the stack has to hold.
  var levels = 0
  /// How many calls began.
  var calls = 0
  /// The line of the statement that runs.
  package var position: Position?
  package var library = LibraryState()
  /// The lines that the command under way printed.
  package var printed: [String] = []
  /// What was printed of the line that has not ended.
  package internal(set) var line = ""
  /// What the next object may be called that a class method of Objective-C makes.
  package var factoryName: String?
  /// The objects whose initializers run, in which observers are not told.
  package var initializing: [(number: Int, owner: Nominal?, depth: Int)] = []
  /// The properties whose observers run, by object, which are not told of what they set themselves.
  package var observed: [(property: Property, number: Int)] = []
  /// The overrides of what UIKit calls that run now.
  package var calledBack: [(number: Int, method: Event.Name)] = []
  /// Up to when time passes after the command under way, in seconds of the program's clock.
  package var horizon = 0.0
  /// Methods that were looked for, by type and name.
  var found: [MethodPlace: Function] = [:]
  /// What was found for messages of Objective-C, by class and selector.
  package var messages: [MessagePlace: ObjectiveCMethodInfo.Run] = [:]

  package init(_ program: Program) {
    self.program = program
    globals = [Value](repeating: .unset, count: program.globalCount)
  }

  /// Objects that hold each other leave no memory behind, whatever ended the run.
  deinit { for instance in heap.values { instance.fields = [] } }

  // MARK: Steps and output

  /// Counts a statement that begins, and remembers where it stands.
  package func step(_ mark: Mark, _ frame: Frame) throws(Halt) {
    steps += 1
    try Bound.statements.check(steps)
    // A crash within the library's code lies at the program's own line.
    guard !mark.isLibrary else { return }
    position = mark.at
    recorder?.begin(mark, frame, self)
  }

  /// Counts elements that are made or gone through, which take time and memory.
  package func charge(_ count: Int) throws(Halt) {
    visited += count
    try Bound.visits.check(visited)
  }

  /// Counts what a value has to go through.
  package func charge(_ value: Value) throws(Halt) {
    switch value {
    case .array(let values): if values.count > 8 { try charge(values.count) }
    case .table(let table): if table.count > 8 { try charge(table.count) }
    case .string(let text): if text.utf8.count > 128 { try charge(text.utf8.count / 16) }
    default: break
    }
  }

  /// Takes a text down, and tells of it line by line.
  package func print(_ text: String, end: String) throws(Halt) {
    // By bytes, since a return before the line's end makes one character with it.
    var parts = (text + end).utf8.split(separator: 10, omittingEmptySubsequences: false)
    let rest = parts.popLast().map { String(Substring($0)) } ?? ""
    for part in parts {
      try print(line + String(Substring(part)))
      line = ""
    }
    line += rest
    try Bound.output.check(line.utf8.count)
  }

  /// Prints what stands on a line that has no end.
  package func endLine() throws(Halt) {
    let rest = line
    line = ""
    try print(rest)
  }

  package func print(_ text: String) throws(Halt) {
    outputBytes += text.utf8.count + 1
    try Bound.output.check(outputBytes)
    printed.append(text)
    application?.postPrint(text)
  }
}

/// Records what a program does step by step, for whoever looks at a run. It runs none of the program's code.
package protocol StepRecorder: AnyObject {
  /// A statement begins.
  func begin(_ mark: Mark, _ frame: Frame, _ machine: Machine)
  /// The command ends.
  func end(_ machine: Machine)
}
